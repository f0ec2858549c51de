import { deviceZone } from '#client/lib/device-zone.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import type { MoodLog } from '#contract/mood.ts';
import { type ShownMood, shownMoods } from './entries/shown.ts';

/** The moods that the server has, with everything that waits to be sent. */
export const useShownMoods = (logs: readonly MoodLog[]): readonly ShownMood[] => {
  const { items, fresh } = useOutbox();
  const delayed = new Set(useDelayed().map(({ id }) => id));
  return shownMoods(logs, { items: [...items, ...fresh], delayed, zone: deviceZone() });
};
