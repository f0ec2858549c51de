import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { type DatedMood, moodOfDay, moodsByDay } from './days.ts';
import { MOOD_LEVELS } from './levels.ts';

const START = localDate('2026-03-27');

const log: fc.Arbitrary<DatedMood> = fc.record({
  timestamp: fc
    .date({ min: new Date('2026-03-01'), max: new Date('2026-04-30'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  localDate: fc.integer({ min: 0, max: 6 }).map((days) => addDays(START, days)),
  mood: fc.constantFrom(...MOOD_LEVELS.map(({ value }) => value)),
});

describe('moods by day', () => {
  it('has every log once, on its stored day', () => {
    fc.assert(
      fc.property(fc.array(log), (logs) => {
        const days = moodsByDay(logs);
        expect([...days.values()].flat()).toHaveLength(logs.length);
        for (const [day, ofDay] of days) {
          expect(ofDay.every((one) => one.localDate === day && logs.includes(one))).toBe(true);
        }
      }),
    );
  });

  it('is in chronological order, whatever the order of the logs', () => {
    fc.assert(
      fc.property(fc.array(log), (logs) => {
        for (const ofDay of moodsByDay(logs).values()) {
          const times = ofDay.map(({ timestamp }) => Date.parse(timestamp));
          expect(times).toEqual([...times].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('compares instants, not their spelling', () => {
    const day = localDate('2026-03-28');
    const later = { timestamp: '2026-03-28T09:00:00+01:00', localDate: day, mood: 0 } as const;
    const earlier = { timestamp: '2026-03-28T07:59:00.000Z', localDate: day, mood: 100 } as const;
    expect(moodsByDay([later, earlier]).get(day)).toEqual([earlier, later]);
  });

  it('colors a day by its last mood', () => {
    const day = localDate('2026-03-28');
    const at = (hour: string, mood: 0 | 75) =>
      ({ timestamp: `2026-03-28T${hour}:00:00.000Z`, localDate: day, mood }) as const;
    const days = moodsByDay([at('20', 75), at('08', 0)]);
    expect(moodOfDay(days.get(day))).toBe(75);
    expect(moodOfDay(days.get(addDays(day, 1)))).toBeNull();
  });
});
