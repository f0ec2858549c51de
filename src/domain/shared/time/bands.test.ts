import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { BANDS, bandAtHour, bandsLeft, isLateEvening } from './bands.ts';

const EVE = localDate('2026-03-09');
const DAY = localDate('2026-03-10');
const MORROW = localDate('2026-03-11');

describe('the part of the day', () => {
  it.each([
    [0, 'evening'],
    [3, 'evening'],
    [4, 'morning'],
    [10, 'morning'],
    [11, 'midday'],
    [16, 'midday'],
    [17, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock is the %s', (hour, band) => expect(bandAtHour(hour)).toBe(band));
});

describe('a late evening', () => {
  it.each([
    [DAY, 21, false],
    [DAY, 22, true],
    [DAY, 3, false],
    [MORROW, 1, true],
    [EVE, 23, false],
  ])('with %s on the calendar at %i o’clock: %s', (calendarDate, hour, late) =>
    expect(isLateEvening(DAY, calendarDate, hour)).toBe(late),
  );
});

describe('the parts of the day that are left', () => {
  it.each([
    [0, ['morning', 'midday', 'evening']],
    [3, ['morning', 'midday', 'evening']],
    [4, ['morning', 'midday', 'evening']],
    [11, ['midday', 'evening']],
    [17, ['evening']],
    [23, ['evening']],
  ])('at %i o’clock are %j', (hour, bands) => expect(bandsLeft(DAY, DAY, hour)).toEqual(bands));

  it('are all for a day that has not begun, and the evening for one that lasts past midnight', () => {
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(hours, (hour) => {
        expect(bandsLeft(DAY, EVE, hour)).toEqual(BANDS);
        expect(bandsLeft(DAY, MORROW, hour)).toEqual(['evening']);
      }),
    );
  });

  it('never grow between morning and midnight, and begin with the current part', () => {
    const hours = fc.integer({ min: 4, max: 23 });
    fc.assert(
      fc.property(hours, hours, (one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(bandsLeft(DAY, DAY, early)).toEqual(
          expect.arrayContaining([...bandsLeft(DAY, DAY, late)]),
        );
        expect(bandsLeft(DAY, DAY, one)[0]).toBe(bandAtHour(one));
      }),
    );
  });
});
