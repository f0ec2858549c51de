import type { Neurotype } from '#domain/shared/neurotype.ts';

/**
 * The weights of the first quiz. Only the server may import this module, so that weights never reach a person's device;
 * a test checks that.
 *
 * A version never changes after results have been stored with it. New weights and added or removed questions require a
 * new version, so that old answers can be scored again with either version.
 */
export interface FirstWeights {
  /** The points of each option by its index. They start at 0 and never decrease. */
  readonly optionPoints: readonly number[];
  /** The ids of the questions that count for each neurotype; all have the same weight. */
  readonly questionIds: Readonly<Record<Neurotype, readonly string[]>>;
}

/** The weights of a weekly check-in; all questions have the same weight. */
export interface WeeklyWeights {
  readonly optionPoints: readonly number[];
}

/** The version that scores new first quizzes. */
export const FIRST_WEIGHTS_VERSION = 1;
/** The version that scores new weekly check-ins. */
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
