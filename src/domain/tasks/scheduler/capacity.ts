import type { MoodBand } from '#domain/tasks/vocabulary.ts';

/**
 * The distribution of a person's capacity, in minutes of tasks, on a day with a middle mood: one probability
 * for each of `MINUTES`, summing to one.
 */
export type Capacity = readonly number[];

/** The grid of capacities: 27 values from 12 to 240 minutes, each 12.2% above the one before. */
const MINUTES: readonly number[] = Array.from({ length: 27 }, (_, step) =>
  Math.round(12 * 1.122 ** step),
);

const normalized = (weights: readonly number[]): Capacity => {
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
};

/**
 * The prior, with a median of about 42 minutes: planning two or three small tasks is kinder than
 * planning many.
 */
export const FIRST_CAPACITY: Capacity = normalized(
  MINUTES.map((minutes) => Math.exp(-0.5 * (Math.log(minutes / 42) / 0.5) ** 2)),
);

/** The factor on the capacity per mood band. */
const ROOM_BY_MOOD: Readonly<Record<MoodBand, number>> = { low: 0.8, middle: 1, high: 1.1 };

/**
 * The factor on the chance of a task beyond the capacity; above 0, so that one day cannot rule a
 * capacity out.
 */
const BEYOND_STRENGTH = 0.05;
/** The weight of the prior that is mixed in each day. */
const FORGOTTEN_A_DAY = 0.03;

/** One offer of a day and whether it was done. */
export interface CapacityObservation {
  readonly minutes: number;
  /** The estimated chance, 0 to 1, that the person does it while capacity is left. */
  readonly chance: number;
  readonly done: boolean;
}

/** The median capacity, in minutes. */
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

/** The likelihood of a day's outcomes for a capacity in minutes. */
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
 * The capacity after a day: Bayes' rule on the grid, after mixing in 3% of the prior. A day without offers
 * changes nothing, because a day off is not a failure.
 *
 * @param attempts in the order of the day
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

/**
 * The probability, 0 to 1, that each offer of a day was still within the capacity, in the order of
 * the day.
 */
export const capacityLeft = (
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
