import type { RoutineStep } from '#domain/routines/plan.ts';
import { openMs } from '#domain/routines/player/clock.ts';
import { applyEvent } from '#domain/routines/player/events.ts';
import { proposeSkips } from '#domain/routines/player/late.ts';
import { isGoing, newRun, openIds, type Run } from '#domain/routines/player/run.ts';
import type { RunEvent } from '#domain/routines/run-event.ts';
import { drawIndex, type Random } from '#domain/shared/numbers/random.ts';
import { SIZES } from '#domain/shared/size.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';

/*
 * Simulated sessions in the routine player. A person works, dawdles, presses buttons, closes the tab and sleeps, while
 * the device's clock may be changed.
 */

const START_MS = Date.UTC(2026, 2, 29, 0, 30);

/** The clock’s behaviour: exact, or set forwards or back now and then. */
export type ClockKind = 'exact' | 'jumping';

export interface Session {
  readonly run: Run;
  readonly events: readonly RunEvent[];
  /** The time on the device’s clock at the end of the session. */
  readonly nowMs: number;
  /** The time that actually passed from the start of the run to its end, or until now. */
  readonly trueMs: number;
  /** How far the clock was set forwards and back during the run. */
  readonly forwardMs: number;
  readonly backMs: number;
}

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** A routine of 1 to 30 steps, some without minutes. */
const randomSteps = (random: Random): readonly RoutineStep[] =>
  Array.from({ length: 1 + Math.floor(random() * 30) }, (_, index) => ({
    id: `step-${index}`,
    title: `Step ${index}`,
    minutes: random() < 0.2 ? null : 1 + Math.floor(random() * 40),
    hint: null,
    from: pick(SIZES, random) ?? 'micro',
  }));

/** The relative frequencies of presses, except those that end the run. */
const HABITS = [
  ['done', 0.5],
  ['skip', 0.09],
  ['longer', 0.1],
  ['pause', 0.08],
  ['resume', 0.08],
  ['undo', 0.04],
  ['late', 0.03],
  ['reorder', 0.02],
  ['jump', 0.03],
  ['stop', 0.02],
  ['start', 0.01],
] as const satisfies readonly (readonly [RunEvent['type'], number])[];

const drawn = (random: Random): RunEvent['type'] =>
  HABITS[
    drawIndex(
      HABITS.map(([, share]) => share),
      random,
    )
  ]?.[0] ?? 'done';

/** The details of an event of this type for this run. */
const detailsOf = (
  type: RunEvent['type'],
  run: Run,
  nowMs: number,
  random: Random,
): Partial<RunEvent> => {
  if (type === 'longer') return { minutes: pick([1, 2, 5], random) };
  if (type === 'jump') return { stepId: pick(run.steps, random)?.id };
  if (type === 'reorder') return { stepIds: openIds(run).toReversed() };
  if (type !== 'late') return {};
  const minutes = Math.ceil((openMs(run, nowMs) / MINUTE_MS) * random());
  return { minutes, stepIds: proposeSkips(run, minutes, nowMs).stepIds };
};

/** One session of up to `presses` presses, with sleeps of up to nine hours in between. */
export const simulateSession = (random: Random, clock: ClockKind, presses = 40): Session => {
  const events: RunEvent[] = [];
  let run = newRun(randomSteps(random));
  let nowMs = START_MS;
  let [trueMs, forwardMs, backMs] = [0, 0, 0];
  /** The time since the run ended, which is added if the run is resumed. */
  let pending = { trueMs: 0, forwardMs: 0, backMs: 0 };
  const press = (type: RunEvent['type']): void => {
    const event: RunEvent = {
      id: `event-${events.length}`,
      type,
      atMs: nowMs,
      device: 'phone',
      ...detailsOf(type, run, nowMs, random),
    };
    events.push(event);
    const before = run;
    run = applyEvent(run, event);
    if (isGoing(before) || isGoing(run)) {
      trueMs += pending.trueMs;
      forwardMs += pending.forwardMs;
      backMs += pending.backMs;
      pending = { trueMs: 0, forwardMs: 0, backMs: 0 };
    }
  };
  press('start');
  for (let count = 0; count < presses && run.phase !== 'finished'; count += 1) {
    const passedMs = Math.floor(
      random() < 0.05 ? random() * 540 * MINUTE_MS : random() * 25 * MINUTE_MS,
    );
    const isSet = clock === 'jumping' && random() < 0.2;
    const setMs = isSet ? Math.floor((random() - 0.5) * 180 * MINUTE_MS) : 0;
    nowMs += passedMs + setMs;
    pending = {
      trueMs: pending.trueMs + passedMs,
      forwardMs: pending.forwardMs + Math.max(0, setMs),
      backMs: pending.backMs + Math.max(0, -setMs),
    };
    press(isGoing(run) ? drawn(random) : 'start');
  }
  return { run, events, nowMs, trueMs, forwardMs, backMs };
};
