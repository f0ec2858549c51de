import { drawIndex, type Random, seededRandom } from '#domain/shared/numbers/random.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { budgetFor } from '#domain/tasks/scheduler/capacity.ts';
import { afterDay, type LearnedState, NEWCOMER } from '#domain/tasks/scheduler/person-state.ts';
import {
  MOST_TASKS,
  type PickedTask,
  type PlanContext,
  planTasks,
  planWith,
} from '#domain/tasks/scheduler/plan.ts';
import { moodBandOf, type Template } from '#domain/tasks/vocabulary.ts';
import {
  capacityOn,
  moodOn,
  type PersonKind,
  personOf,
  type SimulatedPerson,
  trueChance,
} from './people.ts';

/** One simulated day. */
export interface SimulatedDay {
  readonly planned: number;
  readonly done: number;
  readonly plannedMinutes: number;
  readonly doneMinutes: number;
  /** The person's true capacity, in minutes. */
  readonly capacityMinutes: number;
}

/** How tasks are chosen: by the scheduler, at random (uniformly), or by an oracle that knows the person. */
export type Chooser = 'scheduler' | 'uniform' | 'oracle';

const contextFor = (mood: number, minutes: number): PlanContext => ({
  bandsLeft: BANDS,
  mood: moodBandOf(mood),
  lens: null,
  minutesLeft: minutes,
  placesLeft: MOST_TASKS,
  usedToday: new Set(),
  areasToday: {},
});

const choose = (
  chooser: Chooser,
  catalogue: readonly Template[],
  learned: LearnedState,
  person: SimulatedPerson,
  day: number,
  mood: number,
  random: Random,
): readonly PickedTask[] => {
  const real = capacityOn(person, day, mood);
  if (chooser === 'scheduler') {
    const minutes = budgetFor(learned.capacity, moodBandOf(mood));
    return planTasks(catalogue, learned.beliefs, contextFor(mood, minutes), random);
  }
  if (chooser === 'uniform') {
    return planWith(
      catalogue,
      contextFor(mood, real),
      (options) => ({
        option:
          options[
            drawIndex(
              options.map(() => 1 / options.length),
              random,
            )
          ],
        probability: 1 / options.length,
      }),
      random,
    );
  }
  return planWith(
    catalogue,
    contextFor(mood, real),
    (options, worth) => {
      const chances = options.map((option) =>
        worth(option, trueChance(person, day, { ...option, mood: moodBandOf(mood) })),
      );
      return { option: options[chances.indexOf(Math.max(...chances))], probability: 1 };
    },
    random,
  );
};

/**
 * Simulates one planned day, in the order of the parts of the day. The person does the tasks that suit them until their
 * capacity is used up.
 */
const liveDay = (
  person: SimulatedPerson,
  day: number,
  mood: number,
  plan: readonly PickedTask[],
  random: Random,
): readonly { readonly choice: PickedTask; readonly done: boolean }[] => {
  let left = capacityOn(person, day, mood);
  const inOrder = [...plan].sort((a, b) => BANDS.indexOf(a.band) - BANDS.indexOf(b.band));
  return inOrder.map((choice) => {
    const { area, sizes } = choice.template;
    const { minutes } = sizes[choice.size];
    const situation = { area, size: choice.size, band: choice.band, mood: moodBandOf(mood) };
    const willing = random() < trueChance(person, day, situation);
    // A task may exceed the remaining capacity by up to 3 minutes.
    const able = minutes <= left + 3;
    if (willing && able) left -= minutes;
    return { choice, done: willing && able };
  });
};

/** Simulates a person’s days with one chooser. Deterministic for a given seed. */
const simulate = (
  person: SimulatedPerson,
  chooser: Chooser,
  catalogue: readonly Template[],
  days: number,
  seed: number,
): readonly SimulatedDay[] => {
  const moods = seededRandom(seed);
  const random = seededRandom(seed + 1);
  let learned: LearnedState = NEWCOMER;
  return Array.from({ length: days }, (_, day) => {
    const mood = moodOn(person, day, moods);
    const plan = choose(chooser, catalogue, learned, person, day, mood, random);
    const lived = liveDay(person, day, mood, plan, random);
    const outcomes = lived.map(({ choice, done }) => ({
      situation: {
        area: choice.template.area,
        size: choice.size,
        band: choice.band,
        mood: moodBandOf(mood),
      },
      minutes: choice.template.sizes[choice.size].minutes,
      done,
    }));
    learned = afterDay(learned, outcomes);
    const minutesOf = (all: boolean): number =>
      outcomes.reduce((sum, one) => sum + (all || one.done ? one.minutes : 0), 0);
    return {
      planned: outcomes.length,
      done: outcomes.filter((one) => one.done).length,
      plannedMinutes: minutesOf(true),
      doneMinutes: minutesOf(false),
      capacityMinutes: capacityOn(person, day, mood),
    };
  });
};

/** Simulates people of a kind; every chooser gets the same people and days. */
export const simulateAll = (
  kind: PersonKind,
  chooser: Chooser,
  catalogue: readonly Template[],
  {
    people,
    days,
    changeDay,
  }: { readonly people: number; readonly days: number; readonly changeDay?: number },
): readonly (readonly SimulatedDay[])[] =>
  Array.from({ length: people }, (_, index) => {
    const person = personOf(kind, seededRandom(1000 + index), changeDay);
    return simulate(person, chooser, catalogue, days, 7 * index + 3);
  });

/** The sum of one field over many days. */
export const sumOf = (days: readonly SimulatedDay[], key: keyof SimulatedDay): number =>
  days.reduce((sum, day) => sum + day[key], 0);

/** The share, 0 to 1, of planned tasks that people did on the days from `from` (inclusive) to `to` (exclusive). */
export const rateOf = (
  people: readonly (readonly SimulatedDay[])[],
  from: number,
  to: number,
): number => {
  const days = people.flatMap((person) => person.slice(from, to));
  return sumOf(days, 'done') / sumOf(days, 'planned');
};
