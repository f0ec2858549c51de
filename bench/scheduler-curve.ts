import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { PERSON_KINDS, type PersonKind } from '#tests/simulated/tasks/people.ts';
import {
  type Chooser,
  rateOf,
  type SimulatedDay,
  simulateAll,
} from '#tests/simulated/tasks/simulation.ts';
import { type Curve, curvePicture } from './curve-picture.ts';
import type { Measure } from './measure.ts';

const PEOPLE = 50;
const DAYS = 60;
const LEARNED_BY = 14;
const WINDOW = 5;
const PICTURE = path.join(import.meta.dirname, 'results', 'scheduler-curve.svg');

type Lives = readonly (readonly SimulatedDay[])[];

const CHOOSERS: readonly (readonly [Chooser, string])[] = [
  ['scheduler', 'scheduler'],
  ['uniform', 'by chance'],
  ['oracle', 'knowing the person'],
];

/** The share of tasks done per day, as a moving average, because single days of fifty people are noisy. */
const curveOf = (lives: Lives): readonly number[] =>
  Array.from({ length: DAYS - WINDOW + 1 }, (_, day) => rateOf(lives, day, day + WINDOW));

const ofKind = (kind: PersonKind) => {
  const lives = CHOOSERS.map(
    ([chooser, name]) =>
      [name, simulateAll(kind, chooser, CATALOGUE, { people: PEOPLE, days: DAYS })] as const,
  );
  const curves: readonly Curve[] = lives.map(([name, all]) => ({ name, values: curveOf(all) }));
  const [rate = 0, chance = 1, knowing = 1] = lives.map(([, all]) => rateOf(all, LEARNED_BY, DAYS));
  return { kind, curves, rate, chance, knowing };
};

const printed = ({ kind, curves }: ReturnType<typeof ofKind>) => ({
  kind,
  ...Object.fromEntries(
    [0, 7, 14, 28, DAYS - WINDOW].map((day) => [
      `day ${day + 1}`,
      curves.map(({ values }) => values[day]?.toFixed(2)).join(' / '),
    ]),
  ),
});

/** Measures the share of planned tasks that simulated people do each day, and saves it as a picture. */
export const measureScheduler = async (): Promise<Measure[]> => {
  const kinds = PERSON_KINDS.map(ofKind);
  console.log('Tasks done: scheduler / by chance / knowing the person');
  console.table(kinds.map(printed));
  mkdirSync(path.dirname(PICTURE), { recursive: true });
  const panels = kinds.map(({ kind, curves }) => ({
    title: kind,
    curves,
    ends: ['day 1', `day ${curves[0]?.values.length}`] as const,
    top: 1,
    text: (share: number) => `${share * 100}%`,
  }));
  const title = 'The share of planned tasks that simulated people do, day by day';
  writeFileSync(PICTURE, curvePicture(title, panels));
  const worst = (of: (one: (typeof kinds)[number]) => number): number => Math.min(...kinds.map(of));
  const detail = `worst of ${kinds.length} kinds of ${PEOPLE} people, days ${LEARNED_BY + 1} to ${DAYS}`;
  return [
    {
      name: 'Scheduler, tasks done against chance',
      value: worst(({ rate, chance }) => rate / chance),
      unit: '×',
      goal: 1.25,
      better: 'higher',
      detail,
    },
    {
      name: 'Scheduler, tasks done against knowing the person',
      value: worst(({ rate, knowing }) => rate / knowing),
      unit: '×',
      goal: 0.85,
      better: 'higher',
      detail,
    },
  ];
};
