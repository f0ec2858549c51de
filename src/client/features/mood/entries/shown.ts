import { type MoodLog, moodLogChanges } from '#contract/mood.ts';
import { readChange } from '#contract/shared/change.ts';
import { corrected, withDetails } from '#domain/mood/details.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { isDay, isText, oneOf, shaped } from '#domain/shared/guards.ts';
import { detailFields } from './details-fields.ts';
import { DETAILS, MOOD } from './entry.ts';

const isMoodBody = shaped(
  {
    timestamp: isText,
    localDate: isDay,
    mood: oneOf(MOOD_LEVELS.map(({ value }) => value)),
    emoji: isText,
  },
  { zone: isText, ...detailFields },
);

const isDetailsBody = shaped({ moodId: isText, changes: shaped({}, detailFields) });

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
    const change = readChange(moodLogChanges, { id, kind, body });
    if (change?.kind === 'mood-remove')
      return moods.filter((mood) => mood.id !== change.body.moodId);
    const put = (moodId: string, changed: (mood: ShownMood) => ShownMood) =>
      moods.map((mood) => (mood.id === moodId ? markedIf(delayed.has(id), changed(mood)) : mood));
    if (change?.kind === 'mood-correct')
      return put(change.body.moodId, (mood) => corrected(mood, change.body));
    return kind === DETAILS && isDetailsBody(body)
      ? put(body.moodId, (mood) => withDetails(mood, body.changes))
      : moods;
  }, logs);
