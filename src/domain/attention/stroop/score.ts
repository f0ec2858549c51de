import type { RunRecording } from '#domain/attention/recording.ts';
import { meanOf, standardDeviationOf } from '#domain/attention/statistics/descriptive.ts';
import { newStroopRun, type StroopAnswer, type StroopEvent, stepStroop } from './run.ts';
import { isCongruent } from './stimuli.ts';

/** Increase this version with every change that can alter the score of a recorded run. */
export const STROOP_VERSION = 1;

/**
 * The shortest and the longest time that count toward the means, in milliseconds. Shorter times are treated as slips,
 * longer times as distractions.
 */
const FASTEST_MS = 200;
const SLOWEST_MS = 5000;

/**
 * Minimum number of times in each condition for calculating the interference: half of the trials that a Full run has in
 * a condition.
 */
const MIN_TIMES = 12;

interface StroopCondition {
  readonly answered: number;
  readonly correct: number;
  /** The percentage of answers that were right, 0 to 100; null without answers. */
  readonly accuracyPercent: number | null;
  /**
   * The number of times in the mean. It includes only right answers within the bounds to words shown for the first
   * time.
   */
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
  /** The number of right answers whose times were excluded from the means. */
  readonly timesLeftOut: number;
  /**
   * The mean incongruent time minus the mean congruent time, in milliseconds; null if either condition has fewer than
   * `MIN_TIMES` times.
   */
  readonly interferenceMs: number | null;
  /**
   * The standard error of `interferenceMs`, in milliseconds: √(s₁²/n₁ + s₂²/n₂); null when `interferenceMs` is null.
   */
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

/** The score of a list of answers, by condition. */
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

/** The score of a recorded run, computed by replaying its events. */
export const scoreStroop = ({ mode, seed, events }: RunRecording<StroopEvent>): StroopScore => {
  const run = events.reduce(stepStroop, newStroopRun(mode, seed));
  return scoreStroopAnswers(run.answers, run.phase === 'done');
};
