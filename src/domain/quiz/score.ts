import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import {
  FIRST_WEIGHTS,
  FIRST_WEIGHTS_VERSION,
  WEEKLY_WEIGHTS,
  WEEKLY_WEIGHTS_VERSION,
} from './first/weights.ts';
import type { QuizResponse } from './item.ts';
import type { NeurotypeScores } from './neurotype-scores.ts';

/** The result of the first quiz. */
export interface FirstScore {
  readonly scores: NeurotypeScores;
  /** The neurotype with the highest score; in a tie, the first in the order of `NEUROTYPES`. */
  readonly primaryCondition: Neurotype;
  /** The version of the weights from which these scores were calculated. */
  readonly weightsVersion: number;
}

/** The result of a weekly check-in. */
export interface WeeklyScore {
  /** A whole number from 0 to 100: how often the traits came up. */
  readonly score: number;
  readonly weightsVersion: number;
}

const versionOf = <Weights>(table: Readonly<Record<number, Weights>>, version: number): Weights => {
  const weights = table[version];
  if (weights === undefined) throw new RangeError(`No weights have the version ${version}.`);
  return weights;
};

/** The points as a percentage of the possible points, a whole number. */
const hundredths = (
  indexes: readonly (number | undefined)[],
  points: readonly number[],
): number => {
  const got = indexes.map((index) => {
    const worth = index === undefined ? undefined : points[index];
    if (worth === undefined) throw new RangeError('Only complete answers can be scored.');
    return worth;
  });
  const most = Math.max(...points) * got.length;
  if (most === 0) throw new RangeError('Only complete answers can be scored.');
  return Math.round((100 * got.reduce((sum, worth) => sum + worth, 0)) / most);
};

/** The neurotype with the highest score; in a tie, the first in the order of `NEUROTYPES`. */
const primaryOf = (scores: NeurotypeScores): Neurotype =>
  NEUROTYPES.reduce((best, next) => (scores[next] > scores[best] ? next : best));

/**
 * Scores the first quiz: for each neurotype, round(100 · points ÷ possible points) of its six answers. Throws a
 * RangeError when an answer is missing or out of range (`responseProblems` finds these first), or when the version does
 * not exist.
 *
 * @param version the version of the weights; an earlier version gives stored answers the scores that they had at that
 *   time
 */
export const scoreFirst = (
  responses: readonly QuizResponse[],
  version = FIRST_WEIGHTS_VERSION,
): FirstScore => {
  const { optionPoints, questionIds } = versionOf(FIRST_WEIGHTS, version);
  const answers = new Map(responses.map((each) => [each.questionId, each.selectedOptionIndex]));
  const scoreOf = (neurotype: Neurotype): number =>
    hundredths(
      questionIds[neurotype].map((id) => answers.get(id)),
      optionPoints,
    );
  const scores = { ADHD: scoreOf('ADHD'), Autism: scoreOf('Autism'), OCD: scoreOf('OCD') };
  return { scores, primaryCondition: primaryOf(scores), weightsVersion: version };
};

/**
 * Scores a weekly check-in: round(100 · points ÷ possible points) of its answers. Throws a RangeError when there are no
 * answers, when an answer is out of range, or when the version does not exist.
 */
export const scoreWeekly = (
  responses: readonly QuizResponse[],
  version = WEEKLY_WEIGHTS_VERSION,
): WeeklyScore => ({
  score: hundredths(
    responses.map((each) => each.selectedOptionIndex),
    versionOf(WEEKLY_WEIGHTS, version).optionPoints,
  ),
  weightsVersion: version,
});
