import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimeAt, DAY_MINUTES, minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { dayStartFor, firstRoutineTime } from './first-day.ts';

const time = fc.integer({ min: 0, max: DAY_MINUTES - 1 }).map((minute) => clockTimeAt(minute, 0));
const ends = fc.record({ getUp: time, windDown: time });

describe('the first routine', () => {
  it('begins with the day, or ends with it, or has no time', () => {
    fc.assert(
      fc.property(ends, fc.integer({ min: 1, max: 120 }), (day, minutes) => {
        expect(firstRoutineTime({ at: 'any' }, day, minutes)).toBeNull();
        expect(firstRoutineTime({ at: 'get-up' }, day, minutes)).toBe(day.getUp);
        const start = firstRoutineTime({ at: 'wind-down' }, day, minutes) ?? '';
        const length = minuteOfDay(day.windDown, 0) - minuteOfDay(start, 0);
        expect((length + DAY_MINUTES) % DAY_MINUTES).toBe(minutes);
      }),
    );
  });

  it.each([
    ['22:30', null],
    ['00:00', 1],
    ['03:45', 4],
    ['04:59', 5],
    ['05:00', null],
  ])('with a day that ends at %s: the day starts at %s', (windDown, hour) => {
    expect(dayStartFor({ getUp: '10:00', windDown })).toBe(hour);
  });
});
