import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate, startOfMonth } from '#domain/shared/time/local-date.ts';
import { moodOfDay, moodsByDay } from './days.ts';
import { MOOD_LEVELS } from './levels.ts';
import { moodsByMonth } from './month-moods.ts';

const log = fc.record({
  timestamp: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  localDate: fc.integer({ min: 0, max: 364 }).map((days) => addDays(localDate('2026-01-01'), days)),
  mood: fc.constantFrom(...MOOD_LEVELS.map(({ value }) => value)),
});

describe('the moods of the months', () => {
  it('count each day once, in its month and at its last mood', () => {
    fc.assert(
      fc.property(fc.array(log, { maxLength: 80 }), (logs) => {
        const days = moodsByDay(logs);
        const months = moodsByMonth(days);
        expect(new Set(months.keys())).toEqual(new Set([...days.keys()].map(startOfMonth)));
        for (const [month, { days: counts, total, commonest }] of months) {
          const moods = [...days]
            .filter(([day]) => startOfMonth(day) === month)
            .map(([, ofDay]) => moodOfDay(ofDay));
          expect(total).toBe(moods.length);
          for (const { mood, count } of counts)
            expect(count).toBe(moods.filter((one) => one === mood).length);
          const rivals = counts.filter(({ mood }) => mood !== commonest);
          const most = counts.find(({ mood }) => mood === commonest)?.count ?? 0;
          if (commonest !== null) expect(rivals.every(({ count }) => count < most)).toBe(true);
        }
      }),
    );
  });

  it('have no commonest mood if two are equally frequent', () => {
    const of = (moods: readonly (0 | 75)[]) =>
      moodsByMonth(
        moodsByDay(
          moods.map((mood, at) => ({
            timestamp: '2026-03-10T10:00:00Z',
            localDate: addDays(localDate('2026-03-10'), at),
            mood,
          })),
        ),
      ).get(localDate('2026-03-01'))?.commonest;
    expect(of([75, 0])).toBeNull();
    expect(of([75, 0, 75])).toBe(75);
  });
});
