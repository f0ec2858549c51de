import { expect, test } from 'vitest';
import { overText } from '#client/features/routines/player/words.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import type { Occurrence } from '#contract/routines.ts';
import { dayStateOf } from '#domain/routines/player/day-state.ts';
import type { RunEvent } from '#domain/routines/run-event.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { withWaitingRuns } from './played-days.ts';

const DATE = localDate('2026-03-10');

const step = (id: string) => ({ id, title: id, minutes: 5, hint: null, from: 'micro' as const });

const DAY: Occurrence = {
  routineId: 'morning',
  date: DATE,
  plan: {
    name: 'A plain morning',
    icon: 'sun',
    color: 'teal',
    anchor: { kind: 'none' },
    repeat: { kind: 'days', every: 1 },
    startsOn: DATE,
    endsOn: null,
    steps: [step('a'), step('b'), step('c')],
    reminders: { atStart: false, minutesBefore: null },
  },
  onlyToday: false,
  time: null,
  size: 'full',
  marks: {},
  events: [],
  notToday: false,
  kept: true,
};

const event = (type: RunEvent['type'], atMs: number) => ({
  id: `${type}-${atMs}`,
  type,
  atMs,
  device: 'phone',
});

const entry = (
  kind: string,
  body: object,
  order: number,
  routineId = DAY.routineId,
): OutboxItem => ({
  id: `${order}`,
  kind,
  userId: 'ada',
  body: { routineId, date: DATE, name: 'A plain morning', ...body },
  order,
  createdAt: '2026-03-10T07:00:00.000Z',
  refused: null,
});

const EVENTS = [event('start', 0), event('done', 1000), event('finish', 2000)];
const ENTRIES = EVENTS.map((one, order) => entry('routine-run', { event: one }, order));

test('a run that was ended offline is over immediately, with the steps done', () => {
  const [day = DAY] = withWaitingRuns([DAY], ENTRIES);
  expect(dayStateOf(day)).toBe('ended');
  expect(overText(day)).toBe('1 of 3 steps done');
});

test('events that the server already has count once, and events of another routine do not count', () => {
  const [kept = DAY] = withWaitingRuns([DAY], ENTRIES);
  expect(withWaitingRuns([kept], ENTRIES)).toEqual([kept]);
  const others = EVENTS.map((one, order) => entry('routine-run', { event: one }, order, 'evening'));
  expect(withWaitingRuns([DAY], others)).toEqual([DAY]);
});

test('an unsent size counts', () => {
  const [day = DAY] = withWaitingRuns([DAY], [entry('routine-run-size', { size: 'micro' }, 1)]);
  expect(day.size).toBe('micro');
});

test('an end without any step done is described without a count', () => {
  const events = [event('start', 0), event('finish', 1000)];
  expect(overText({ ...DAY, events })).toBe('ended for today');
});
