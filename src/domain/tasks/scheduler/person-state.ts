import {
  type Capacity,
  type CapacityObservation,
  capacityAfter,
  FIRST_CAPACITY,
  strengthLeft,
} from './capacity.ts';
import { type Beliefs, chanceOf, forget, learn, type Situation } from './model.ts';

/** All that the scheduler has learned about one person, in the form in which it is stored. */
export interface LearnedState {
  readonly version: 1;
  readonly beliefs: Beliefs;
  readonly capacity: Capacity;
}

/** The state of a new person, which is the prior. */
export const NEWCOMER: LearnedState = { version: 1, beliefs: {}, capacity: FIRST_CAPACITY };

/** The outcome of one smart task at the end of its day. */
export interface OfferOutcome {
  readonly situation: Situation;
  readonly minutes: number;
  readonly done: boolean;
  /** Whether the person asked for another one instead; such a task is not done. */
  readonly swapped?: boolean;
}

/** A swap is a choice between two tasks and no failure, so it is learned as a third of one left undone. */
const SWAP_WEIGHT = 1 / 3;

/** The share of the beliefs that is forgotten each day; half is forgotten after about three weeks. */
const FORGOTTEN_A_DAY = 0.03;

/**
 * The state after a day: beliefs are partly forgotten and then updated by each smart task, and the capacity
 * is updated by all of them. A task that was left undone when the day's capacity was probably used up does
 * not update the beliefs. One that was swapped for another says a little about what is liked and nothing about the
 * capacity. Routines of the day say something about the capacity only. A day without smart tasks changes nothing.
 *
 * @param outcomes in the order of the day, all with the day's mood
 * @param routines what was done of the day's routines, in their order
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
  const left = strengthLeft(capacity, mood, attempts).slice(routines.length);
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
