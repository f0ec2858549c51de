import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { addDays, daysBetween, isLocalDate } from './local-date.ts';
import { hourAt, instantAt, isZone, localDateAt, wallClockAt } from './zone.ts';

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Antarctica/Troll',
];

const at = (text: string): number => Date.parse(text);
const zones = fc.constantFrom(...ZONES);
const instants = fc.integer({ min: at('1970-01-03T00:00:00Z'), max: at('2099-12-30T00:00:00Z') });
const startHours = fc.integer({ min: 0, max: 12 });

describe('a zone', () => {
  it.each(ZONES)('can be %s', (zone) => expect(isZone(zone)).toBe(true));
  it.each([
    '',
    'Mars/Olympus',
    'Europe/Paris ',
    '../etc',
    'Europe Paris',
    '+',
    'x'.repeat(200),
    'PST',
    'ist',
  ])('cannot be "%s"', (zone) => expect(isZone(zone)).toBe(false));
  it('is known to Temporal too', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const short = [...letters].flatMap((a) =>
      [...letters].flatMap((b) => [...letters].map((c) => a + b + c)),
    );
    const known = [...short, ...Intl.supportedValuesOf('timeZone')].filter(isZone);
    expect(known.length).toBeGreaterThan(400);
    for (const zone of known) {
      expect(() => Temporal.PlainDate.from('2026-03-10').toZonedDateTime(zone)).not.toThrow();
    }
  });
  it('must be known for a date to be calculated', () => {
    expect(() => localDateAt(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the local date at an instant', () => {
  it.each([
    [
      'a half-hour zone, just before midnight',
      '2026-03-01T18:29:59Z',
      'Asia/Kolkata',
      '2026-03-01',
    ],
    ['a half-hour zone, at midnight', '2026-03-01T18:30:00Z', 'Asia/Kolkata', '2026-03-02'],
    ['the last evening before a skipped day', '2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['the morning after a skipped day', '2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    [
      'half an hour of summer time, midnight in winter',
      '2026-06-30T13:30:00Z',
      'Australia/Lord_Howe',
      '2026-07-01',
    ],
    [
      'half an hour of summer time, midnight in summer',
      '2026-01-31T13:00:00Z',
      'Australia/Lord_Howe',
      '2026-02-01',
    ],
    ['a midnight that does not exist', '2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
    ['the second before it', '2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
    ['the hour that comes twice', '2025-11-02T05:30:00Z', 'America/New_York', '2025-11-02'],
    ['the far east', '2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
    ['the far west', '2026-01-01T10:00:00Z', 'Pacific/Pago_Pago', '2025-12-31'],
  ])('is right for %s', (_what, instant, zone, date) => {
    expect(localDateAt(at(instant), zone)).toBe(date);
  });

  it('is a real day, at most two before and one after the day in UTC', () => {
    fc.assert(
      fc.property(instants, zones, startHours, (instant, zone, hour) => {
        const date = localDateAt(instant, zone, hour);
        expect(isLocalDate(date)).toBe(true);
        const distance = daysBetween(localDateAt(instant, 'UTC'), date);
        expect(distance).toBeGreaterThanOrEqual(-2);
        expect(distance).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never goes back as time passes, and skips a day only where the calendar did', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const [today, anHourOn] = [instant, instant + HOUR_MS].map((ms) => localDateAt(ms, zone));
        fc.pre(today !== undefined && anHourOn !== undefined);
        const step =
          today === undefined || anHourOn === undefined ? 0 : daysBetween(today, anHourOn);
        const skipped = zone === 'Pacific/Apia' && today === '2011-12-29';
        expect(step).toBeGreaterThanOrEqual(0);
        expect(step).toBeLessThanOrEqual(skipped ? 2 : 1);
      }),
    );
  });

  it('does not depend on the zone of this machine', () => {
    const offsets = ZONES.map((zone) => localDateAt(at('2026-07-01T23:30:00Z'), zone));
    expect(new Set(offsets)).toEqual(new Set(['2026-07-01', '2026-07-02']));
    expect(localDateAt(at('2026-07-01T23:30:00Z'), 'UTC')).toBe('2026-07-01');
  });
});

describe('a day that starts later than midnight', () => {
  it.each([
    ['2026-03-10T02:59:59Z', '2026-03-09'],
    ['2026-03-10T03:00:00Z', '2026-03-10'],
  ])('puts %s in Paris, from four, on %s', (instant, date) => {
    expect(localDateAt(at(instant), 'Europe/Paris', 4)).toBe(date);
  });

  it('is this day or the one before, by the local hour', () => {
    fc.assert(
      fc.property(instants, zones, startHours, (instant, zone, hour) => {
        const plain = localDateAt(instant, zone);
        const wall = new Date(instant).toLocaleString('en-GB', { timeZone: zone, hour: '2-digit' });
        const expected = Number(wall) < hour ? addDays(plain, -1) : plain;
        expect(localDateAt(instant, zone, hour)).toBe(expected);
      }),
    );
  });
});

describe('the hour at an instant', () => {
  it.each([
    ['UTC', '2026-03-10T00:00:00Z', 0],
    ['UTC', '2026-03-10T23:59:59Z', 23],
    ['Asia/Kolkata', '2026-03-10T18:29:59Z', 23],
    ['Asia/Kolkata', '2026-03-10T18:30:00Z', 0],
    ['America/Los_Angeles', '2026-03-08T09:59:59Z', 1],
    ['America/Los_Angeles', '2026-03-08T10:00:00Z', 3],
  ])('in %s at %s is %i', (zone, instant, hour) => {
    expect(hourAt(at(instant), zone)).toBe(hour);
  });
});

describe('the clock of a zone', () => {
  it('matches Temporal, and converts back to the same instant as in Temporal', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const shown = wallClockAt(instant, zone);
        const plain = Temporal.Instant.fromEpochMilliseconds(instant)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime();
        expect(shown).toBe(plain.toString({ smallestUnit: 'minute' }));
        const back = Temporal.PlainDateTime.from(shown).toZonedDateTime(zone);
        expect(instantAt(shown, zone)).toBe(back.epochMilliseconds);
      }),
    );
  });

  it.each([
    ['a time that is skipped', '2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00Z'],
    ['a time that comes twice', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00Z'],
    ['a skip of half an hour', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    ['a day that is skipped', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00Z'],
  ])('maps %s to one instant', (_what, wallClock, zone, instant) => {
    expect(instantAt(wallClock, zone)).toBe(at(instant));
  });

  it.each(['', 'soon', '2026-02-31T99:00'])('maps "%s" to NaN', (text) => {
    expect(instantAt(text, 'Europe/Paris')).toBeNaN();
  });
});
