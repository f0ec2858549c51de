import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkClaimedTime } from './clock-check.ts';
import { localDate } from './local-date.ts';
import { localDateAt } from './zone.ts';

const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Los_Angeles',
];
const NOW_MS = Date.parse('2026-03-08T12:00:00Z');

const instant = fc.integer({ min: NOW_MS - 400 * 86_400_000, max: NOW_MS });

describe('checkClaimedTime', () => {
  it('accepts the date in any zone for any hour at which a day may start', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), fc.nat(12), (instantMs, zone, dayStart) => {
        const date = localDateAt(instantMs, zone, dayStart);
        expect(checkClaimedTime({ instantMs, localDate: date, zone }, NOW_MS)).toEqual({
          localDate: date,
          zone,
        });
        expect(
          checkClaimedTime({ instantMs, localDate: date, zone: undefined }, NOW_MS),
        ).toMatchObject({
          localDate: date,
        });
      }),
    );
  });

  it('uses the date in the zone when none is given, and UTC when there is no zone', () => {
    const instantMs = Date.parse('2026-03-08T06:30:00Z');
    const claim = { instantMs, localDate: undefined };
    expect(checkClaimedTime({ ...claim, zone: 'America/Los_Angeles' }, NOW_MS)).toEqual({
      localDate: '2026-03-07',
      zone: 'America/Los_Angeles',
    });
    expect(checkClaimedTime({ ...claim, zone: undefined }, NOW_MS)).toEqual({
      localDate: '2026-03-08',
      zone: 'UTC',
    });
  });

  it('refuses a date more than a day off, in the zone or in UTC', () => {
    const instantMs = Date.parse('2026-03-08T06:30:00Z');
    const at = (date: string, zone: string | undefined) =>
      checkClaimedTime({ instantMs, localDate: localDate(date), zone }, NOW_MS);
    expect(at('2026-03-05', 'America/Los_Angeles')).toEqual({ problem: 'other-day' });
    expect(at('2026-03-06', 'America/Los_Angeles')).toMatchObject({ localDate: '2026-03-06' });
    expect(at('2026-03-09', 'America/Los_Angeles')).toEqual({ problem: 'other-day' });
    expect(at('2026-03-09', undefined)).toMatchObject({ localDate: '2026-03-09' });
    expect(at('2026-03-10', undefined)).toEqual({ problem: 'other-day' });
  });

  it('refuses times before 1900', () => {
    const instantMs = Date.parse('1899-12-31T12:00:00Z');
    expect(checkClaimedTime({ instantMs, localDate: undefined, zone: undefined }, NOW_MS)).toEqual({
      problem: 'long-ago',
    });
  });

  it('accepts a clock that is ahead by at most a day', () => {
    const ahead = (ms: number) =>
      checkClaimedTime({ instantMs: NOW_MS + ms, localDate: undefined, zone: 'UTC' }, NOW_MS);
    expect(ahead(86_400_000)).toEqual({ localDate: '2026-03-09', zone: 'UTC' });
    expect(ahead(86_400_001)).toEqual({ problem: 'future' });
  });
});
