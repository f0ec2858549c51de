import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import type { texts } from '#texts/quiz.js';

/** The lowest score that counts as a pattern. */
const PATTERN_FROM = 25;
/** The lowest score that counts as a clear pattern. */
const CLEAR_FROM = 50;
/**
 * The smallest difference at which two scores no longer count as similar. If the habits are the same, two scores from
 * six answers each differ by less than this in about four of five cases (docs/science/neurotype-blend.md).
 */
const SIMILAR_WITHIN = 20;

/** Whether two scores are too close to say that one is higher. */
export const areSimilar = (one: number, other: number): boolean =>
  Math.abs(one - other) < SIMILAR_WITHIN;

/** The neurotypes of a pattern: a key of their texts. */
export type PatternGroup = keyof typeof texts.patterns;

/** The pattern of the three scores; `group` is null when no score reaches 25. */
export type ScorePattern =
  | { readonly group: null; readonly strength: 'none' | 'few' }
  | { readonly group: PatternGroup; readonly strength: 'some' | 'clear' };

const groupOf = (members: readonly Neurotype[]): PatternGroup => {
  const [adhd, autism, ocd] = NEUROTYPES.map((each) => members.includes(each));
  if (adhd && autism) return ocd ? 'all' : 'adhdAndAutism';
  if (adhd) return ocd ? 'adhdAndOcd' : 'adhd';
  if (autism) return ocd ? 'autismAndOcd' : 'autism';
  return 'ocd';
};

/**
 * The pattern of three scores from 0 to 100. Its group contains the neurotype with the highest score, and those with
 * similar scores of at least 25. The pattern is clear when the highest score is 50 or more. There are 16 patterns:
 * seven groups, each clear or not, and the patterns `none` (all scores 0) and `few` (all scores below 25).
 */
export const patternOf = (scores: NeurotypeScores): ScorePattern => {
  const highest = Math.max(...NEUROTYPES.map((neurotype) => scores[neurotype]));
  if (highest < PATTERN_FROM) return { group: null, strength: highest === 0 ? 'none' : 'few' };
  const members = NEUROTYPES.filter(
    (each) => scores[each] >= PATTERN_FROM && areSimilar(highest, scores[each]),
  );
  return { group: groupOf(members), strength: highest >= CLEAR_FROM ? 'clear' : 'some' };
};
