import { deviceZone } from '#client/lib/device-zone.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import type { MoodLog } from '#contract/mood.ts';
import { type ShownMood, shownMoods } from './entries/shown.ts';

/** The moods that the server has, plus waiting moods and details. */
export const useShownMoods = (logs: readonly MoodLog[]): readonly ShownMood[] => {
  const { items } = useOutbox();
  const delayed = new Set(useDelayed().map(({ id }) => id));
  return shownMoods(logs, { items, delayed, zone: deviceZone() });
};
