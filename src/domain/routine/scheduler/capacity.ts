import type { MoodBand } from '#domain/routine/vocabulary.ts';

/**
 * How many minutes of tasks a person may have strength for on a day with a middling mood: one
 * probability for each of `MINUTES`, summing to one.
 */
export type Capacity = readonly number[];

/** The capacities that are told apart: from 12 to 240 minutes, each 12 percent above the last. */
const MINUTES: readonly number[] = Array.from({ length: 27 }, (_, step) =>
  Math.round(12 * 1.122 ** step),
);

const normalized = (weights: readonly number[]): Capacity => {
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
};

/** Nothing is known yet: around 40 minutes, two or three small things, is more kind than much. */
export const FIRST_CAPACITY: Capacity = normalized(
  MINUTES.map((minutes) => Math.exp(-0.5 * (Math.log(minutes / 42) / 0.5) ** 2)),
);

/** A low mood leaves less room, a high one a little more. */
const ROOM_BY_MOOD: Readonly<Record<MoodBand, number>> = { low: 0.8, middle: 1, high: 1.1 };

/** Tasks are done beyond one's strength now and then; no single day may settle the matter. */
const BEYOND_STRENGTH = 0.05;
/** How much of what was believed of the capacity a day takes away. */
const FORGOTTEN_A_DAY = 0.03;

/** One offer of a day in the order of the day. */
export interface CapacityObservation {
  readonly minutes: number;
  /** How likely the person was thought to do it with strength left, 0 to 1. */
  readonly chance: number;
  readonly done: boolean;
}

/** The capacity below which half of what is believed lies, in minutes. */
export const middleOf = (capacity: Capacity): number => {
  let below = 0;
  for (const [index, probability] of capacity.entries()) {
    below += probability;
    if (below >= 0.5) return MINUTES[index] ?? 0;
  }
  return MINUTES.at(-1) ?? 0;
};

/** The minutes to plan for a day with this mood. */
export const budgetFor = (capacity: Capacity, mood: MoodBand): number =>
  Math.round(middleOf(capacity) * ROOM_BY_MOOD[mood]);

/** How likely a day's outcomes are for somebody with so many minutes of strength. */
const likelihood = (attempts: readonly CapacityObservation[], strengthMinutes: number): number => {
  let left = strengthMinutes;
  let product = 1;
  for (const { minutes, chance, done } of attempts) {
    const able = minutes <= left ? chance : BEYOND_STRENGTH * chance;
    product *= done ? able : 1 - able;
    if (done) left -= minutes;
  }
  return Math.max(product, 1e-12);
};

/**
 * What is believed of the capacity after a day (Bayes' rule on a grid, with a little forgetting). A day
 * without offers changes nothing: days off are no failure.
 */
export const capacityAfter = (
  capacity: Capacity,
  mood: MoodBand,
  attempts: readonly CapacityObservation[],
): Capacity => {
  if (attempts.length === 0) return capacity;
  return normalized(
    capacity.map((probability, index) => {
      const before =
        (1 - FORGOTTEN_A_DAY) * probability + FORGOTTEN_A_DAY * (FIRST_CAPACITY[index] ?? 0);
      return before * likelihood(attempts, (MINUTES[index] ?? 0) * ROOM_BY_MOOD[mood]);
    }),
  );
};

/** How likely there was strength left for each of a day's offers, 0 to 1. */
export const strengthLeft = (
  capacity: Capacity,
  mood: MoodBand,
  attempts: readonly CapacityObservation[],
): readonly number[] => {
  let used = 0;
  return attempts.map(({ minutes, done }) => {
    const needed = used + minutes;
    if (done) used += minutes;
    return capacity.reduce(
      (sum, probability, index) =>
        (MINUTES[index] ?? 0) * ROOM_BY_MOOD[mood] >= needed ? sum + probability : sum,
      0,
    );
  });
};
