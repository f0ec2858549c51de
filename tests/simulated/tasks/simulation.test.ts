import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { PERSON_KINDS, type PersonKind } from './people.ts';
import { type Chooser, rateOf, type SimulatedDay, simulateAll, sumOf } from './simulation.ts';

const DAYS = 60;
const LEARNED_BY = 14;

/**
 * The least number of people out of fifty whose plans are within 20% of their capacity; see
 * docs/science/scheduler.md.
 */
const WITHIN_LEAST: Readonly<Record<PersonKind, number>> = {
  steady: 30,
  overwhelmed: 42,
  evening: 42,
  declining: 36,
};

const loadOf = (days: readonly SimulatedDay[]): number =>
  sumOf(days, 'plannedMinutes') / sumOf(days, 'capacityMinutes');

const isWithin = (load: number): boolean => load >= 0.8 && load <= 1.2;

describe.each(PERSON_KINDS)('for %s people the scheduler', (kind) => {
  it('is at least 1.25 times as good as chance, 0.85 times as good as knowing them, and fits their strength', () => {
    const live = (chooser: Chooser) =>
      simulateAll(kind, chooser, CATALOGUE, { people: 50, days: DAYS });
    const learnedRate = (chooser: Chooser): number => rateOf(live(chooser), LEARNED_BY, DAYS);
    const scheduler = live('scheduler');
    const rate = rateOf(scheduler, LEARNED_BY, DAYS);
    expect(rate / learnedRate('uniform')).toBeGreaterThanOrEqual(1.25);
    expect(rate / learnedRate('oracle')).toBeGreaterThanOrEqual(0.85);
    const load = loadOf(scheduler.flatMap((days) => days.slice(LEARNED_BY)));
    expect(load).toBeGreaterThanOrEqual(0.8);
    expect(load).toBeLessThanOrEqual(1.2);
    const within = scheduler.filter((days) => isWithin(loadOf(days.slice(LEARNED_BY))));
    expect(within.length).toBeGreaterThanOrEqual(WITHIN_LEAST[kind]);
  });
});
