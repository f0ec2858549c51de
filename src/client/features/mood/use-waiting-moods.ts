import { safeParse } from 'zod/mini';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import { type MoodLog, moodSubmission } from '#contract/mood.ts';
import { moodHandler } from './entries/handlers.tsx';

/** A mood as shown on a page; `waiting` means that sending it is delayed. */
export type ShownMood = MoodLog & { readonly waiting?: true };

/** The unsent moods in the order of entry, without refused ones, which the outbox shows itself. */
export const useWaitingMoods = (): readonly ShownMood[] => {
  const { items } = useOutbox();
  const delayed = new Set(useDelayed().map(({ id }) => id));
  return items.flatMap(({ id, userId, kind, body, refused }) => {
    if (kind !== moodHandler.name || refused !== null) return [];
    const read = safeParse(moodSubmission, { ...Object(body), id, userId });
    if (!read.success || read.data.localDate === undefined) return [];
    const { localDate, zone = deviceZone(), ...rest } = read.data;
    const log = { ...rest, id, localDate, zone };
    return [delayed.has(id) ? { ...log, waiting: true as const } : log];
  });
};
