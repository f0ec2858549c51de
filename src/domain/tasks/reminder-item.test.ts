import { describe, expect, it } from 'vitest';
import { minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { firstReminder, reminderItemOf, remindersWith } from './reminder-item.ts';

const DATE = localDate('2026-03-10');
const task = {
  _id: 'a',
  title: 'Call mum',
  completed: false,
  date: DATE,
  time: '15:00',
  later: false,
  notTodayOn: null,
  reminders: { atStart: true, minutesBefore: 10 },
};

it('a reminder item exists for an open task with a time, even if it was put away on another day', () => {
  const item = {
    kind: 'task',
    sourceId: 'a',
    date: DATE,
    time: '15:00',
    atStart: true,
    minutesBefore: 10,
    name: 'Call mum',
  };
  expect(reminderItemOf(task)).toMatchObject(item);
  expect(reminderItemOf({ ...task, notTodayOn: localDate('2026-03-09') })).toMatchObject(item);
});

it.each([
  { completed: true },
  { time: null },
  { later: true },
  { notTodayOn: DATE },
  { reminders: null },
])('a reminder item does not exist with %j', (more) => {
  expect(reminderItemOf({ ...task, ...more })).toBeNull();
});

describe('the reminders of a task with a changed time', () => {
  const atItsTime = { atStart: true, minutesBefore: null };
  const early = { atStart: false, minutesBefore: 30 };
  const untimed = { time: null, reminders: null };
  const timed = { time: '15:00', reminders: early };
  const silent = { time: '15:00', reminders: null };

  it.each([
    {
      what: 'a new task with a time',
      before: null,
      time: '15:15',
      asked: undefined,
      kept: atItsTime,
    },
    { what: 'a new task without a time', before: null, time: null, asked: undefined, kept: null },
    { what: 'a first time', before: untimed, time: '15:15', asked: undefined, kept: atItsTime },
    { what: 'another time', before: timed, time: '16:00', asked: undefined, kept: early },
    { what: 'another time, silent', before: silent, time: '16:00', asked: undefined, kept: null },
    { what: 'no time any more', before: timed, time: null, asked: undefined, kept: null },
    { what: 'a refusal', before: null, time: '15:15', asked: null, kept: null },
    { what: 'a choice', before: silent, time: '15:00', asked: early, kept: early },
  ])('$what', ({ before, time, asked, kept }) => {
    expect(remindersWith(before, time, asked)).toEqual(kept);
  });
});

it.each([
  [null, '14:50'],
  ['13:54', '14:50'],
  ['14:50', '15:00'],
  ['15:00', null],
])('at %s, the first reminder to come is at %s', (clock, expected) => {
  const nowMin = clock === null ? null : minuteOfDay(clock, 4);
  expect(firstReminder(task, nowMin, 4)).toBe(expected);
  expect(firstReminder({ ...task, reminders: null }, nowMin, 4)).toBeNull();
});
