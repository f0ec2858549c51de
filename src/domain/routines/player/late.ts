import { SIZES } from '#domain/shared/size.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { openMs, plannedMsOf, spentMsOf } from './clock.ts';
import { openIds, type Run, stepOf } from './run.ts';

/** The steps that a person who is late could leave out; nothing is left out until they confirm. */
export interface LateProposal {
  /** The ids of the steps to leave out, in the order of the run. */
  readonly stepIds: readonly string[];
  /** The time that all open steps take, before any step is left out. */
  readonly neededMs: number;
  /** The time that the remaining steps take. */
  readonly staysMs: number;
  /** Whether the remaining steps fit into the available time. */
  readonly fits: boolean;
}

/** The importance of a step, from 0 (only the full size has this step) to 2 (a micro step). */
const rankOf = (run: Run, id: string): number => {
  const from = stepOf(run, id)?.from;
  return from === undefined ? 0 : SIZES.indexOf(from);
};

/**
 * Chooses the open steps to leave out so that the others fit into the available minutes: first steps of larger sizes,
 * then the longest steps. The current step, untimed steps and the last open step are never left out.
 */
export const proposeSkips = (run: Run, minutes: number, nowMs: number): LateProposal => {
  const neededMs = openMs(run, nowMs);
  const thereMs = minutes * MINUTE_MS;
  const openMsOf = (id: string): number =>
    Math.max(0, (plannedMsOf(run, id) ?? 0) - (spentMsOf(run, id, nowMs) ?? 0));
  const open = openIds(run);
  const candidates = open
    .filter((id) => id !== run.currentId && openMsOf(id) > 0)
    .toSorted(
      (one, other) => rankOf(run, one) - rankOf(run, other) || openMsOf(other) - openMsOf(one),
    );
  const leaving: string[] = [];
  let staysMs = neededMs;
  for (const id of candidates) {
    if (staysMs <= thereMs || leaving.length === open.length - 1) break;
    leaving.push(id);
    staysMs -= openMsOf(id);
  }
  // Steps that fit into the time after all are put back, the most important step first.
  for (const id of leaving.toReversed()) {
    if (staysMs + openMsOf(id) > thereMs) continue;
    leaving.splice(leaving.indexOf(id), 1);
    staysMs += openMsOf(id);
  }
  const stepIds = open.filter((id) => leaving.includes(id));
  return { stepIds, neededMs, staysMs, fits: staysMs <= thereMs };
};
