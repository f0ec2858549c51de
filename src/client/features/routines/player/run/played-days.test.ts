import { expect, test } from 'vitest';
import { withChanges } from '#client/features/routines/days/routine-view.ts';
import { overText } from '#client/features/routines/player/words.ts';
import type { Occurrence, RoutineBody, RoutineChange } from '#contract/routines.ts';
import { dayStateOf } from '#domain/routines/player/day-state.ts';
import type { RunEvent } from '#domain/routines/run-event.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { withRuns } from './played-days.ts';

const DATE = localDate('2026-03-10');

const step = (id: string) => ({ id, title: id, minutes: 5, hint: null, from: 'micro' as const });

const DAY: Occurrence = {
  routineId: 'morning',
  date: DATE,
  plan: {
    name: 'A simple morning',
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

const press = (event: RoutineBody<'routine-run'>['event'], routineId = DAY.routineId) => ({
  id: event.id,
  kind: 'routine-run' as const,
  body: { routineId, date: DATE, name: 'A simple morning', event },
});

const shown = (day: Occurrence, changes: readonly RoutineChange[]): Occurrence =>
  withRuns([day], changes)[0] ?? DAY;

const EVENTS = [event('start', 0), event('done', 1000), event('finish', 2000)] as const;
const PRESSES = EVENTS.map((one) => press(one));

test('a run that was ended offline is over immediately, with the steps done', () => {
  const day = shown(DAY, PRESSES);
  expect(dayStateOf(day)).toBe('ended');
  expect(overText(day)).toBe('1 of 3 steps done');
});

test('events that the server already has count once, and events of another routine do not count', () => {
  const kept = shown(DAY, PRESSES);
  expect(shown(kept, PRESSES)).toEqual(kept);
  expect(
    shown(
      DAY,
      EVENTS.map((one) => press(one, 'evening')),
    ),
  ).toEqual(DAY);
});

test('an unsent size counts', () => {
  const body = { ...press(EVENTS[0]).body, size: 'micro' as const };
  const change = { id: '1', kind: 'routine-run-size' as const, body };
  const view = withChanges({ routines: [], breaks: [], days: [DAY] }, [change]);
  expect(view.days).toEqual([{ ...DAY, size: 'micro' }]);
});

test('an end without any step done is described without a count', () => {
  const events = [event('start', 0), event('finish', 1000)];
  expect(overText({ ...DAY, events })).toBe('ended for today');
});
