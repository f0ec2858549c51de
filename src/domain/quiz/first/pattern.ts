import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';

/** Below this, a score is no pattern. */
const PATTERN_FROM = 25;
/** From here on, the traits of a score come up often enough for the pattern to be clear. */
const CLEAR_FROM = 50;
/**
 * Scores that are less than this apart count as similar. Two scores of six answers each that come
 * from the same habits are closer than this about four times of five (docs/science/neurotype-blend.md).
 */
const SIMILAR_WITHIN = 20;

/** The neurotypes of a pattern, in the order of `NEUROTYPES`. */
export type PatternGroup =
  | 'ADHD'
  | 'Autism'
  | 'OCD'
  | 'ADHD and Autism'
  | 'ADHD and OCD'
  | 'Autism and OCD'
  | 'ADHD, Autism and OCD';

/** What the three scores look like together; `group` is null when no score reaches a pattern. */
export type ScorePattern =
  | { readonly group: null; readonly strength: 'none' | 'few' }
  | { readonly group: PatternGroup; readonly strength: 'some' | 'clear' };

const groupOf = (members: readonly Neurotype[]): PatternGroup => {
  const [adhd, autism, ocd] = NEUROTYPES.map((each) => members.includes(each));
  if (adhd && autism) return ocd ? 'ADHD, Autism and OCD' : 'ADHD and Autism';
  if (adhd) return ocd ? 'ADHD and OCD' : 'ADHD';
  if (autism) return ocd ? 'Autism and OCD' : 'Autism';
  return 'OCD';
};

/**
 * The pattern of three scores from 0 to 100. It holds the highest score and those that are similar to
 * it and reach 25; it is clear when the highest is 50 or more. Each of the seven groups
 * can be clear or not, and with none (all scores 0) and few (all below 25) there are 16 patterns.
 */
export const patternOf = (scores: NeurotypeScores): ScorePattern => {
  const highest = Math.max(...NEUROTYPES.map((neurotype) => scores[neurotype]));
  if (highest < PATTERN_FROM) return { group: null, strength: highest === 0 ? 'none' : 'few' };
  const members = NEUROTYPES.filter(
    (each) => scores[each] >= PATTERN_FROM && highest - scores[each] < SIMILAR_WITHIN,
  );
  return { group: groupOf(members), strength: highest >= CLEAR_FROM ? 'clear' : 'some' };
};
