import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { endOfDayMs } from './day-end.ts';

describe('the end of a day', () => {
  it.each([
    ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-07-01', 'Pacific/Kiritimati', '2026-07-01T10:00:00.000Z'],
    ['2026-07-01', 'Pacific/Pago_Pago', '2026-07-02T11:00:00.000Z'],
    // The clock goes forward at midnight.
    ['2018-11-03', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    // The zone skipped 30 December.
    ['2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('of %s in %s is %s', (date, zone, end) => {
    expect(new Date(endOfDayMs(localDate(date), zone)).toISOString()).toBe(end);
  });

  it('is when the next day begins, in any zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(zones, fc.nat(20_000), (zone, days) => {
        const date = addDays(localDate('2000-01-01'), days);
        const end = endOfDayMs(date, zone);
        expect(localDateAt(end, zone) > date).toBe(true);
        expect(localDateAt(end - 1000, zone) <= date).toBe(true);
      }),
    );
  });
});
