import type { StepMark, StepMarks } from '../marks.ts';
import type { RoutineStep } from '../plan.ts';
import type { RunEvent } from '../run-event.ts';
import { applyEvent, runOf } from './events.ts';
import { openAfter, type Run } from './run.ts';

/** The marks of a run in the form in which an occurrence stores them; a step that was left out counts as skipped. */
export const marksOf = ({ marks, spentMs }: Run): StepMarks =>
  Object.fromEntries(
    Object.entries(marks).map(([id, mark]): [string, StepMark] => [
      id,
      { state: mark === 'done' ? 'done' : 'skipped', spentMs: spentMs[id] ?? null },
    ]),
  );

const isSame = (one: StepMark | undefined, other: StepMark | undefined): boolean =>
  one?.state === other?.state && one?.spentMs === other?.spentMs;

/**
 * The marks of an occurrence after new player events. Only marks that the events change are replaced, so that marks
 * made in the list stay.
 *
 * @param before the events that are already stored
 */
export const marksAfter = (
  steps: readonly RoutineStep[],
  marks: StepMarks,
  before: readonly RunEvent[],
  fresh: readonly RunEvent[],
): StepMarks => {
  const earlier = runOf(steps, before);
  const old = marksOf(earlier);
  const now = marksOf(fresh.reduce(applyEvent, earlier));
  const after: Record<string, StepMark> = { ...marks };
  for (const { id } of steps) {
    const mark = now[id];
    if (isSame(old[id], mark)) continue;
    if (mark !== undefined) after[id] = mark;
    else delete after[id];
  }
  return after;
};

/**
 * The run with the marks that were made elsewhere, such as in the list. If the current step was marked elsewhere, the
 * next open step becomes the current one, and no time is lost or counted twice.
 *
 * @param marks the marks of the occurrence
 * @param kept the marks that result from the stored events of the occurrence, without events that still wait to be sent
 */
export const withMarksOfList = (run: Run, marks: StepMarks, kept: StepMarks): Run => {
  const changed = run.steps.filter(({ id }) => marks[id]?.state !== kept[id]?.state);
  if (changed.length === 0) return run;
  const all = { ...run.marks };
  for (const { id } of changed) {
    const state = marks[id]?.state;
    if (state !== undefined) all[id] = state;
    else delete all[id];
  }
  const { currentId } = run;
  const isCurrentOver =
    currentId !== null &&
    changed.some(({ id }) => id === currentId) &&
    all[currentId] !== undefined;
  if (!isCurrentOver) return { ...run, marks: all };
  const next = openAfter({ order: run.order, marks: all }, currentId);
  return { ...run, marks: all, currentId: next ?? currentId };
};
