import type { BodySignal } from './body.ts';
import type { EnergyValue } from './energy.ts';
import type { KnownTag } from './tags.ts';

/** The details that can be noted with a mood. */
export interface MoodDetails {
  readonly why: string;
  readonly tags: readonly KnownTag[];
  /** The person's own words. */
  readonly ownTags: readonly string[];
  /** Null if not given. */
  readonly energy: EnergyValue | null;
  readonly body: readonly BodySignal[];
}

/** Changes of details; missing or undefined ones stay unchanged. */
export type DetailChanges = {
  readonly [Name in keyof MoodDetails]?: MoodDetails[Name] | undefined;
};

/** The details as one string for comparison, with the reason trimmed. */
const comparable = ({ why, tags, ownTags, energy, body }: MoodDetails): string =>
  JSON.stringify([why.trim(), tags, ownTags, energy, body]);

/** A copy of a mood with some of its details changed. */
export const withDetails = <Mood extends MoodDetails>(
  mood: Mood,
  { why, tags, ownTags, energy, body }: DetailChanges,
): Mood => ({
  ...mood,
  why: why ?? mood.why,
  tags: tags ?? mood.tags,
  ownTags: ownTags ?? mood.ownTags,
  // Null is a value here: no energy is given.
  energy: energy === undefined ? mood.energy : energy,
  body: body ?? mood.body,
});

/** Whether these changes would alter the details. */
export const isChangedBy = (details: MoodDetails, changes: DetailChanges): boolean =>
  comparable(withDetails(details, changes)) !== comparable(details);
