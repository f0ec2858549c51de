import type { BodySignal } from './body.ts';
import type { EnergyValue } from './energy.ts';
import { levelOf, type MoodValue } from './levels.ts';
import type { KnownTag } from './tags.ts';

/** The details that can be noted with a mood. */
export interface MoodDetails {
  readonly why: string;
  readonly tags: readonly KnownTag[];
  /** The person's own words. */
  readonly ownTags: readonly string[];
  /** Null if the person gave no energy. */
  readonly energy: EnergyValue | null;
  readonly body: readonly BodySignal[];
}

/** Changes to details; a missing or undefined detail stays unchanged. */
export type DetailChanges = {
  readonly [Name in keyof MoodDetails]?: MoodDetails[Name] | undefined;
};

/** A correction of a logged mood: perhaps another mood, and changed details. The time stays. */
export type MoodCorrection = DetailChanges & { readonly mood?: MoodValue | undefined };

/** A mood without details. Its keys are the names of all details. */
export const NO_DETAILS: MoodDetails = { why: '', tags: [], ownTags: [], energy: null, body: [] };

/** The details of a value that are defined; the value may have other fields too. */
export const detailsIn = (value: DetailChanges): Partial<MoodDetails> =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([name, detail]) => Object.hasOwn(NO_DETAILS, name) && detail !== undefined,
    ),
  );

/** A copy of a mood with some of its details changed. */
export const withDetails = <Mood extends MoodDetails>(
  mood: Mood,
  changes: DetailChanges,
): Mood => ({
  ...mood,
  ...detailsIn(changes),
});

/** A copy of a logged mood after a correction. The emoji follows the mood. */
export const corrected = <
  Log extends MoodDetails & { readonly mood: MoodValue; readonly emoji: string },
>(
  log: Log,
  { mood, ...changes }: MoodCorrection,
): Log =>
  withDetails(
    mood === undefined || mood === log.mood ? log : { ...log, mood, emoji: levelOf(mood).emoji },
    changes,
  );

/** The details as one string for comparison, with the reason trimmed. */
const comparable = (mood: MoodDetails): string =>
  JSON.stringify({ ...NO_DETAILS, ...detailsIn(mood), why: mood.why.trim() });

/** Whether these changes would alter the details. */
export const isChangedBy = (details: MoodDetails, changes: DetailChanges): boolean =>
  comparable(withDetails(details, changes)) !== comparable(details);
