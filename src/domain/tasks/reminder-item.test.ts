import { expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { reminderItemOf } from './reminder-item.ts';

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
