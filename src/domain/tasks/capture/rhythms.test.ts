import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeekday } from '#domain/shared/time/local-date.ts';
import type { Ordinal, Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import { localDateAt, wallTimeAt } from '#domain/shared/time/zone.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { capture } from './english/english.ts';

/** Monday 9 March 2026, 14:00 in Berlin. */
const NOW = {
  nowMs: Date.parse('2026-03-09T13:00:00Z'),
  zone: 'Europe/Berlin',
  dayStartsAtHour: 0,
  isDayFirst: true,
};
const MONDAY = '2026-03-09';
const TUESDAY = '2026-03-10';
const WEDNESDAY = '2026-03-11';
const SATURDAY = '2026-03-14';
const SUNDAY = '2026-03-15';
const NEXT_MONDAY = '2026-03-16';

type Repeating = readonly [
  text: string,
  title: string,
  days: string,
  next: string,
  time?: string | null,
  minutes?: number | null,
];

const EVERY_DAY = 'mo tu we th fr sa su';
const WORK_DAYS = 'mo tu we th fr';

/** Phrases as people type them: title, days, the next day, time and minutes. */
const REPEATING: readonly Repeating[] = [
  ['call mum every sunday 5pm 10 min', 'call mum', 'su', SUNDAY, '17:00', 10],
  ['Call mum every Sunday at 5pm, 10 min', 'Call mum', 'su', SUNDAY, '17:00', 10],
  ['every sunday 5pm call mum', 'call mum', 'su', SUNDAY, '17:00'],
  ['Every Sunday at 5pm: call mum', 'call mum', 'su', SUNDAY, '17:00'],
  ['call mum at 5pm every sunday', 'call mum', 'su', SUNDAY, '17:00'],
  ['call mum every sun at 5pm', 'call mum', 'su', SUNDAY, '17:00'],
  ['call mum each sunday about the week', 'call mum about the week', 'su', SUNDAY],
  ['call mum every Sunday evening at 7', 'call mum', 'su', SUNDAY, '19:00'],
  ['CALL MUM EVERY SUNDAY', 'CALL MUM', 'su', SUNDAY],
  ['take pills at 9 every day', 'take pills', EVERY_DAY, TUESDAY, '09:00'],
  ['take pills every day at 9', 'take pills', EVERY_DAY, TUESDAY, '09:00'],
  ['take pills every day 9am', 'take pills', EVERY_DAY, TUESDAY, '09:00'],
  ['take pills every day', 'take pills', EVERY_DAY, MONDAY],
  ['take pills every day at 8pm', 'take pills', EVERY_DAY, MONDAY, '20:00'],
  ['take pills every single day', 'take pills', EVERY_DAY, MONDAY],
  ['take pills each day with food', 'take pills with food', EVERY_DAY, MONDAY],
  ['take pills daily at 9', 'take pills', EVERY_DAY, TUESDAY, '09:00'],
  ['take pills at 9 daily', 'take pills', EVERY_DAY, TUESDAY, '09:00'],
  ['Daily: take pills', 'take pills', EVERY_DAY, MONDAY],
  ['work monday to friday 9am', 'work', WORK_DAYS, TUESDAY, '09:00'],
  ['6:30am daily levothyroxine 75 mcg', 'levothyroxine 75 mcg', EVERY_DAY, TUESDAY, '06:30'],
  ['bins out evry thurs', 'bins out', 'th', '2026-03-12'],
  ['eye drops every mon wed and fri 9pm', 'eye drops', 'mo we fr', MONDAY, '21:00'],
  ['methotrexate once a wk on sunday', 'methotrexate', 'su', SUNDAY],
  ['take pills once a day', 'take pills', EVERY_DAY, MONDAY],
  ['mon wed fri gym 6pm', 'gym', 'mo we fr', MONDAY, '18:00'],
  ['water plants wed and sat', 'water plants', 'we sa', WEDNESDAY],
  ['take pills everyday 9am', 'take pills', EVERY_DAY, TUESDAY, '09:00'],
  ['take pills every morning at 8', 'take pills', EVERY_DAY, TUESDAY, '08:00'],
  ['take pills every morning', 'take pills in the morning', EVERY_DAY, MONDAY],
  ['read every night 10pm', 'read', EVERY_DAY, MONDAY, '22:00'],
  ['take 2 pills every day', 'take 2 pills', EVERY_DAY, MONDAY],
  ['walk 10 min every day', 'walk', EVERY_DAY, MONDAY, null, 10],
  ['walk every day for 20 minutes', 'walk', EVERY_DAY, MONDAY, null, 20],
  ['Every day take pills', 'take pills', EVERY_DAY, MONDAY],
  ['water plants every monday 9am', 'water plants', 'mo', NEXT_MONDAY, '09:00'],
  ['water plants every monday 9pm', 'water plants', 'mo', MONDAY, '21:00'],
  ['water plants every monday', 'water plants', 'mo', MONDAY],
  ['water plants mondays 9am', 'water plants', 'mo', NEXT_MONDAY, '09:00'],
  ['water plants on Mondays', 'water plants', 'mo', MONDAY],
  ['Mondays: water plants', 'water plants', 'mo', MONDAY],
  ['On Mondays water plants', 'water plants', 'mo', MONDAY],
  ['Take 2 pills every Monday', 'Take 2 pills', 'mo', MONDAY],
  ['gym monday and wednesday 7am', 'gym', 'mo we', WEDNESDAY, '07:00'],
  ['gym on monday and wednesday at 7am', 'gym', 'mo we', WEDNESDAY, '07:00'],
  ['gym monday & wednesday 7am', 'gym', 'mo we', WEDNESDAY, '07:00'],
  ['gym wednesday and monday', 'gym', 'mo we', MONDAY],
  ['Monday and Wednesday gym 7am', 'gym', 'mo we', WEDNESDAY, '07:00'],
  ['gym mon/wed/fri 7am', 'gym', 'mo we fr', WEDNESDAY, '07:00'],
  ['gym mon, wed and fri 7am', 'gym', 'mo we fr', WEDNESDAY, '07:00'],
  ['gym every tues, thurs', 'gym', 'tu th', TUESDAY],
  ['gym every monday and every thursday 6pm', 'gym', 'mo th', MONDAY, '18:00'],
  ['piano on Mondays and Thursdays', 'piano', 'mo th', MONDAY],
  ['piano sat and sun 10am', 'piano', 'sa su', SATURDAY, '10:00'],
  ['standup weekdays 9:30', 'standup', WORK_DAYS, TUESDAY, '09:30'],
  ['standup on weekdays at 9:30', 'standup', WORK_DAYS, TUESDAY, '09:30'],
  ['standup every weekday 15:30', 'standup', WORK_DAYS, MONDAY, '15:30'],
  ['standup every monday to friday 9:30', 'standup', WORK_DAYS, TUESDAY, '09:30'],
  ['stretch every sat-mon', 'stretch', 'mo sa su', MONDAY],
  ['clean the car weekends', 'clean the car', 'sa su', SATURDAY],
  ['clean the car at weekends', 'clean the car', 'sa su', SATURDAY],
  ['clean the car on the weekends', 'clean the car', 'sa su', SATURDAY],
  ['clean the car every weekend 11am', 'clean the car', 'sa su', SATURDAY, '11:00'],
  ['bins every week on thursday', 'bins', 'th', '2026-03-12'],
  ['stretch every day from wednesday', 'stretch', EVERY_DAY, WEDNESDAY],
  ['team every tuesday 10-11am', 'team', 'tu', TUESDAY, '10:00', 60],
  ['read the daily mail every sunday', 'read the daily mail', 'su', SUNDAY],
  ['take meds at 8am and 8pm every day', 'take meds at 8am and 8pm', EVERY_DAY, TUESDAY, '08:00'],
  ['every sunday 5pm', 'every sunday 5pm', 'su', SUNDAY, '17:00'],
];

/** Phrases that only look like a repetition and stay in the title. */
const ONCE: readonly string[] = [
  'call about the sunday roast',
  'read the daily mail',
  'Daily mail crossword',
  'buy a daily planner',
  'write in my daily',
  'take pills twice daily',
  'daily standup notes',
  'everyday clothes to the wash',
  'Read Every Day',
  'read Every Day by Levithan',
  'watch every sunday match',
  'buy every day cream',
  'call everyone',
  'Everyman cinema tickets',
  'thank every client',
  'drink water every 30 minutes',
  'write about every day',
  'not every day',
  'run every day except sunday',
  'run every day, except sunday',
  'run every day until friday',
  'take antibiotics every day for a week',
  'swim every day in July',
  'listen to Happy Mondays',
  'write about mondays',
  'plan the weekends',
  'plan weekends away',
  'my weekdays',
  'sat and sun cream',
  'gym mondays and yoga wednesdays',
  'gym every monday and yoga every wednesday',
  'the monday and wednesday classes',
  'buy The Sundays on vinyl',
];

const ORDINARY = ['call', 'Ana', 'letter', 'room', 'żółw', '片付け', '🧹', 'chapter', 'everyone'];
const title = fc
  .array(fc.constantFrom(...ORDINARY), { minLength: 1, maxLength: 5 })
  .map((words) => `write ${words.join(' ')} sonata`);
const moment = fc.record({
  nowMs: fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2090-01-01') }),
  zone: fc.constantFrom(
    'UTC',
    'America/Los_Angeles',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  ),
  dayStartsAtHour: fc.integer({ min: 0, max: 12 }),
  isDayFirst: fc.boolean(),
});
const NAMES: Readonly<Record<Weekday, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
const two = (value: number): string => String(value).padStart(2, '0');

describe('the repetition in a line', () => {
  it('reads phrases as people type them', () => {
    checkAll(REPEATING, (phrase) => {
      const [text, words, days, date, time = null, minutes = null] = phrase;
      expect(capture(text, NOW)).toMatchObject({
        title: words,
        date,
        time,
        minutes,
        repeat: { kind: 'weeks', every: 1, weekdays: days.split(' ') },
      });
    });
  });

  it('reads every few days, weeks and months, places in a month and days of the year', () => {
    const ofMonth = (ordinal: Ordinal, weekday: Weekday): Repeat => ({
      kind: 'month-weekdays',
      every: 1,
      ordinal,
      weekday,
    });
    const examples: readonly (readonly [string, string, string, Repeat])[] = [
      ['water plants every 3 days', 'water plants', MONDAY, { kind: 'days', every: 3 }],
      ['wash hair every other day', 'wash hair', MONDAY, { kind: 'days', every: 2 }],
      ['scan every 365 days', 'scan', MONDAY, { kind: 'days', every: 365 }],
      ['bins every 2 weeks', 'bins', MONDAY, { kind: 'weeks', every: 2, weekdays: ['mo'] }],
      [
        'bins every two weeks on Tuesday',
        'bins',
        TUESDAY,
        { kind: 'weeks', every: 2, weekdays: ['tu'] },
      ],
      ['bins every other Monday', 'bins', MONDAY, { kind: 'weeks', every: 2, weekdays: ['mo'] }],
      [
        'bins every second Tuesday at 7am',
        'bins',
        TUESDAY,
        { kind: 'weeks', every: 2, weekdays: ['tu'] },
      ],
      [
        'Every other week on Wed: bins',
        'bins',
        WEDNESDAY,
        { kind: 'weeks', every: 2, weekdays: ['we'] },
      ],
      ['bins fortnightly', 'bins', MONDAY, { kind: 'weeks', every: 2, weekdays: ['mo'] }],
      [
        'clean weekly on Saturday',
        'clean',
        SATURDAY,
        { kind: 'weeks', every: 1, weekdays: ['sa'] },
      ],
      ['every month pay rent', 'pay rent', MONDAY, { kind: 'months', every: 1, days: [9] }],
      [
        'pay rent every month on the 1st',
        'pay rent',
        '2026-04-01',
        { kind: 'months', every: 1, days: [1] },
      ],
      [
        'pay rent on the 1st of every month',
        'pay rent',
        '2026-04-01',
        { kind: 'months', every: 1, days: [1] },
      ],
      [
        'pay rent monthly on the last day',
        'pay rent',
        '2026-03-31',
        { kind: 'months', every: 1, days: [-1] },
      ],
      ['new filter every 3 months', 'new filter', MONDAY, { kind: 'months', every: 3, days: [9] }],
      ['book club first Monday of every month', 'book club', '2026-04-06', ofMonth(1, 'mo')],
      ['lunch on the last Friday of each month', 'lunch', '2026-03-27', ofMonth(-1, 'fr')],
      ['call gran every month on the second Sunday', 'call gran', '2026-04-12', ofMonth(2, 'su')],
      [
        'write to Ana every year on June 3',
        'write to Ana',
        '2026-06-03',
        { kind: 'years', month: 6, day: 3 },
      ],
      [
        'write to Ana every 29 February',
        'write to Ana',
        '2028-02-29',
        { kind: 'years', month: 2, day: 29 },
      ],
      [
        'test the alarm on the 1st of the month',
        'test the alarm',
        '2026-04-01',
        { kind: 'months', every: 1, days: [1] },
      ],
      ['window cleaner 1st monday of the month', 'window cleaner', '2026-04-06', ofMonth(1, 'mo')],
      [
        'boiler service once a year 2 oct',
        'boiler service',
        '2026-10-02',
        { kind: 'years', month: 10, day: 2 },
      ],
      [
        'litter box biweekly on saturdays',
        'litter box',
        SATURDAY,
        { kind: 'weeks', every: 2, weekdays: ['sa'] },
      ],
      ['pay tax yearly', 'pay tax', MONDAY, { kind: 'years', month: 3, day: 9 }],
    ];
    checkAll(examples, ([text, words, date, repeat]) => {
      expect(capture(text, NOW)).toMatchObject({ title: words, date, repeat, unread: null });
    });
  });

  it('reports words that sound like a rhythm but are not understood', () => {
    checkAll(
      [
        ['drink water every 30 minutes', 'every 30 minutes'],
        ['take pills twice a day', 'twice a day'],
        ['take pills 3 times a day', '3 times a day'],
        ['take pills twice daily', 'twice daily'],
        ['new filter every 400 days', 'every 400 days'],
        ['run every day except sunday', 'every day'],
        ['call Ana every few weeks', 'every few weeks'],
        ['review biweekly', 'biweekly'],
        ['write nightly', 'nightly'],
        ['vote every 4 years', 'every 4 years'],
      ],
      ([text, unread]) => {
        expect(capture(text, NOW)).toMatchObject({ title: text, repeat: null, unread });
      },
    );
    checkAll(
      ['write weekly report', 'not every day', 'read Every Day', 'thank every client', 'call mum'],
      (text) => {
        expect(capture(text, NOW).unread).toBeNull();
      },
    );
  });

  it('is not read from words that only look like one', () => {
    checkAll(ONCE, (text) => {
      expect(capture(text, NOW)).toMatchObject({ title: text, repeat: null });
    });
  });

  it('is not read from days that occur only once', () => {
    checkAll(
      [
        ['gym this monday and wednesday 7am'],
        ['call monday or wednesday 5pm'],
        ['exam monday and wednesday 6 May'],
        ['away monday to friday'],
        ['water plants monday 9am'],
        ['call mum tomorrow 9am'],
      ],
      ([text]) => {
        expect(capture(text, NOW).repeat).toBeNull();
      },
    );
  });

  it('returns the title, the days, the time and the length as written', () => {
    const property = fc.property(
      title,
      moment,
      fc.subarray([...WEEKDAYS], { minLength: 1 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 240 }),
      fc.constantFrom('every', 'each', 'Every'),
      (words, now, days, hour, minutes, every) => {
        const named = days.map((day) => NAMES[day]).join(' and ');
        const when = `${every} ${named} at ${two(hour)}:20`;
        const text =
          every === 'Every'
            ? `${when}: ${words}, ${minutes} min`
            : `${words} ${when}, ${minutes} min`;
        const found = capture(text, now);
        // The hours before the person's day starts belong to the day before.
        const shift = hour < now.dayStartsAtHour ? 1 : 0;
        const expected = WEEKDAYS.filter((_, at) =>
          days.some((day) => day === WEEKDAYS[(at + shift) % 7]),
        );
        expect(found).toMatchObject({
          title: words,
          repeat: { kind: 'weeks', every: 1, weekdays: expected },
          time: `${two(hour)}:20`,
          minutes,
        });
      },
    );
    fc.assert(property);
  });

  it('begins on one of its days within a week, and never in the past', () => {
    const property = fc.property(
      moment,
      fc.subarray([...WEEKDAYS], { minLength: 1 }),
      fc.integer({ min: 0, max: 23 }),
      (now, days, hour) => {
        const text = `Gym every ${days.map((day) => NAMES[day]).join(', ')} at ${two(hour)}:00`;
        const { date, repeat } = capture(text, now);
        const weekdays = repeat?.kind === 'weeks' ? repeat.weekdays : [];
        const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
        const day = date === null ? undefined : WEEKDAYS[isoWeekday(date) - 1];
        expect(weekdays.some((one) => one === day)).toBe(true);
        expect(date !== null && date >= today).toBe(true);
        const at = wallTimeAt(now.nowMs, now.zone);
        const place = (clock: number): number => (clock - now.dayStartsAtHour * 60 + 1440) % 1440;
        if (date === today)
          expect(place(hour * 60)).toBeGreaterThanOrEqual(place(at.hour * 60 + at.minute));
      },
    );
    fc.assert(property);
  });

  it('is not found in a line without its words', () => {
    const property = fc.property(title, moment, (words, now) => {
      expect(capture(`${words} tomorrow at 9:20`, now).repeat).toBeNull();
    });
    fc.assert(property);
  });
});
