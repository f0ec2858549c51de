import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimeAt, minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { firstDay, type Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { type OwnClock, startOfNew, timePassedToday } from './first-day.ts';
import type { Anchor } from './plan.ts';
import { reminderItemOf } from './reminder-item.ts';
import { datesOf } from './rule.ts';

const times = fc.nat(1_439).map((minute) => clockTimeAt(minute, 0));
const anchors: fc.Arbitrary<Anchor> = fc.oneof(
  times.map((time): Anchor => ({ kind: 'time', time })),
  fc.constant<Anchor>({ kind: 'none' }),
  fc.constant<Anchor>({ kind: 'after', routineId: 'a' }),
);
const repeats: fc.Arbitrary<Repeat> = fc.oneof(
  fc.constant<Repeat>({ kind: 'once' }),
  fc.integer({ min: 1, max: 9 }).map((every): Repeat => ({ kind: 'days', every })),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.subarray([...WEEKDAYS], { minLength: 1 }))
    .map(([every, weekdays]): Repeat => ({ kind: 'weeks', every, weekdays })),
  fc
    .subarray([1, 15, 28, -1], { minLength: 1 })
    .map((days): Repeat => ({ kind: 'months', days, every: 1 })),
);
const clocks: fc.Arbitrary<OwnClock> = fc.record({
  today: fc.nat(800).map((days) => addDays(localDate('2026-01-01'), days)),
  time: times,
  dayStartsAtHour: fc.integer({ min: 0, max: 12 }),
});

const CLOCK: OwnClock = { today: localDate('2026-03-10'), time: '13:24', dayStartsAtHour: 0 };
const daily: Repeat = { kind: 'days', every: 1 };
const at = (time: string): Anchor => ({ kind: 'time', time });

describe('the first day of a new routine', () => {
  it('is never a day whose time has passed, and is otherwise the next day of the rule', () => {
    fc.assert(
      fc.property(anchors, repeats, clocks, (anchor, repeat, clock) => {
        const { today, time, dayStartsAtHour } = clock;
        const startsOn = startOfNew({ anchor, repeat }, clock);
        const isEarlier =
          anchor.kind === 'time' &&
          minuteOfDay(anchor.time, dayStartsAtHour) < minuteOfDay(time, dayStartsAtHour);
        const [first] = datesOf({ repeat, startsOn, endsOn: null }, today, addDays(today, 62));
        const from = isEarlier ? addDays(today, 1) : today;
        expect(first).toBe(firstDay(repeat, from));
      }),
    );
  });

  it('is the first day with a reminder, so that no reminder is late', () => {
    fc.assert(
      fc.property(times, clocks, (time, clock) => {
        const anchor = at(time);
        const startsOn = startOfNew({ anchor, repeat: daily }, clock);
        const reminded = datesOf(
          { repeat: daily, startsOn, endsOn: null },
          clock.today,
          addDays(clock.today, 3),
        ).flatMap(
          (date) =>
            reminderItemOf({
              routineId: 'a',
              date,
              time,
              size: 'full',
              marks: {},
              events: [],
              notToday: false,
              plan: {
                name: 'Piano',
                icon: 'sun',
                color: 'teal',
                anchor,
                repeat: daily,
                startsOn,
                endsOn: null,
                steps: [{ id: 's', title: 'Sit down', minutes: 1, hint: null, from: 'micro' }],
                reminders: { atStart: true, minutesBefore: 10 },
              },
            })?.date ?? [],
        );
        const isOver =
          minuteOfDay(time, clock.dayStartsAtHour) < minuteOfDay(clock.time, clock.dayStartsAtHour);
        expect(reminded[0]).toBe(addDays(clock.today, isOver ? 1 : 0));
      }),
    );
  });

  it.each<[anchor: Anchor, repeat: Repeat, clock: Partial<OwnClock>, passed: string | null]>([
    [at('07:30'), daily, {}, '07:30'],
    [at('13:24'), daily, {}, null],
    [at('20:30'), daily, {}, null],
    // 10 March 2026 is a Tuesday.
    [at('07:30'), { kind: 'weeks', every: 1, weekdays: ['tu'] }, {}, '07:30'],
    [at('07:30'), { kind: 'weeks', every: 1, weekdays: ['we'] }, {}, null],
    [at('07:30'), { kind: 'years', month: 3, day: 10 }, {}, null],
    [{ kind: 'none' }, daily, {}, null],
    // The day of somebody who is still awake at one o'clock began in the morning before.
    [at('23:00'), daily, { time: '01:00', dayStartsAtHour: 4 }, '23:00'],
    [at('02:00'), daily, { time: '23:30', dayStartsAtHour: 4 }, null],
  ])('%j, %j has passed at %j: %s', (anchor, repeat, clock, passed) => {
    const now = { ...CLOCK, ...clock };
    expect(timePassedToday({ anchor, repeat }, now)).toBe(passed);
    expect(startOfNew({ anchor, repeat }, now)).toBe(passed === null ? now.today : '2026-03-11');
  });
});
