import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { KINDS } from './simulated-people.ts';
import { type Chooser, liveAll, rateOf, sumOf } from './simulation.ts';

const DAYS = 60;
const LEARNED_BY = 14;

describe.each(KINDS)('for %s people the scheduler', (kind) => {
  it('is at least 1.25 times as good as chance, 0.85 times as good as knowing them, and fits their strength', () => {
    const live = (chooser: Chooser) =>
      liveAll(kind, chooser, CATALOGUE, { people: 50, days: DAYS });
    const learnedRate = (chooser: Chooser): number => rateOf(live(chooser), LEARNED_BY, DAYS);
    const scheduler = live('scheduler');
    const rate = rateOf(scheduler, LEARNED_BY, DAYS);
    expect(rate / learnedRate('uniform')).toBeGreaterThanOrEqual(1.25);
    expect(rate / learnedRate('oracle')).toBeGreaterThanOrEqual(0.85);
    const later = scheduler.flatMap((days) => days.slice(LEARNED_BY));
    const load = sumOf(later, 'plannedMinutes') / sumOf(later, 'capacityMinutes');
    expect(load).toBeGreaterThanOrEqual(0.8);
    expect(load).toBeLessThanOrEqual(1.2);
  }, 60_000);
});
