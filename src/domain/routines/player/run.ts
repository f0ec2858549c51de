import type { RoutineStep } from '../plan.ts';

/**
 * What a run of a routine is doing. `finished` and `stopped` are over: no time passes until it is started again.
 */
type RunPhase = 'ready' | 'running' | 'paused' | 'finished' | 'stopped';

/** What became of a step in this run; one that was `left` was left out by somebody who was late. */
export type RunMark = 'done' | 'skipped' | 'left';

/**
 * A routine that is being done, from its first start on. All times are milliseconds and at least 0; instants are
 * since the Unix epoch, on the clock of the leading device. What depends on the present (the time left, the
 * overtime) is never stored: `clock.ts` derives it.
 */
export interface Run {
  readonly phase: RunPhase;
  /** Every step of the plan, whatever the size. */
  readonly steps: readonly RoutineStep[];
  /** The ids of the steps that this run has, in the order in which they come. */
  readonly order: readonly string[];
  readonly marks: Readonly<Record<string, RunMark>>;
  /** The ids of the steps marked at once by the leader, the latest group last: what `undo` takes back. */
  readonly history: readonly (readonly string[])[];
  /** The step that is done now; null before the start and after the end. */
  readonly currentId: string | null;
  /** By the id of the step, up to `observedAtMs`; a step that was never the current one has none. */
  readonly spentMs: Readonly<Record<string, number>>;
  /** What “a little longer” added to each step. */
  readonly extraMs: Readonly<Record<string, number>>;
  /** The sum of all pauses up to `observedAtMs`. */
  readonly pausedMs: number;
  /** The first start; null before it. */
  readonly startedAtMs: number | null;
  /** The clock at the last event that counted; null before the start. */
  readonly observedAtMs: number | null;
  /** The device that leads; null before the start. */
  readonly leader: string | null;
  /** The ids of the events that were taken in. */
  readonly applied: ReadonlySet<string>;
}

/** A run that was not started yet. */
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

/** Whether it was started and is not over. */
export const isGoing = ({ phase }: Pick<Run, 'phase'>): boolean =>
  phase === 'running' || phase === 'paused';

/** The step with this id; null when the plan has none, or no longer. */
export const stepOf = ({ steps }: Pick<Run, 'steps'>, id: string | null): RoutineStep | null =>
  steps.find((step) => step.id === id) ?? null;

/** The ids of the steps that are neither done nor skipped nor left out, the current one included. */
export const openIds = ({ order, marks }: Pick<Run, 'order' | 'marks'>): readonly string[] =>
  order.filter((id) => marks[id] === undefined);

/**
 * The open step that follows one of the run: the first behind it, or, behind the last one, the first of all.
 * Null when no other is open.
 */
export const openAfter = (run: Pick<Run, 'order' | 'marks'>, id: string | null): string | null => {
  const place = id === null ? -1 : run.order.indexOf(id);
  const others = openIds(run).filter((open) => open !== id);
  return others.find((open) => run.order.indexOf(open) > place) ?? others[0] ?? null;
};
