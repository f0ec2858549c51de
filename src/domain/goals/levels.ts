import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/goals.js';

/** How far a goal has been reached, from the state at the start to much better than the target; 0 is the target. */
export const LEVELS = [-2, -1, 0, 1, 2] as const;
export type Level = (typeof LEVELS)[number];

/** The general name of a level. */
export const levelName = (level: Level): string => texts.levelNames[level];

/** The person's wording of each level, from −2 to +2. */
export type LevelTexts = readonly [string, string, string, string, string];

/** The levels of a goal, as they were between two changes. */
export interface LevelVersion {
  /** Counts from 1. */
  readonly version: number;
  readonly levels: LevelTexts;
}

/** One rating of a goal on the levels of a version. */
export interface Rating {
  readonly version: number;
  readonly level: Level;
  readonly date: LocalDate;
  readonly rater: 'person' | 'therapist';
}

const areSame = (one: LevelTexts, other: LevelTexts): boolean =>
  one.every((text, at) => text === other[at]);

/**
 * The version under which levels are stored. It is the newest version if that version has no ratings or the same
 * levels, otherwise a new version, so that existing ratings keep their meaning.
 */
export const versionFor = (
  versions: readonly LevelVersion[],
  ratings: readonly Pick<Rating, 'version'>[],
  levels: LevelTexts,
): number => {
  const newest = versions.at(-1);
  if (newest === undefined) return 1;
  const isRated = ratings.some(({ version }) => version === newest.version);
  return areSame(newest.levels, levels) || !isRated ? newest.version : newest.version + 1;
};

/**
 * The newest rating by a rater on the newest levels; null if there is none. The ratings of the person and the therapist
 * are shown side by side and never merged.
 *
 * @param ratings earliest first
 */
export const newestRating = <One extends Rating>(
  versions: readonly LevelVersion[],
  ratings: readonly One[],
  rater: Rating['rater'],
): One | null => {
  const version = versions.at(-1)?.version;
  const own = ratings.filter((one) => one.rater === rater && one.version === version);
  return own.reduce<One | null>(
    (newest, one) => (newest === null || one.date >= newest.date ? one : newest),
    null,
  );
};
