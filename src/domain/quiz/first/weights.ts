import type { Neurotype } from '#domain/shared/neurotype.ts';

/**
 * What answers count. For the server alone: nothing that runs on a person's device imports this
 * module, so that weights never get there; a test holds it to that.
 *
 * A version is never changed once results were stored with it. A change of weights, or a question
 * that leaves or joins, is a new version beside it, so that old answers can be scored again by either.
 */
export interface FirstWeights {
  /** What each option counts, by its index: from 0 up, and never less than the option before. */
  readonly optionPoints: readonly number[];
  /** The ids of the questions that count for each neurotype, each with the same weight. */
  readonly questionIds: Readonly<Record<Neurotype, readonly string[]>>;
}

/** What the answers of a weekly check-in count; each question has the same weight. */
export interface WeeklyWeights {
  readonly optionPoints: readonly number[];
}

/** The version that new first quizzes are scored by. */
export const FIRST_WEIGHTS_VERSION = 1;
/** The version that new weekly check-ins are scored by. */
export const WEEKLY_WEIGHTS_VERSION = 1;

/** All versions of the first quiz's weights. */
export const FIRST_WEIGHTS: Readonly<Record<number, FirstWeights>> = {
  1: {
    optionPoints: [0, 1, 2, 3, 4],
    questionIds: {
      ADHD: ['first-01', 'first-04', 'first-07', 'first-10', 'first-13', 'first-16'],
      Autism: ['first-02', 'first-05', 'first-08', 'first-11', 'first-14', 'first-17'],
      OCD: ['first-03', 'first-06', 'first-09', 'first-12', 'first-15', 'first-18'],
    },
  },
};

/** All versions of the weekly check-in's weights. */
export const WEEKLY_WEIGHTS: Readonly<Record<number, WeeklyWeights>> = {
  1: { optionPoints: [0, 1, 2, 3, 4] },
};
