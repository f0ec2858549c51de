import type { RunRecording } from '#domain/attention/recording.ts';
import { meanOf, standardDeviationOf } from '#domain/attention/statistics/descriptive.ts';
import { newStroopRun, type StroopAnswer, type StroopEvent, stepStroop } from './run.ts';
import { isCongruent } from './stimuli.ts';

/** Goes up with every change that can give a recorded run another result. */
export const STROOP_VERSION = 1;

/** Times outside these bounds (both included) say more of a slip or a distraction than of reading a color. */
const FASTEST_MS = 200;
const SLOWEST_MS = 5000;

/** Times of each condition that interference asks for: half of a Full run's. */
const MIN_TIMES = 12;

interface StroopCondition {
  readonly answered: number;
  readonly correct: number;
  /** Percent of the answers, 0 to 100; null without answers. */
  readonly accuracyPercent: number | null;
  /** How many times are in the mean: of right answers within the bounds, to words first seen. */
  readonly times: number;
  /** Milliseconds; null without times. */
  readonly meanMs: number | null;
  /** The standard deviation of the times (n − 1), in milliseconds; null for fewer than two. */
  readonly sdMs: number | null;
}

export interface StroopScore {
  readonly version: number;
  readonly complete: boolean;
  readonly congruent: StroopCondition;
  readonly incongruent: StroopCondition;
  /** Right answers whose times were left out of the means. */
  readonly timesLeftOut: number;
  /** Mean time incongruent − congruent, in milliseconds; null with fewer than `MIN_TIMES` times in either. */
  readonly interferenceMs: number | null;
  /** Its standard error, in milliseconds; null with it. */
  readonly interferenceSeMs: number | null;
}

const isTimed = ({ correct, again, timeMs }: StroopAnswer): boolean =>
  correct && !again && timeMs >= FASTEST_MS && timeMs <= SLOWEST_MS;

const conditionOf = (answers: readonly StroopAnswer[]): StroopCondition => {
  const timesMs = answers.filter(isTimed).map(({ timeMs }) => timeMs);
  return {
    answered: answers.length,
    correct: answers.filter(({ correct }) => correct).length,
    accuracyPercent: meanOf(answers.map(({ correct }) => (correct ? 100 : 0))),
    times: timesMs.length,
    meanMs: meanOf(timesMs),
    sdMs: standardDeviationOf(timesMs),
  };
};

const interferenceOf = (congruent: StroopCondition, incongruent: StroopCondition) => {
  const enough = Math.min(congruent.times, incongruent.times) >= MIN_TIMES;
  const [{ meanMs: fast, sdMs: fastSd }, { meanMs: slow, sdMs: slowSd }] = [congruent, incongruent];
  if (!enough || fast === null || slow === null || fastSd === null || slowSd === null) {
    return { interferenceMs: null, interferenceSeMs: null };
  }
  return {
    interferenceMs: slow - fast,
    interferenceSeMs: Math.sqrt(fastSd ** 2 / congruent.times + slowSd ** 2 / incongruent.times),
  };
};

/** The result of answers, by condition. */
export const scoreStroopAnswers = (
  answers: readonly StroopAnswer[],
  complete: boolean,
): StroopScore => {
  const congruent = conditionOf(answers.filter(isCongruent));
  const incongruent = conditionOf(answers.filter((answer) => !isCongruent(answer)));
  return {
    version: STROOP_VERSION,
    complete,
    congruent,
    incongruent,
    timesLeftOut: congruent.correct + incongruent.correct - congruent.times - incongruent.times,
    ...interferenceOf(congruent, incongruent),
  };
};

/** The result of a recorded run, by playing its events again. */
export const scoreStroop = ({ mode, seed, events }: RunRecording<StroopEvent>): StroopScore => {
  const run = events.reduce(stepStroop, newStroopRun(mode, seed));
  return scoreStroopAnswers(run.answers, run.phase === 'done');
};
