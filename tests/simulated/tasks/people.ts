import { normalCumulative } from '#domain/shared/numbers/normal.ts';
import { normalFrom, type Random } from '#domain/shared/numbers/random.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { Situation } from '#domain/tasks/scheduler/model.ts';
import { AREAS, type Area, type MoodBand, moodBandOf } from '#domain/tasks/vocabulary.ts';

/*
 * Simulated people for the scheduler. Their behaviour follows a richer model than the scheduler's own. It depends on
 * the area, the size, the time of day, the mood, and the remaining capacity of the day.
 */

export const PERSON_KINDS = ['steady', 'overwhelmed', 'evening', 'declining'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

export interface SimulatedPerson {
  readonly kind: PersonKind;
  /** How much the person likes each area, on the probit scale. */
  readonly likes: Readonly<Record<Area, number>>;
  readonly bands: Readonly<Record<Band, number>>;
  readonly sizes: Readonly<Record<Size, number>>;
  readonly moodWeight: number;
  /** The capacity on a day with a medium mood, in minutes of tasks. */
  readonly capacityMinutes: number;
  /** The day on which the person's likes change. For most people, it is after the end of the simulation. */
  readonly changeDay: number;
  readonly likesAfterChange: Readonly<Record<Area, number>>;
}

const likesFrom = (random: Random): Record<Area, number> => {
  const pairs = AREAS.map((area): [Area, number] => [area, -0.5 + 1.3 * normalFrom(random)]);
  return Object.fromEntries(pairs) as Record<Area, number>;
};

const BY_KIND = {
  steady: {
    capacity: 70,
    bands: { morning: 0.1, midday: 0.1, evening: 0 },
    full: 0,
    moodWeight: 0.3,
  },
  overwhelmed: {
    capacity: 32,
    bands: { morning: -0.2, midday: 0.1, evening: 0 },
    full: -0.9,
    moodWeight: 0.5,
  },
  evening: {
    capacity: 60,
    bands: { morning: -0.9, midday: -0.2, evening: 0.5 },
    full: -0.1,
    moodWeight: 0.3,
  },
  declining: {
    capacity: 65,
    bands: { morning: 0, midday: 0.1, evening: -0.1 },
    full: -0.1,
    moodWeight: 0.4,
  },
} as const;

/** A random person of a kind. */
export const personOf = (
  kind: PersonKind,
  random: Random,
  changeDay = Number.POSITIVE_INFINITY,
): SimulatedPerson => {
  const { capacity, bands, full, moodWeight } = BY_KIND[kind];
  return {
    kind,
    likes: likesFrom(random),
    bands,
    sizes: { full, lighter: 0.25, micro: 0.5 },
    moodWeight,
    capacityMinutes: capacity * (0.85 + 0.3 * random()),
    changeDay,
    likesAfterChange: likesFrom(random),
  };
};

/** A person’s strength on a day, 0 to 1; the declining kind is lowest around day 30 and recovers by day 50. */
const strengthOn = (person: SimulatedPerson, day: number): number => {
  if (person.kind !== 'declining') return 1;
  if (day < 18 || day > 50) return 1;
  return 0.5 + 0.5 * (Math.abs(day - 34) / 16);
};

/** A day's mood value, 0 to 100 in steps of 25. */
export const moodOn = (person: SimulatedPerson, day: number, random: Random): number => {
  const center = 2.1 * strengthOn(person, day) + 0.2 - (person.kind === 'overwhelmed' ? 0.5 : 0);
  return 25 * Math.min(4, Math.max(0, Math.round(center + 0.9 * normalFrom(random))));
};

const ROOM: Readonly<Record<MoodBand, number>> = { low: 0.8, middle: 1, high: 1.1 };

/** A person's capacity on a day with this mood, in minutes. */
export const capacityOn = (person: SimulatedPerson, day: number, mood: number): number =>
  person.capacityMinutes * strengthOn(person, day) * ROOM[moodBandOf(mood)];

/** The probability, 0 to 1, that a person does a task while capacity is left. */
export const trueChance = (person: SimulatedPerson, day: number, situation: Situation): number => {
  const likes = day >= person.changeDay ? person.likesAfterChange : person.likes;
  const moodShift = { low: -1, middle: 0, high: 0.5 }[situation.mood] * person.moodWeight;
  const weighs = situation.size === 'full' ? 1.5 : situation.size === 'lighter' ? 0.8 : 0.2;
  return normalCumulative(
    likes[situation.area] +
      person.bands[situation.band] +
      person.sizes[situation.size] +
      moodShift * weighs -
      1.2 * (1 - strengthOn(person, day)),
  );
};
