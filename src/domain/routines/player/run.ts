import type { RoutineStep } from '../plan.ts';

/**
 * The phase of a routine run. In `finished` and `stopped` the run is over, and no time is counted until it is started
 * again.
 */
type RunPhase = 'ready' | 'running' | 'paused' | 'finished' | 'stopped';

/** The outcome of a step in this run; `left` means that the person was late and left the step out. */
export type RunMark = 'done' | 'skipped' | 'left';

/**
 * A run of a routine, from its first start. All times are milliseconds and at least 0; instants are since the Unix
 * epoch, on the clock of the leading device. Values that depend on the present (the time left, the overtime) are never
 * stored: `clock.ts` derives them.
 */
export interface Run {
  readonly phase: RunPhase;
  /** Every step of the plan, regardless of the size. */
  readonly steps: readonly RoutineStep[];
  /** The ids of this run's steps, in order. */
  readonly order: readonly string[];
  readonly marks: Readonly<Record<string, RunMark>>;
  /** Groups of step ids that the leading device marked together, the latest group last; `undo` reverts that group. */
  readonly history: readonly (readonly string[])[];
  /** The current step; null before the start and after the end. */
  readonly currentId: string | null;
  /** The time spent by step id, up to `observedAtMs`; missing for a step that was never the current one. */
  readonly spentMs: Readonly<Record<string, number>>;
  /** The time that “a little longer” added, by step id. */
  readonly extraMs: Readonly<Record<string, number>>;
  /** The sum of all pauses up to `observedAtMs`. */
  readonly pausedMs: number;
  /** When the run was first started; null before that. */
  readonly startedAtMs: number | null;
  /** The clock time of the last event that took effect; null before the start. */
  readonly observedAtMs: number | null;
  /** The device that leads, that is, controls the run; null before the start. */
  readonly leader: string | null;
  /** The ids of the events that were applied. */
  readonly applied: ReadonlySet<string>;
}

/** A run that has not started. */
export const newRun = (steps: readonly RoutineStep[]): Run => ({
  phase: 'ready',
  steps,
  order: [],
  marks: {},
  history: [],
  currentId: null,
  spentMs: {},
  extraMs: {},
  pausedMs: 0,
  startedAtMs: null,
  observedAtMs: null,
  leader: null,
  applied: new Set(),
});

/** Whether the run has been started and is not over. */
export const isGoing = ({ phase }: Pick<Run, 'phase'>): boolean =>
  phase === 'running' || phase === 'paused';

/** The step with this id; null when the plan does not have it. */
export const stepOf = ({ steps }: Pick<Run, 'steps'>, id: string | null): RoutineStep | null =>
  steps.find((step) => step.id === id) ?? null;

/** The ids of the steps that are neither done nor skipped nor left out, including the current step. */
export const openIds = ({ order, marks }: Pick<Run, 'order' | 'marks'>): readonly string[] =>
  order.filter((id) => marks[id] === undefined);

/**
 * The open step that follows a step of the run: the first open step after it, or else the first open step of the run.
 * Null when no other step is open.
 */
export const openAfter = (run: Pick<Run, 'order' | 'marks'>, id: string | null): string | null => {
  const place = id === null ? -1 : run.order.indexOf(id);
  const others = openIds(run).filter((open) => open !== id);
  return others.find((open) => run.order.indexOf(open) > place) ?? others[0] ?? null;
};
