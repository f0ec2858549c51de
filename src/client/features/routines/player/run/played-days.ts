import { isSame } from '#client/features/routines/days/routine-view.ts';
import type { Occurrence, RoutineChange } from '#contract/routines.ts';
import { marksAfter } from '#domain/routines/player/marks.ts';

const withRun = (day: Occurrence, { kind, body }: RoutineChange): Occurrence => {
  if (kind !== 'routine-run' || !isSame(body, day)) return day;
  const { event } = body;
  if (day.events.some(({ id }) => id === event.id)) return day;
  const marks = marksAfter(day.plan.steps, day.marks, day.events, [event]);
  return { ...day, events: [...day.events, event], marks };
};

/** The days including the player's unsent events on this device. */
export const withRuns = (
  days: readonly Occurrence[],
  changes: readonly RoutineChange[],
): readonly Occurrence[] => days.map((day) => changes.reduce(withRun, day));
