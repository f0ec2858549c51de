import { safeParse } from 'zod/mini';
import { useOutbox } from '#client/lib/outbox-context.ts';
import { type MoodLog, moodEndpoints } from '#contract/mood.ts';
import { moodKind } from './mood-kind.tsx';
import { deviceZone } from './mood-texts.ts';

/** A mood as the pages show it. `unsent` says why the server does not have it yet. */
export type ShownMood = MoodLog & { readonly unsent?: 'waiting' | 'refused' };

/** The moods that are only on this device so far, in the order they were entered. */
export const useWaitingMoods = (): readonly ShownMood[] => {
  const { items } = useOutbox();
  return items.flatMap(({ id, userId, kind, body, refused }) => {
    if (kind !== moodKind.name) return [];
    const read = safeParse(moodEndpoints.submit.body, { ...Object(body), id, userId });
    if (!read.success || read.data.localDate === undefined) return [];
    const { localDate, zone = deviceZone(), ...rest } = read.data;
    const unsent = refused === null ? 'waiting' : 'refused';
    return [{ ...rest, id, localDate, zone, unsent }];
  });
};
