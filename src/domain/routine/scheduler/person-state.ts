import { type Capacity, capacityAfter, FIRST_CAPACITY, strengthLeft } from './capacity.ts';
import { type Beliefs, chanceOf, forget, learn, type Situation } from './model.ts';

/** Everything that the scheduler has learned about one person; it is stored as it is. */
export interface LearnedState {
  readonly version: 1;
  readonly beliefs: Beliefs;
  readonly capacity: Capacity;
}

/** Nothing is known of a new person: all of it is prior. */
export const NEWCOMER: LearnedState = { version: 1, beliefs: {}, capacity: FIRST_CAPACITY };

/** What became of one smart task by the end of its day. */
export interface OfferOutcome {
  readonly situation: Situation;
  readonly minutes: number;
  readonly done: boolean;
}

/** Half of what was believed gives way in about three weeks: habits show, old ones fade. */
const FORGOTTEN_A_DAY = 0.03;

/**
 * What is known after a day: old beliefs fade a little, each smart task teaches, and the capacity
 * follows what was done. A task that was left undone when the day's strength was probably used up
 * says nothing about the task. A day without smart tasks changes nothing.
 *
 * @param outcomes in the order of the day, all with the day's mood
 */
export const afterDay = (
  learned: LearnedState,
  outcomes: readonly OfferOutcome[],
): LearnedState => {
  const [first] = outcomes;
  if (first === undefined) return learned;
  const { mood } = first.situation;
  const attempts = outcomes.map(({ situation, minutes, done }) => ({
    minutes,
    done,
    chance: chanceOf(learned.beliefs, situation),
  }));
  const capacity = capacityAfter(learned.capacity, mood, attempts);
  const left = strengthLeft(capacity, mood, attempts);
  return {
    version: 1,
    capacity,
    beliefs: outcomes
      .filter(({ done }, index) => done || (left[index] ?? 1) > 0.5)
      .reduce(
        (beliefs, { situation, done }) => learn(beliefs, situation, done),
        forget(learned.beliefs, FORGOTTEN_A_DAY),
      ),
  };
};
