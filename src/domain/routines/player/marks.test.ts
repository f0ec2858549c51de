import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import type { StepMarks } from '../marks.ts';
import type { RoutineStep } from '../plan.ts';
import type { RunEvent } from '../run-event.ts';
import { elapsedMs } from './clock.ts';
import { runOf } from './events.ts';
import { marksAfter, marksOf, withMarksOfList } from './marks.ts';

const START_MS = Date.UTC(2026, 2, 2, 7);
const STEPS: readonly RoutineStep[] = ['a', 'b', 'c'].map((id) => ({
  id,
  title: id,
  minutes: 5,
  hint: null,
  from: 'micro',
}));
const event = (minutes: number, type: RunEvent['type'], stepIds?: string[]): RunEvent => ({
  id: `${type}-${minutes}`,
  type,
  atMs: START_MS + minutes * MINUTE_MS,
  device: 'phone',
  stepIds,
});
const FROM_LIST: StepMarks = { c: { state: 'done', spentMs: null } };

describe('the marks of an occurrence', () => {
  it('include the changes of new events, however they are divided, and keep those of the list', () => {
    const events = [
      event(0, 'start', ['a', 'b']),
      event(2, 'done'),
      event(3, 'skip'),
      event(4, 'undo'),
      event(7, 'done'),
    ];
    const wanted = {
      a: { state: 'done', spentMs: 2 * MINUTE_MS },
      b: { state: 'done', spentMs: 4 * MINUTE_MS },
      c: { state: 'done', spentMs: null },
    };
    for (let cut = 0; cut <= events.length; cut += 1) {
      const first = marksAfter(STEPS, FROM_LIST, [], events.slice(0, cut));
      expect(marksAfter(STEPS, first, events.slice(0, cut), events.slice(cut))).toEqual(wanted);
    }
  });

  it('are removed by undo, but not by events about something else', () => {
    const done = [event(0, 'start'), event(1, 'done')];
    const marks = marksAfter(STEPS, FROM_LIST, [], done);
    expect(marksAfter(STEPS, marks, done, [event(2, 'undo')])).toEqual(FROM_LIST);
    expect(marksAfter(STEPS, FROM_LIST, done, [event(2, 'pause')])).toEqual(FROM_LIST);
  });
});

describe('a run with marks from the list', () => {
  const run = runOf(STEPS, [event(0, 'start'), event(4, 'done')]);
  const kept = marksOf(run);

  it('takes over those marks, and moves on from the current step without losing time', () => {
    const beside = withMarksOfList(run, { ...kept, b: { state: 'done', spentMs: null } }, kept);
    expect(beside).toMatchObject({ currentId: 'c', marks: { a: 'done', b: 'done' } });
    const nowMs = START_MS + 9 * MINUTE_MS;
    expect(elapsedMs(beside, nowMs)).toBe(elapsedMs(run, nowMs));
  });

  it('reopens steps that were opened there, and keeps marks that still wait to be sent', () => {
    expect(withMarksOfList(run, {}, kept).marks).toEqual({});
    expect(withMarksOfList(run, {}, {}).marks).toEqual({ a: 'done' });
  });
});
