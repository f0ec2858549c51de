import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import type { RoutineStep } from '../plan.ts';
import type { RunEvent } from '../run-event.ts';
import { elapsedMs, endsAtMs, leftMs, nextStep, overtimeMs, spentMsOf } from './clock.ts';
import { applyEvent, runOf } from './events.ts';
import { marksOf } from './marks.ts';
import { newRun, type Run } from './run.ts';

const START_MS = Date.UTC(2026, 2, 29, 0, 30);
const at = (minutes: number): number => START_MS + minutes * MINUTE_MS;

const step = (id: string, minutes: number | null, from: RoutineStep['from'] = 'micro') => ({
  id,
  title: id.toUpperCase(),
  minutes,
  hint: null,
  from,
});
const STEPS: readonly RoutineStep[] = [
  step('wash', 5),
  step('dress', 10, 'lighter'),
  step('eat', null),
  step('pack', 4, 'full'),
];

type Told = Partial<RunEvent> & Pick<RunEvent, 'type'>;

/** Events of one device, each at the given minute. */
const events = (told: readonly (readonly [number, Told])[], device = 'phone'): RunEvent[] =>
  told.map(([minutes, event], index) => ({
    id: `${device}-${index}`,
    atMs: at(minutes),
    device,
    ...event,
  }));
const runAfter = (...told: readonly (readonly [number, Told])[]): Run => runOf(STEPS, events(told));

describe('a run', () => {
  it('goes through its steps, and records the time of each', () => {
    const run = runAfter(
      [0, { type: 'start' }],
      [4, { type: 'done' }],
      [16, { type: 'skip' }],
      [20, { type: 'done' }],
      [23, { type: 'done' }],
    );
    expect(run).toMatchObject({ phase: 'finished', currentId: null });
    expect(marksOf(run)).toEqual({
      wash: { state: 'done', spentMs: 4 * MINUTE_MS },
      dress: { state: 'skipped', spentMs: 12 * MINUTE_MS },
      eat: { state: 'done', spentMs: 4 * MINUTE_MS },
      pack: { state: 'done', spentMs: 3 * MINUTE_MS },
    });
    expect(elapsedMs(run, at(600))).toBe(23 * MINUTE_MS);
  });

  it('counts down across a pause, and then into overtime', () => {
    const run = runAfter([0, { type: 'start' }], [2, { type: 'pause' }], [12, { type: 'resume' }]);
    expect(leftMs(run, at(13))).toBe(2 * MINUTE_MS);
    expect(endsAtMs(run)).toBe(at(15));
    expect(overtimeMs(run, at(19))).toBe(4 * MINUTE_MS);
    expect(spentMsOf(run, 'wash', at(19))).toBe(9 * MINUTE_MS);
    expect(run.pausedMs).toBe(10 * MINUTE_MS);
    expect(nextStep(run)?.id).toBe('dress');
  });

  it.each([
    ['before the end', 3, 5, at(10)],
    ['in overtime, from now on', 20, 5, at(25)],
  ])('gives a little longer %s', (_, pressed, minutes, end) => {
    const run = runAfter([0, { type: 'start' }], [pressed, { type: 'longer', minutes }]);
    expect(endsAtMs(run)).toBe(end);
  });

  it('has no countdown for an untimed step', () => {
    const run = runAfter(
      [0, { type: 'start', stepIds: ['eat'] }],
      [1, { type: 'longer', minutes: 5 }],
    );
    expect([leftMs(run, at(3)), overtimeMs(run, at(3)), endsAtMs(run)]).toEqual([null, null, null]);
    expect(elapsedMs(run, at(3))).toBe(3 * MINUTE_MS);
  });

  it('has only the steps with which it was started, plus one that is jumped to', () => {
    const run = runAfter(
      [0, { type: 'start', stepIds: ['wash', 'gone', 'eat'] }],
      [5, { type: 'done' }],
      [6, { type: 'jump', stepId: 'pack' }],
    );
    expect(run).toMatchObject({ currentId: 'pack', order: ['wash', 'eat', 'pack'] });
    expect(nextStep(run)?.id).toBe('eat');
  });

  it('undoes the last mark, and returns to its step', () => {
    const run = runAfter([0, { type: 'start' }], [4, { type: 'done' }], [5, { type: 'undo' }]);
    expect(run).toMatchObject({ currentId: 'wash', marks: {}, spentMs: { wash: 240_000 } });
    const twice = runAfter([0, { type: 'start' }], [4, { type: 'undo' }], [5, { type: 'undo' }]);
    expect(twice.currentId).toBe('wash');
  });

  it('undoes leaving several steps out, and stays at the current step', () => {
    const told = [
      [0, { type: 'start' }],
      [1, { type: 'late', minutes: 6, stepIds: ['dress', 'pack'] }],
    ] as const;
    expect(marksOf(runAfter(...told))).toMatchObject({ pack: { state: 'skipped', spentMs: null } });
    expect(nextStep(runAfter(...told))?.id).toBe('eat');
    expect(runAfter(...told, [2, { type: 'undo' }])).toMatchObject({
      currentId: 'wash',
      marks: {},
    });
  });

  it('is over after its last step, and counts the wait before an undo as a pause', () => {
    const told = [
      [0, { type: 'start', stepIds: ['wash'] }],
      [3, { type: 'done' }],
    ] as const;
    expect(runAfter(...told).phase).toBe('finished');
    const again = runAfter(...told, [13, { type: 'undo' }], [14, { type: 'done' }]);
    expect(again).toMatchObject({ pausedMs: 10 * MINUTE_MS, spentMs: { wash: 4 * MINUTE_MS } });
  });

  it('waits while it is stopped, and starts again at the first open step', () => {
    const run = runAfter(
      [0, { type: 'start' }],
      [5, { type: 'done' }],
      [6, { type: 'stop' }],
      [66, { type: 'start' }],
    );
    expect(run).toMatchObject({ phase: 'running', currentId: 'dress', pausedMs: 60 * MINUTE_MS });
  });

  it('can jump to a step that was skipped, but not to one that is done', () => {
    const told = [
      [0, { type: 'start' }],
      [1, { type: 'done' }],
      [2, { type: 'skip' }],
    ] as const;
    expect(runAfter(...told, [3, { type: 'jump', stepId: 'dress' }]).currentId).toBe('dress');
    expect(runAfter(...told, [3, { type: 'jump', stepId: 'wash' }]).currentId).toBe('eat');
  });

  it('reorders the listed steps and leaves the others in place', () => {
    const run = runAfter(
      [0, { type: 'start' }],
      [1, { type: 'reorder', stepIds: ['pack', 'dress', 'none'] }],
    );
    expect(run.order).toEqual(['wash', 'pack', 'eat', 'dress']);
  });

  it('returns to steps that were jumped over', () => {
    const run = runAfter(
      [0, { type: 'start' }],
      [1, { type: 'jump', stepId: 'pack' }],
      [2, { type: 'done' }],
    );
    expect(run.currentId).toBe('wash');
  });
});

describe('a clock that was set back', () => {
  it('takes no time away, and counts on from its new reading', () => {
    const run = runAfter(
      [60, { type: 'start' }],
      [63, { type: 'resume' }],
      [0, { type: 'resume' }],
    );
    expect(leftMs(run, at(0))).toBe(2 * MINUTE_MS);
    expect(leftMs(run, at(1))).toBe(MINUTE_MS);
    expect(leftMs(runAfter([60, { type: 'start' }]), at(0))).toBe(5 * MINUTE_MS);
  });
});

describe('a second device', () => {
  const first = events([
    [0, { type: 'start' }],
    [4, { type: 'done' }],
  ]);

  it('only marks until it takes over, and then leads', () => {
    const presses = events(
      [
        [5, { type: 'start' }],
        [5, { type: 'skip' }],
        [5, { type: 'pause' }],
        [6, { type: 'done', stepId: 'pack' }],
        [7, { type: 'finish' }],
      ],
      'tablet',
    );
    const run = runOf(STEPS, [...first, ...presses]);
    expect(run).toMatchObject({ phase: 'running', currentId: 'dress', leader: 'phone' });
    expect(run.marks).toEqual({ wash: 'done', pack: 'done' });
    const taken: RunEvent = { id: 'taken', type: 'take-over', atMs: at(8), device: 'tablet' };
    const led = [
      taken,
      ...events([[9, { type: 'done' }]], 'tablet').map((one) => ({ ...one, id: 'led' })),
    ];
    expect(runOf(STEPS, [...first, ...presses, ...led])).toMatchObject({
      leader: 'tablet',
      currentId: 'eat',
      spentMs: { wash: 4 * MINUTE_MS, dress: 5 * MINUTE_MS },
    });
  });

  it('keeps what the first did offline, and does not move because of it', () => {
    const taken: RunEvent = { id: 'taken', type: 'take-over', atMs: at(5), device: 'tablet' };
    const late = events([
      [6, { type: 'done', stepId: 'dress' }],
      [9, { type: 'done', stepId: 'eat' }],
    ]).map((event) => ({ ...event, id: `late-${event.stepId}` }));
    const run = runOf(STEPS, [...first, taken, ...late]);
    expect(run).toMatchObject({ leader: 'tablet', currentId: 'dress', phase: 'running' });
    expect(run.marks).toMatchObject({ dress: 'done', eat: 'done' });
    const next: RunEvent = { id: 'next', type: 'skip', atMs: at(10), device: 'tablet' };
    expect(applyEvent(run, next)).toMatchObject({ currentId: 'pack', marks: { dress: 'done' } });
  });

  it('can start a run that the first has stopped', () => {
    const stopped = runOf(STEPS, [
      ...first,
      { id: 's', type: 'stop', atMs: at(5), device: 'phone' },
    ]);
    const started = applyEvent(stopped, { id: 't', type: 'start', atMs: at(6), device: 'tablet' });
    expect(started).toMatchObject({ leader: 'tablet', phase: 'running', currentId: 'dress' });
  });
});

describe('nothing happens', () => {
  it.each<[string, Told]>([
    ['on a mark of an unknown step', { type: 'done', stepId: 'none' }],
    ['on a pause before the start', { type: 'pause' }],
    ['on a finish before the start', { type: 'finish' }],
    ['on a take-over before the start', { type: 'take-over' }],
    ['on a start with unknown steps', { type: 'start', stepIds: ['none'] }],
    ['on a jump before the start', { type: 'jump', stepId: 'eat' }],
  ])('%s', (_, told) => {
    const { applied, ...after } = runAfter([0, told]);
    const { applied: none, ...before } = newRun(STEPS);
    expect(after).toEqual(before);
  });
});
