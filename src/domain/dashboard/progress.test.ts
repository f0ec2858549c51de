import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { addDays, daysBetween, localDate } from '#domain/shared/time/local-date.ts';
import { type ProgressEntry, progressOverview, usualScores } from './progress.ts';

const MONDAY = localDate('2026-03-02');
const weekly = fc
  .uniqueArray(
    fc.record({
      at: fc.nat(300),
      score: fc.nat(100),
      condition: fc.constantFrom(...NEUROTYPES),
    }),
    { selector: ({ at }) => at, maxLength: 80, size: 'max' },
  )
  .map((list): ProgressEntry[] =>
    list.map(({ at, ...rest }) => ({ ...rest, date: addDays(MONDAY, at) })),
  );

describe('the overview of check-ins', () => {
  it('is empty without check-ins', () => {
    expect(progressOverview([])).toEqual([]);
  });

  it('has one line for each condition, the one with the latest check-in last', () => {
    const entry = (date: string, score: number, condition: ProgressEntry['condition']) => ({
      date: localDate(date),
      score,
      condition,
    });
    expect(
      progressOverview([
        entry('2026-03-16', 50, 'OCD'),
        entry('2026-03-02', 40, 'ADHD'),
        entry('2026-03-09', 45, 'ADHD'),
        entry('2027-01-04', 30, 'ADHD'),
      ]),
    ).toEqual([
      { condition: 'OCD', dates: ['2026-03-16'], scores: [50] },
      {
        condition: 'ADHD',
        dates: ['2026-03-02', '2026-03-09', '2027-01-04'],
        scores: [40, 45, 30],
      },
    ]);
  });

  it('has the last check-in of each of the latest 26 weeks, each in the line of its condition', () => {
    fc.assert(
      fc.property(weekly, (entries) => {
        const lines = progressOverview(entries);
        const told = lines
          .flatMap(({ condition, dates, scores }) =>
            dates.map((date, place) => ({ date, score: scores[place], condition })),
          )
          .toSorted((a, b) => a.date.localeCompare(b.date));
        const weekOf = (date: ProgressEntry['date']) => Math.floor(daysBetween(MONDAY, date) / 7);
        const lasts = entries
          .filter(
            (one) =>
              !entries.some((two) => weekOf(two.date) === weekOf(one.date) && two.date > one.date),
          )
          .toSorted((a, b) => a.date.localeCompare(b.date))
          .slice(-26);
        expect(told).toEqual(
          lasts.map(({ date, score, condition }) => ({ date, score, condition })),
        );
        expect(new Set(lines.map(({ condition }) => condition)).size).toBe(lines.length);
        expect(lines.at(-1)?.condition).toBe(told.at(-1)?.condition);
        for (const { dates, scores } of lines) {
          expect(scores.length).toBe(dates.length);
          expect(dates).toEqual(dates.toSorted());
          expect(scores.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('the usual range of check-in scores', () => {
  const scores = fc.array(fc.nat(100), { maxLength: 26 });

  it('exists from the seventh check-in on, and stays between 0 and 100', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const range = usualScores(given);
        if (given.length < 7) expect(range).toBeNull();
        else {
          expect(range?.count).toBe(given.length - 1);
          expect(range?.low).toBeGreaterThanOrEqual(0);
          expect(range?.high).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('does not depend on the latest score, and is wide enough for its chance error', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 6, maxLength: 25 }), (before) => {
        expect(usualScores([...before, 0])).toEqual(usualScores([...before, 100]));
      }),
    );
    expect(usualScores([50, 50, 50, 50, 50, 50, 60])).toMatchObject({ low: 33.55, high: 66.45 });
  });
});
