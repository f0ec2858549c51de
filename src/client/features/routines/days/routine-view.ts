import type {
  Occurrence,
  Routine,
  RoutineBody,
  RoutineBreakShown,
  RoutineChange,
} from '#contract/routines.ts';
import { hasOwnPlan, timeOf, timeUnder } from '#domain/routines/plan.ts';

/** A routine on one day. */
export type RoutineDay = Pick<Occurrence, 'routineId' | 'date'>;

export const isSame = (one: RoutineDay, other: RoutineDay): boolean =>
  one.routineId === other.routineId && one.date === other.date;

/** A person's routines, breaks and days, as shown on a page. */
export interface RoutineView {
  readonly routines: readonly Routine[];
  readonly breaks: readonly RoutineBreakShown[];
  readonly days: readonly Occurrence[];
}

const isUntouched = ({ marks, events }: Occurrence): boolean =>
  Object.keys(marks).length === 0 && events.length === 0;

const saved = (
  view: RoutineView,
  { routineId, plan, from }: RoutineBody<'routine-save'>,
): RoutineView => {
  const known = view.routines.find(({ id }) => id === routineId);
  const order = known?.order ?? Math.max(-1, ...view.routines.map((one) => one.order)) + 1;
  const { proposedBy = null, createdAt = '' } = known ?? {};
  const routine = { id: routineId, plan, order, proposedBy, createdAt };
  return {
    ...view,
    routines:
      known === undefined
        ? [...view.routines, routine]
        : view.routines.map((one) => (one.id === routineId ? routine : one)),
    days: view.days.map((day) => {
      if (day.routineId !== routineId || day.date < from || hasOwnPlan(day, known?.plan))
        return day;
      const time = timeUnder(plan, day);
      return { ...day, plan, time, onlyToday: time !== timeOf(plan) };
    }),
  };
};

const paused = (
  view: RoutineView,
  { breakId, routineId, from, until }: RoutineBody<'routine-break'>,
): RoutineView => {
  const isIn = (day: Occurrence): boolean =>
    (routineId === null || day.routineId === routineId) &&
    day.date >= from &&
    (until === null || day.date <= until);
  const isKnown = view.breaks.some(({ id }) => id === breakId);
  return {
    ...view,
    breaks: isKnown ? view.breaks : [...view.breaks, { id: breakId, routineId, from, until }],
    days: view.days.filter((day) => !isIn(day) || !isUntouched(day)),
  };
};

const dayChanged = (day: Occurrence, { changes }: RoutineBody<'routine-day'>): Occurrence => {
  const { plan = day.plan, size = day.size, notToday = day.notToday } = changes;
  const planned = changes.plan === undefined ? day.time : timeOf(plan);
  const time = changes.time === undefined ? planned : changes.time;
  const onlyToday = day.onlyToday || changes.plan !== undefined || changes.time !== undefined;
  return { ...day, plan, size, notToday, time, onlyToday };
};

const marked = (day: Occurrence, { stepId, state }: RoutineBody<'routine-mark'>): Occurrence => {
  const { [stepId]: old, ...others } = day.marks;
  return {
    ...day,
    marks:
      state === 'open' ? others : { ...others, [stepId]: { state, spentMs: old?.spentMs ?? null } },
  };
};

const withChange = (view: RoutineView, change: RoutineChange): RoutineView => {
  const onDay = (where: RoutineDay, changed: (day: Occurrence) => Occurrence): RoutineView => ({
    ...view,
    days: view.days.map((day) => (isSame(day, where) ? changed(day) : day)),
  });
  switch (change.kind) {
    case 'routine-save':
      return saved(view, change.body);
    case 'routine-remove': {
      const { routineId, from } = change.body;
      return {
        ...view,
        routines: view.routines.filter(({ id }) => id !== routineId),
        days: view.days.filter(
          (day) => day.routineId !== routineId || day.date < from || !isUntouched(day),
        ),
      };
    }
    case 'routine-break':
      return paused(view, change.body);
    case 'routine-resume': {
      const { breakId } = change.body;
      return { ...view, breaks: view.breaks.filter(({ id }) => id !== breakId) };
    }
    case 'routine-day':
      return onDay(change.body, (day) => dayChanged(day, change.body));
    case 'routine-proposal': {
      const { routineId, date, proposal, answer } = change.body;
      if (answer === 'refused') return view;
      if (proposal.kind === 'lighter')
        return onDay(change.body, (day) => ({ ...day, size: proposal.proposed }));
      const known = view.routines.find(({ id }) => id === routineId);
      if (known === undefined) return view;
      const anchor = { kind: 'time', time: proposal.proposed } as const;
      return saved(view, {
        routineId,
        plan: { ...known.plan, anchor },
        from: date,
        zone: 'UTC',
      });
    }
    case 'routine-mark':
      return onDay(change.body, (day) => marked(day, change.body));
    case 'routine-run':
      // Not applied here but by `withRuns`, which knows the state of the player.
      return view;
    case 'routine-run-size': {
      const { size } = change.body;
      return onDay(change.body, (day) => ({ ...day, size }));
    }
  }
};

/**
 * The view with all changes applied optimistically. This is idempotent: a change that the server's reply already
 * contains has no effect. Only the server calculates the days of a new or changed routine.
 *
 * @param changes in the order in which they were made
 */
export const withChanges = (view: RoutineView, changes: readonly RoutineChange[]): RoutineView =>
  changes.reduce(withChange, view);
