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
 * The prior. Its median is about 42 minutes, because planning two or three small tasks is kinder than planning many.
 */
export const FIRST_CAPACITY: Capacity = normalized(
  MINUTES.map((minutes) => Math.exp(-0.5 * (Math.log(minutes / 42) / 0.5) ** 2)),
);

/** The factor on the capacity per mood band. */
const ROOM_BY_MOOD: Readonly<Record<MoodBand, number>> = { low: 0.8, middle: 1, high: 1.1 };

/**
 * The factor on the chance of a task beyond the capacity. It is above 0, so that a single day cannot rule out a
 * capacity.
 */
const BEYOND_STRENGTH = 0.05;
/** The weight with which the prior is mixed in each day. */
const FORGOTTEN_A_DAY = 0.03;

/** One task or routine that was offered on a day, and whether it was done. */
export interface CapacityObservation {
  readonly minutes: number;
  /** The estimated chance, 0 to 1, that the person does the task while capacity is left. */
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

/** The number of minutes to plan for a day with this mood. */
export const budgetFor = (capacity: Capacity, mood: MoodBand): number =>
  Math.round(middleOf(capacity) * ROOM_BY_MOOD[mood]);

/** How likely the outcomes of a day are if the capacity is `strengthMinutes`. */
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
 * For each offer of a day, the probability, 0 to 1, that the day's capacity was enough for that offer. The result is in
 * the order of the day.
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
