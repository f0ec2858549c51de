import { expect, test } from 'vitest';
import { minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { firstAhead, nextToOffer, offerOrder } from './offer.ts';

const TASKS = [
  { id: 'tax', time: null, estimatedTime: 60 },
  { id: 'plumber', time: '09:00', estimatedTime: 20 },
  { id: 'walk', time: null, estimatedTime: 30 },
  { id: 'bank', time: '15:00', estimatedTime: 10 },
  { id: 'kids', time: '15:15', estimatedTime: 30 },
];

test.each([
  ['in the night before', '00:30', 0, 'tax walk plumber bank kids'],
  ['long before a time', '08:10', 0, 'tax walk plumber bank kids'],
  ['half an hour before a time', '08:30', 0, 'plumber tax walk bank kids'],
  ['shortly after the end', '09:35', 0, 'plumber tax walk bank kids'],
  ['a little later', '09:36', 0, 'tax walk plumber bank kids'],
  ['an hour after the end', '10:20', 0, 'tax walk plumber bank kids'],
  ['more than an hour after the end', '10:21', 0, 'tax walk bank kids plumber'],
  ['right before a time', '15:14', 0, 'kids bank tax walk plumber'],
  ['at night', '22:04', 0, 'tax walk kids bank plumber'],
  ['after midnight, before the day ends', '01:30', 4, 'tax walk kids bank plumber'],
])('offers the tasks that fit the clock first: %s', (_, time, dayStartsAtHour, expected) => {
  const order = offerOrder(TASKS, minuteOfDay(time, dayStartsAtHour), dayStartsAtHour);
  expect(order.map(({ id }) => id).join(' ')).toBe(expected);
});

test.each([
  ['00:30', undefined],
  ['04:00', 'plumber'],
  ['10:21', 'bank'],
  ['15:14', 'kids'],
  ['16:45', 'kids'],
  ['22:04', undefined],
])('at %s, the next task with a time is %s', (time, expected) => {
  const timed = TASKS.filter((task) => task.time !== null);
  expect(nextToOffer(timed, minuteOfDay(time, 0), 0)?.id).toBe(expected);
});

test.each([
  ['08:59', 0, 'plumber'],
  ['09:00', 0, 'bank'],
  ['13:54', 0, 'bank'],
  ['15:00', 0, 'kids'],
  ['15:15', 0, undefined],
  ['01:30', 4, undefined],
])(
  'at %s, with a day from %i, the first time to come is that of %s',
  (time, startsAt, expected) => {
    expect(firstAhead(TASKS, minuteOfDay(time, startsAt), startsAt)?.id).toBe(expected);
  },
);
