import { describe, expect, it } from 'vitest';
import { timeUnder } from './plan.ts';

const at = (time: string | null) => ({
  anchor: time === null ? ({ kind: 'none' } as const) : ({ kind: 'time', time } as const),
});

describe('the time of a day under a new plan', () => {
  it.each([
    ['a time of the routine stays', '07:30', '07:30', '07:30', '07:30'],
    [
      'a time for this day stays when the routine keeps its own',
      '20:30',
      '07:30',
      '07:30',
      '20:30',
    ],
    ['a time for this day gives way to a new time', '20:30', '07:30', '08:00', '08:00'],
    ['no time for this day stays', null, '07:30', '07:30', null],
    ['a time for this day stays on a routine at any time', '20:30', null, null, '20:30'],
  ])('%s', (_, time, old, fresh, expected) => {
    expect(timeUnder(at(fresh), { plan: at(old), time })).toBe(expected);
  });
});
