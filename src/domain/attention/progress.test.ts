import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInRange } from '#domain/shared/numbers/usual-range.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { type ComparedRun, progressOfRuns } from './progress.ts';
import { INSTRUMENTS } from './recording.ts';

const FIRST = localDate('2026-03-28');
const run = (day: number, value: number | null, more: Partial<ComparedRun> = {}): ComparedRun => ({
  date: addDays(FIRST, day),
  value,
  standardError: null,
  comparisonKey: 'medium 1 key',
  ...more,
});

describe('the progress of runs', () => {
  it('compares only runs like the latest one that has a value', () => {
    const { runs, range } = progressOfRuns('cpt', [
      run(0, 2),
      run(1, 1, { comparisonKey: 'medium 1 touch' }),
      run(2, 2.5),
      run(3, null),
    ]);
    expect(runs).toEqual([
      { date: '2026-03-28', value: 2 },
      { date: '2026-03-30', value: 2.5 },
    ]);
    expect(range).toBeNull();
    expect(progressOfRuns('simon', [])).toEqual({ runs: [], range: null });
  });

  it('calculates the range from the runs before the latest, so that the latest can lie outside it', () => {
    const before = [5, 5.5, 5, 6, 5.5, 5].map((value, day) => run(day, value));
    const { range } = progressOfRuns('digit-span', [...before, run(9, 9)]);
    expect(range?.count).toBe(6);
    expect(range === null ? null : placeInRange(9, range)).toBe('above');
    expect(progressOfRuns('digit-span', [...before, run(9, 1)]).range).toEqual(range);
  });

  it('has a range at least as wide as the standard error of a run', () => {
    const equal = [0, 1, 2, 3, 4, 5, 6].map((day) => run(day, 50, { standardError: 40 }));
    const { range } = progressOfRuns('stroop', equal);
    expect(range?.low).toBeCloseTo(50 - 1.645 * 40, 6);
    expect(range?.high).toBeCloseTo(50 + 1.645 * 40, 6);
  });

  it('never places a repeated value outside the range', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INSTRUMENTS),
        fc.integer({ min: 7, max: 40 }),
        fc.double({ min: -100, max: 500, noNaN: true }),
        (instrument, count, value) => {
          const runs = Array.from({ length: count }, (_, day) => run(day, value));
          const { range } = progressOfRuns(instrument, runs);
          expect(range === null ? null : placeInRange(value, range)).toBe('within');
        },
      ),
    );
  });
});
