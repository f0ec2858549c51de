import type { MoodLog } from '#contract/mood.ts';
import { corrected } from '#domain/mood/details.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { isDay, isText, oneOf, shaped } from '#domain/shared/guards.ts';
import { detailFields } from './details-fields.ts';
import { DETAILS, MOOD, REMOVAL } from './entry.ts';

const mood = oneOf(MOOD_LEVELS.map(({ value }) => value));

const isMoodBody = shaped(
  {
    timestamp: isText,
    localDate: isDay,
    mood,
    emoji: isText,
  },
  { zone: isText, ...detailFields },
);

const isDetailsBody = shaped({ moodId: isText, changes: shaped({}, { mood, ...detailFields }) });

/** A mood as shown on a page; `waiting` means that sending the mood or its details is delayed. */
export type ShownMood = MoodLog & { readonly waiting?: true };

/** The fields of an outbox entry that this file reads. */
interface Entry {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly body: unknown;
  readonly refused: unknown;
}

interface Waiting {
  /** The outbox entries, in the order in which they were made. */
  readonly items: readonly Entry[];
  /** The ids of entries whose sending is delayed. */
  readonly delayed: ReadonlySet<string>;
  /** The time zone for moods without a stored zone. */
  readonly zone: string;
}

const markedIf = (isDelayed: boolean, mood: ShownMood): ShownMood =>
  isDelayed ? { ...mood, waiting: true } : mood;

/**
 * The moods that the server has, plus waiting moods, details, corrections and deletions. Refused entries are left out,
 * because the outbox lists them.
 */
export const shownMoods = (
  logs: readonly MoodLog[],
  { items, delayed, zone: here }: Waiting,
): readonly ShownMood[] =>
  items.reduce<readonly ShownMood[]>((moods, { id, userId, kind, body, refused }) => {
    if (refused !== null) return moods;
    if (kind === MOOD && isMoodBody(body)) {
      const { timestamp, localDate, zone = here, mood: value, emoji } = body;
      const { why = '', tags = [], ownTags = [], energy = null, body: signals = [] } = body;
      const about = { id, userId, timestamp, localDate, zone, mood: value, emoji };
      const mood: MoodLog = { ...about, why, tags, ownTags, energy, body: signals };
      const isSent = moods.some((known) => known.id === id);
      return isSent ? moods : moods.concat(markedIf(delayed.has(id), mood));
    }
    if (kind === REMOVAL) return moods.filter((known) => known.id !== Object(body).moodId);
    if (kind !== DETAILS || !isDetailsBody(body)) return moods;
    const { moodId, changes } = body;
    return moods.map((known) =>
      known.id === moodId ? markedIf(delayed.has(id), corrected(known, changes)) : known,
    );
  }, logs);
