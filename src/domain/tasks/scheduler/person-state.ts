import {
  type Capacity,
  type CapacityObservation,
  capacityAfter,
  capacityLeft,
  FIRST_CAPACITY,
} from './capacity.ts';
import { type Beliefs, chanceOf, forget, learn, type Situation } from './model.ts';

/** Everything the scheduler has learned about one person, as it is stored. */
export interface LearnedState {
  readonly version: 1;
  readonly beliefs: Beliefs;
  readonly capacity: Capacity;
}

/** The state of a new person: the priors. */
export const NEWCOMER: LearnedState = { version: 1, beliefs: {}, capacity: FIRST_CAPACITY };

/** The outcome of one smart task at the end of its day. */
export interface OfferOutcome {
  readonly situation: Situation;
  readonly minutes: number;
  readonly done: boolean;
  /** Whether the person swapped the task for another one; a swapped task is not done. */
  readonly swapped?: boolean;
}

/** A swap is a choice between two tasks, not a failure, so it counts as a third of a task left undone. */
const SWAP_WEIGHT = 1 / 3;

/** The share of the beliefs that is forgotten each day; half is forgotten after about three weeks. */
const FORGOTTEN_A_DAY = 0.03;

/**
 * The state after a day: beliefs are partly forgotten and then updated by each smart task, and the capacity is updated
 * by all of these tasks. A task that was left undone when the day's capacity was probably used up does not update the
 * beliefs. A swapped task updates the beliefs with `SWAP_WEIGHT` and does not change the capacity. Routines update only
 * the capacity. A day without smart tasks changes nothing.
 *
 * @param outcomes in the order of the day, all with the day's mood
 * @param routines the day's routines and whether they were done, in order
 */
export const afterDay = (
  learned: LearnedState,
  outcomes: readonly OfferOutcome[],
  routines: readonly CapacityObservation[] = [],
): LearnedState => {
  const [first] = outcomes;
  if (first === undefined) return learned;
  const { mood } = first.situation;
  const kept = outcomes.filter(({ swapped }) => swapped !== true);
  const attempts = [
    ...routines,
    ...kept.map(({ situation, minutes, done }) => ({
      minutes,
      done,
      chance: chanceOf(learned.beliefs, situation),
    })),
  ];
  const capacity = capacityAfter(learned.capacity, mood, attempts);
  const left = capacityLeft(capacity, mood, attempts).slice(routines.length);
  const told = kept.filter(({ done }, index) => done || (left[index] ?? 1) > 0.5);
  const swaps = outcomes.filter(({ swapped }) => swapped === true);
  return {
    version: 1,
    capacity,
    beliefs: [...told, ...swaps].reduce(
      (beliefs, { situation, done, swapped }) =>
        learn(beliefs, situation, done, swapped === true ? SWAP_WEIGHT : 1),
      forget(learned.beliefs, FORGOTTEN_A_DAY),
    ),
  };
};
