import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { isQuiet, LATE_MS, remindersOf, stateAt } from './due.ts';
import { sendable, startsAtMs } from './sendable.ts';
import { defaultSettings } from './settings.ts';
import { reminderTitle } from './titles.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
];

const anItem = (more: Partial<ReminderItem> = {}): ReminderItem => ({
  kind: 'routine',
  sourceId: 'a',
  date: localDate('2026-03-10'),
  time: '07:30',
  atStart: true,
  minutesBefore: null,
  name: 'Morning pills',
  page: '/features/routine-builder',
  ...more,
});

const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
});
const date = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => addDays(localDate('2022-01-01'), days));

/** The clock time in a zone at an instant, from the runtime instead of the library under test. */
const wallClock = (ms: number, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(ms);

describe('when a reminder is due', () => {
  it.each([
    // Clocks jump from 02:00 to 03:00, and back from 03:00 to 02:00.
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    // The clock changes by only half an hour.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '07:00', '2026-10-03T20:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '07:00', '2026-04-04T20:30:00Z'],
    // A whole day is skipped.
    ['Pacific/Apia', '2011-12-30', '09:00', '2011-12-30T19:00:00Z'],
    ['Asia/Kolkata', '2026-06-01', '07:30', '2026-06-01T02:00:00Z'],
  ])('in %s on %s at %s is %s', (zone, day, time, instant) => {
    expect(new Date(startsAtMs({ date: localDate(day), time }, zone, 0)).toISOString()).toBe(
      new Date(instant).toISOString(),
    );
  });

  it('is at the item’s time on the clock of any zone, or later where the clock jumps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), date, clock, (zone, day, time) => {
        const ms = startsAtMs({ date: day, time }, zone, 0);
        const shown = wallClock(ms, zone);
        if (shown === `${day} ${time}`) return;
        expect(shown > `${day} ${time}`).toBe(true);
        // Across a jump, the clock time two hours before is more than two hours earlier.
        const before = Date.parse(`${wallClock(ms - 7_200_000, zone).replace(' ', 'T')}Z`);
        const after = Date.parse(`${shown.replace(' ', 'T')}Z`);
        expect(after - before).toBeGreaterThan(7_200_000);
      }),
    );
  });

  it('is on the next date for a time before the start of the day', () => {
    const night = { date: localDate('2026-03-10'), time: '01:00' };
    expect(startsAtMs(night, 'UTC', 4)).toBe(Date.parse('2026-03-11T01:00:00Z'));
    expect(startsAtMs(night, 'UTC', 1)).toBe(Date.parse('2026-03-10T01:00:00Z'));
  });

  it('is before the start, at it, or both, always that many real minutes apart', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        date,
        clock,
        fc.integer({ min: 1, max: 240 }),
        (zone, day, time, minutesBefore) => {
          const item = anItem({ date: day, time, minutesBefore });
          const [before, start] = remindersOf(item, startsAtMs(item, zone, 0));
          expect(before?.kind).toBe('before');
          expect(start?.kind).toBe('start');
          expect((start?.dueMs ?? 0) - (before?.dueMs ?? 0)).toBe(minutesBefore * 60_000);
        },
      ),
    );
    expect(remindersOf(anItem({ atStart: false }), 0)).toEqual([]);
  });
});

describe('which reminders may be sent', () => {
  const base = defaultSettings('Europe/Berlin');

  it.each([
    ['22:00', '07:00', '23:30', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['22:00', '07:00', '12:00', false],
    ['12:00', '13:00', '12:00', true],
    ['12:00', '13:00', '13:00', false],
    ['09:00', '09:00', '09:00', false],
  ])('quiet from %s to %s at %s: %s', (from, to, time, expected) => {
    expect(isQuiet(time, { from, to })).toBe(expected);
    expect(isQuiet(time, null)).toBe(false);
  });

  it('divides the day into quiet hours and the remaining hours', () => {
    fc.assert(
      fc.property(clock, clock, clock, (from, to, time) => {
        fc.pre(from !== to);
        expect(isQuiet(time, { from, to })).toBe(!isQuiet(time, { from: to, to: from }));
      }),
    );
  });

  it('leaves out those in quiet hours, even in the night of a clock change', () => {
    const items = [
      anItem({ sourceId: 'night', date: localDate('2026-03-29'), time: '02:30' }),
      anItem({ sourceId: 'day', date: localDate('2026-03-29'), time: '08:00', minutesBefore: 90 }),
    ];
    const settings = { ...base, quiet: { from: '22:00', to: '07:00' } };
    const sent = sendable(items, settings, 0).map(({ item, kind }) => [item.sourceId, kind]);
    expect(sent).toEqual([['day', 'start']]);
  });

  it.each([
    ['a weekday without reminders', { silentWeekdays: [2] }],
    ['no reminders on one day', { silentOn: localDate('2026-03-10') }],
  ])('respects %s, and keeps those of other days', (_, more) => {
    const items = [anItem(), anItem({ date: localDate('2026-03-11') })];
    const sent = sendable(items, { ...base, ...more }, 0);
    expect(sent.map(({ item }) => item.date)).toEqual(['2026-03-11']);
  });
});

describe('a late reminder', () => {
  it('is sent until half an hour has passed', () => {
    expect(stateAt(1000, 999)).toBe('waiting');
    expect(stateAt(1000, 1000)).toBe('due');
    expect(stateAt(1000, 999 + LATE_MS)).toBe('due');
    expect(stateAt(1000, 1000 + LATE_MS)).toBe('late');
  });
});

describe('the text of a reminder', () => {
  it.each([
    ['07:30', 'Time for your morning routine'],
    ['12:00', 'Time for your afternoon routine'],
    ['18:30', 'Time for your evening routine'],
    ['22:15', 'Time for your night routine'],
    ['03:59', 'Time for your night routine'],
  ])('at %s says: %s', (time, text) => {
    expect(reminderTitle(anItem({ time }), 'start', false)).toBe(text);
  });

  it('has the person’s own words only if they want them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('routine' as const, 'task' as const),
        clock,
        fc.constantFrom('start' as const, 'before' as const),
        (kind, time, when) => {
          const item = anItem({ kind, time, minutesBefore: 10 });
          expect(reminderTitle(item, when, false)).not.toContain('pills');
          expect(reminderTitle(item, when, true)).toContain('Morning pills');
        },
      ),
    );
  });

  it('says how long it is until the start', () => {
    expect(reminderTitle(anItem({ minutesBefore: 1 }), 'before', false)).toBe(
      'In 1 minute: your morning routine',
    );
    expect(reminderTitle(anItem({ minutesBefore: 15 }), 'before', true)).toBe(
      'In 15 minutes: Morning pills',
    );
  });
});
