import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/random.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { KINDS, type Kind, personOf } from './simulated-people.ts';
import { type Chooser, type SimulatedDay, simulate } from './simulation.ts';

const PEOPLE_OF_A_KIND = 50;
const DAYS = 60;
const LEARNED_BY = 14;

const live = (kind: Kind, chooser: Chooser, changeDay?: number): readonly SimulatedDay[][] =>
  Array.from({ length: PEOPLE_OF_A_KIND }, (_, index) => [
    ...simulate(
      personOf(kind, seededRandom(1000 + index), changeDay),
      chooser,
      CATALOGUE,
      DAYS,
      7 * index + 3,
    ),
  ]);

const sumOf = (days: readonly SimulatedDay[], key: keyof SimulatedDay): number =>
  days.reduce((sum, day) => sum + day[key], 0);

const rateOf = (people: readonly SimulatedDay[][], from: number, to = DAYS): number => {
  const days = people.flatMap((person) => person.slice(from, to));
  return sumOf(days, 'done') / sumOf(days, 'planned');
};

describe.each(KINDS)('for %s people the scheduler', (kind) => {
  it('is at least 1.25 times as good as chance, 0.85 times as good as knowing them, and fits their strength', () => {
    const scheduler = live(kind, 'scheduler');
    const rate = rateOf(scheduler, LEARNED_BY);
    expect(rate / rateOf(live(kind, 'uniform'), LEARNED_BY)).toBeGreaterThanOrEqual(1.25);
    expect(rate / rateOf(live(kind, 'oracle'), LEARNED_BY)).toBeGreaterThanOrEqual(0.85);
    const later = scheduler.flatMap((days) => days.slice(LEARNED_BY));
    const load = sumOf(later, 'plannedMinutes') / sumOf(later, 'capacityMinutes');
    expect(load).toBeGreaterThanOrEqual(0.8);
    expect(load).toBeLessThanOrEqual(1.2);
  }, 60_000);
});

describe('after a sudden change of what somebody likes', () => {
  it('the scheduler is back at 0.8 of its earlier rate within ten days', () => {
    const people = live('steady', 'scheduler', 30);
    const before = rateOf(people, 20, 30);
    const fall = rateOf(people, 30, 32);
    const recovered = rateOf(people, 38, 42);
    expect(fall).toBeLessThan(before);
    expect(recovered / before).toBeGreaterThanOrEqual(0.8);
  }, 60_000);
});
