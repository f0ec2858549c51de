import * as z from 'zod/mini';
import { type MoodLog, moodChanges, moodSubmission } from '#contract/mood.ts';
import { withDetails } from '#domain/mood/details.ts';
import { DETAILS, MOOD } from './entry.ts';

const detailsBody = z.object({ moodId: z.string(), changes: moodChanges });

/** A mood as shown on a page; `waiting` means that sending it, or details of it, is delayed. */
export type ShownMood = MoodLog & { readonly waiting?: true };

/** The parts of an outbox entry that are read here. */
interface Entry {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly body: unknown;
  readonly refused: unknown;
}

interface Waiting {
  /** The outbox entries, in the order of entry. */
  readonly items: readonly Entry[];
  /** The ids of entries whose sending is delayed. */
  readonly delayed: ReadonlySet<string>;
  /** The zone of moods without one. */
  readonly zone: string;
}

const markedIf = (isDelayed: boolean, mood: ShownMood): ShownMood =>
  isDelayed ? { ...mood, waiting: true } : mood;

/**
 * The moods that the server has, plus waiting moods and details. Refused entries are left out, since the outbox
 * shows them itself.
 */
export const shownMoods = (
  logs: readonly MoodLog[],
  { items, delayed, zone: here }: Waiting,
): readonly ShownMood[] =>
  items.reduce<readonly ShownMood[]>((moods, { id, userId, kind, body, refused }) => {
    if (refused !== null) return moods;
    if (kind === MOOD) {
      const read = z.safeParse(moodSubmission, { ...Object(body), id, userId });
      if (!read.success || read.data.localDate === undefined) return moods;
      const { localDate, zone = here, ...rest } = read.data;
      const isSent = moods.some((mood) => mood.id === id);
      const mood = { ...rest, id, localDate, zone };
      return isSent ? moods : moods.concat(markedIf(delayed.has(id), mood));
    }
    const read = z.safeParse(detailsBody, kind === DETAILS ? body : null);
    if (!read.success) return moods;
    const { moodId, changes } = read.data;
    return moods.map((mood) =>
      mood.id === moodId ? markedIf(delayed.has(id), withDetails(mood, changes)) : mood,
    );
  }, logs);
