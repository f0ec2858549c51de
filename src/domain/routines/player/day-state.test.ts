import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StepMarks } from '../marks.ts';
import type { RoutineStep } from '../plan.ts';
import { RUN_EVENTS, type RunEvent } from '../run-event.ts';
import { dayStateOf, doneAtMs, startAction, stepsDone } from './day-state.ts';
import { runOf } from './events.ts';
import { marksOf } from './marks.ts';

const STEPS: readonly RoutineStep[] = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  title: id,
  minutes: 5,
  hint: null,
  from: 'micro',
}));

const eventsOf = (types: readonly RunEvent['type'][]): readonly RunEvent[] =>
  types.map((type, index) => ({ id: `${index}`, type, atMs: index * 1000, device: 'phone' }));

const dayOf = (types: readonly RunEvent['type'][], more: StepMarks = {}) => {
  const events = eventsOf(types);
  const marks = { ...marksOf(runOf(STEPS, events)), ...more };
  return { plan: { steps: STEPS }, size: 'full' as const, marks, events };
};

const done = { state: 'done', spentMs: null } as const;

describe('the state of a routine on its day', () => {
  it.each([
    [[], 'open', 'start'],
    [['start'], 'begun', 'go-on'],
    [['start', 'done', 'pause'], 'begun', 'go-on'],
    [['start', 'done', 'stop'], 'begun', 'go-on'],
    [['start', 'done', 'finish'], 'ended', null],
    [['start', 'finish'], 'ended', null],
    [['start', 'done', 'skip', 'skip', 'done'], 'ended', null],
    [['start', 'done', 'finish', 'start'], 'begun', 'go-on'],
    [['start', 'done', 'done', 'done', 'done'], 'done', null],
  ] as const)('after %j is %s, and the button does %s', (types, state, action) => {
    expect(dayStateOf(dayOf(types))).toBe(state);
    expect(startAction(state)).toBe(action);
  });

  it.each([
    ['the player', dayOf(['start', 'done', 'done', 'done', 'done']), 4000],
    ['the list', dayOf([], { a: done, b: done, c: done, d: done }), null],
    ['both', dayOf(['start', 'done', 'finish'], { b: done, c: done, d: done }), null],
  ])('knows when the last step was done in %s only if it was in the player', (_, day, atMs) => {
    expect(doneAtMs(day)).toBe(atMs);
  });

  it('is done when all steps are marked done in the list, and open when only some are', () => {
    expect(dayStateOf(dayOf([], { a: done }))).toBe('open');
    expect(dayStateOf(dayOf([], { a: done, b: done, c: done, d: done }))).toBe('done');
    expect(dayStateOf(dayOf(['start', 'finish'], { a: done, b: done, c: done, d: done }))).toBe(
      'done',
    );
  });

  it('is begun again when steps come back after its end', () => {
    const steps = STEPS.map(
      (step) => ({ ...step, from: step.id === 'd' ? 'full' : 'micro' }) as const,
    );
    const events = eventsOf(['start', 'done', 'done', 'done']).map((event) =>
      event.type === 'start' ? { ...event, size: 'micro' as const } : event,
    );
    const small = { plan: { steps }, size: 'micro' as const, events };
    const marks = marksOf(runOf(steps, events));
    expect(dayStateOf({ ...small, marks })).toBe('done');
    expect(dayStateOf({ ...small, marks, size: 'full' })).toBe('begun');
    const { a: _opened, ...others } = dayOf(['start', 'done', 'done', 'done', 'done']).marks;
    expect(dayStateOf({ ...dayOf(['start', 'done', 'done', 'done', 'done']), marks: others })).toBe(
      'begun',
    );
  });

  it('has a button exactly while the player has something to start or continue', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RUN_EVENTS), { maxLength: 12 }), (types) => {
        const day = dayOf(types);
        const action = startAction(dayStateOf(day));
        const { phase } = runOf(STEPS, day.events);
        if (phase === 'finished') expect(action).toBeNull();
        if (phase === 'running' || phase === 'paused') expect(action).toBe('go-on');
        expect(stepsDone(day).of).toBe(STEPS.length);
        expect(stepsDone(day).done === STEPS.length).toBe(dayStateOf(day) === 'done');
      }),
    );
  });
});
