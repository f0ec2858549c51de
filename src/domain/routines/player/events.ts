import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import type { RoutineStep } from '../plan.ts';
import type { RunEvent } from '../run-event.ts';
import { observe, plannedMsOf } from './clock.ts';
import { isGoing, newRun, openAfter, openIds, type Run, type RunMark, stepOf } from './run.ts';

type Change = (run: Run, event: RunEvent) => Run;

const known = (run: Run, ids: readonly string[] | undefined): readonly string[] =>
  [...new Set(ids)].filter((id) => stepOf(run, id) !== null);

const end = (run: Run, phase: 'finished' | 'stopped'): Run => ({ ...run, phase, currentId: null });

/** Moves on to the next open step if the current one is no longer open; ends the run after the last step. */
const goOn = (run: Run): Run => {
  const { currentId } = run;
  if (currentId !== null && run.marks[currentId] === undefined) return run;
  const next = openAfter(run, currentId);
  return next === null ? end(run, 'finished') : { ...run, currentId: next };
};

/** Continues a run at a step; if the run was over, the time since its end counts as a pause. */
const goAgain = (run: Run, id: string, atMs: number): Run => {
  const waitedMs = isGoing(run) ? 0 : Math.max(0, atMs - (run.observedAtMs ?? atMs));
  return {
    ...run,
    phase: 'running',
    currentId: id,
    pausedMs: run.pausedMs + waitedMs,
    observedAtMs: atMs,
    startedAtMs: run.startedAtMs ?? atMs,
  };
};

/** Marks several steps together. A step that is already done stays done. */
const markAll = (run: Run, ids: readonly string[], mark: RunMark): Run => {
  const fresh = ids.filter((id) => run.marks[id] !== 'done' && run.marks[id] !== mark);
  if (fresh.length === 0) return run;
  const marks = { ...run.marks, ...Object.fromEntries(fresh.map((id) => [id, mark])) };
  return { ...run, marks };
};

/** Like `markAll`, but adds the marks to the history, so that the leading device can undo them. */
const markByLeader = (run: Run, ids: readonly string[], mark: RunMark): Run => {
  const marked = markAll(run, ids, mark);
  const fresh = ids.filter((id) => marked.marks[id] !== run.marks[id]);
  return fresh.length === 0 ? marked : { ...marked, history: [...run.history, fresh] };
};

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  ids: readonly string[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.includes(id)));

const start: Change = (run, { stepIds, device, atMs }) => {
  const asked = known(run, stepIds ?? run.steps.map(({ id }) => id));
  const order = [...run.order, ...asked.filter((id) => !run.order.includes(id))];
  const id = openIds({ order, marks: run.marks })[0];
  if (id === undefined) return run;
  return goAgain({ ...run, order, leader: device }, id, atMs);
};

const mark =
  (as: 'done' | 'skipped'): Change =>
  (run, { stepId = run.currentId ?? undefined }) => {
    const marked = markByLeader(run, known(run, stepId === undefined ? [] : [stepId]), as);
    // A press on the leading device moves on to the next step even if another device has already marked this step.
    return isGoing(run) && stepId === run.currentId ? goOn(marked) : marked;
  };

/** Reverts the last group of marks and returns to the first step of that group. */
const undo: Change = (run, { atMs }) => {
  const last = run.history.at(-1);
  const [id] = last ?? [];
  if (last === undefined || id === undefined) return run;
  const back = {
    ...run,
    marks: without(run.marks, last),
    history: run.history.slice(0, -1),
    order: [...run.order, ...last.filter((one) => !run.order.includes(one))],
  };
  if (!isGoing(run)) return goAgain(back, id, atMs);
  // Steps that were left out because of lateness return to their places, and the current step stays the same.
  const wasLeft = run.marks[id] === 'left';
  return wasLeft && run.currentId !== null ? back : { ...back, currentId: id };
};

const longer: Change = (run, { stepId = run.currentId ?? '', minutes = 0 }) => {
  const plannedMs = plannedMsOf(run, stepId);
  if (plannedMs === null || minutes <= 0) return run;
  // In overtime, the added minutes count from now, so that none are lost.
  const overMs = Math.max(0, (run.spentMs[stepId] ?? 0) - plannedMs);
  const extraMs = (run.extraMs[stepId] ?? 0) + overMs + minutes * MINUTE_MS;
  return { ...run, extraMs: { ...run.extraMs, [stepId]: extraMs } };
};

const late: Change = (run, { stepIds }) => {
  const open = openIds(run);
  const leaving = known(run, stepIds).filter((id) => open.includes(id));
  return goOn(markByLeader(run, leaving, 'left'));
};

const reorder: Change = (run, { stepIds }) => {
  const listed = known(run, stepIds).filter((id) => run.order.includes(id));
  let next = 0;
  const order = run.order.map((id) => (listed.includes(id) ? (listed[next++] ?? id) : id));
  return { ...run, order };
};

/** Goes to a step that is not done, including one that was skipped or left out. */
const jump: Change = (run, { stepId = '', atMs }) => {
  if (stepOf(run, stepId) === null || run.marks[stepId] === 'done') return run;
  const order = run.order.includes(stepId) ? run.order : [...run.order, stepId];
  const open = {
    ...run,
    order,
    marks: without(run.marks, [stepId]),
    history: run.history
      .map((ids) => ids.filter((id) => id !== stepId))
      .filter((ids) => ids.length),
  };
  return isGoing(run) ? { ...open, currentId: stepId } : goAgain(open, stepId, atMs);
};

const whenGoing =
  (change: Change): Change =>
  (run, event) =>
    isGoing(run) ? change(run, event) : run;

/** The effects of events from the leading device, which controls the run. */
const BY_LEADER: Readonly<Record<RunEvent['type'], Change>> = {
  start: (run, event) => (isGoing(run) ? run : start(run, event)),
  done: mark('done'),
  skip: mark('skipped'),
  undo,
  longer: whenGoing(longer),
  pause: whenGoing((run) => ({ ...run, phase: 'paused' })),
  resume: whenGoing((run) => ({ ...run, phase: 'running' })),
  late: whenGoing(late),
  reorder: whenGoing(reorder),
  jump,
  'take-over': (run) => run,
  finish: whenGoing((run) => end(run, 'finished')),
  stop: whenGoing((run) => end(run, 'stopped')),
};

/**
 * The effects of events from another device. Such a device can mark steps, start a run or take over the lead, but it
 * cannot move the run to another step.
 */
const byOther: Change = (run, event) => {
  const { type, stepId } = event;
  if (type === 'start' && !isGoing(run)) return start(run, event);
  if (type === 'take-over' && isGoing(run))
    return { ...observe(run, event.atMs), leader: event.device };
  if (stepId === undefined || stepOf(run, stepId) === null) return run;
  if (type === 'done') return markAll(run, [stepId], 'done');
  if (type === 'skip' && run.marks[stepId] === undefined) return markAll(run, [stepId], 'skipped');
  return run;
};

/**
 * The run after an event. Events that were already applied, and steps that are not in the plan, are ignored. A device
 * that does not lead can only add marks, start a run that is not in progress, and take over the lead.
 */
export const applyEvent = (run: Run, event: RunEvent): Run => {
  if (run.applied.has(event.id)) return run;
  const seen = { ...run, applied: new Set(run.applied).add(event.id) };
  if (event.device !== run.leader) return byOther(seen, event);
  return BY_LEADER[event.type](observe(seen, event.atMs), event);
};

/**
 * The run that results from a plan's steps and these events. The server's events come first, then those of this device,
 * in order.
 */
export const runOf = (steps: readonly RoutineStep[], events: readonly RunEvent[]): Run =>
  events.reduce(applyEvent, newRun(steps));
