import type { BodySignal } from './body.ts';
import type { EnergyValue } from './energy.ts';
import type { KnownTag } from './tags.ts';

/** What can be noted beside a mood. */
export interface MoodDetails {
  readonly why: string;
  readonly tags: readonly KnownTag[];
  /** The person's own words. */
  readonly ownTags: readonly string[];
  /** Null where it was not said. */
  readonly energy: EnergyValue | null;
  readonly body: readonly BodySignal[];
}

/** Some of the details; those that are left out stay as they are. */
export type DetailChanges = {
  readonly [Name in keyof MoodDetails]?: MoodDetails[Name] | undefined;
};

/** The details as one text to compare them by, without the spaces around the reason. */
const comparable = ({ why, tags, ownTags, energy, body }: MoodDetails): string =>
  JSON.stringify([why.trim(), tags, ownTags, energy, body]);

/** A mood with some of its details changed, and all else of it as it was. */
export const withDetails = <Mood extends MoodDetails>(
  mood: Mood,
  { why, tags, ownTags, energy, body }: DetailChanges,
): Mood => ({
  ...mood,
  why: why ?? mood.why,
  tags: tags ?? mood.tags,
  ownTags: ownTags ?? mood.ownTags,
  // Null is an answer here: the energy was not said.
  energy: energy === undefined ? mood.energy : energy,
  body: body ?? mood.body,
});

/** Whether details would be other ones with these changes. */
export const isChangedBy = (details: MoodDetails, changes: DetailChanges): boolean =>
  comparable(withDetails(details, changes)) !== comparable(details);
