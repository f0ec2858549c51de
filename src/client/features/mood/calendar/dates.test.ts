import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, localDate, startOfMonth } from '#domain/shared/time/local-date.ts';
import { dateShowing, dayShownBy, daysAround } from './dates.ts';

// Zones with half-hour summer time, days without a midnight, and skipped dates.
const ZONES = [
  'UTC',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Pacific/Kiritimati',
];
const ownZone = process.env.TZ;
/** Kiribati moved across the date line, so no device there ever had this day. */
const SKIPPED = '1994-12-31';
const day = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays(localDate('1930-01-01'), days))
  .filter((date) => date !== SKIPPED);

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe.each(ZONES)('on a device in %s', (zone) => {
  it('round-trips each day', () => {
    process.env.TZ = zone;
    fc.assert(fc.property(day, (date) => dayShownBy(dateShowing(date)) === date));
  });

  it('maps every hour of a day to that day', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 23 }), (date, hour) => {
        const shown = dateShowing(date);
        const atHour = new Date(shown.getFullYear(), shown.getMonth(), shown.getDate(), hour, 59);
        expect(dayShownBy(atHour)).toBe(date);
      }),
    );
  });
});

describe('the days around a month', () => {
  it('cover six weeks, whatever day of the week the month begins on', () => {
    const daysBefore = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(day, daysBefore, (date, before) => {
        const { from, to } = daysAround(date);
        const first = addDays(startOfMonth(date), -before);
        expect(from <= first && addDays(first, 41) <= to).toBe(true);
        expect(from <= date && date <= to).toBe(true);
      }),
    );
  });
});
