import type { LocalDate } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import { minutesOf, type StepMarks, stepsOfSize } from './marks.ts';
import type { RoutineStep } from './plan.ts';

/** The fields of a routine's day that determine its load. */
export interface RoutineDay {
  readonly routineId: string;
  readonly date: LocalDate;
  readonly steps: readonly Pick<RoutineStep, 'id' | 'from' | 'minutes'>[];
  readonly size: Size;
  readonly marks: StepMarks;
  readonly notToday: boolean;
  /** Whether the person opened the app on that day. */
  readonly opened: boolean;
}

/** The minutes of a routine that were done or left undone, as an observation of a day's capacity. */
interface RoutineAttempt {
  readonly minutes: number;
  /** The estimated chance that the steps are done, 0 to 1. */
  readonly chance: number;
  readonly done: boolean;
}

/** The whole minutes that the routines of one day take at their sizes, not counting routines that were put away. */
export const minutesTaken = (days: readonly RoutineDay[]): number =>
  days
    .filter(({ notToday }) => !notToday)
    .reduce((sum, { steps, size }) => sum + minutesOf(steps, size), 0);

const isDone = ({ marks }: RoutineDay, id: string): boolean => marks[id]?.state === 'done';

/**
 * The share of a routine's steps that is usually done. One done and one undone step are added, so that the share is
 * never 0 or 1.
 */
const usualShare = (days: readonly RoutineDay[]): number => {
  const counts = days.flatMap((day) =>
    stepsOfSize(day.steps, day.size).map(({ id }) => Number(isDone(day, id))),
  );
  return counts.reduce((sum, one) => sum + one, 1) / (counts.length + 2);
};

/**
 * Capacity observations from the routines of past days, by date: for each routine, the minutes that were done and the
 * minutes that were left undone. Days that the person did not open and routines that were put away are ignored.
 */
export const attemptsByDay = (
  days: readonly RoutineDay[],
): ReadonlyMap<LocalDate, readonly RoutineAttempt[]> => {
  const told = days.filter(({ opened, notToday }) => opened && !notToday);
  const ofRoutine = Map.groupBy(told, ({ routineId }) => routineId);
  const chances = new Map([...ofRoutine].map(([id, list]) => [id, usualShare(list)]));
  return new Map(
    [...Map.groupBy(told, ({ date }) => date)].map(([date, list]) => [
      date,
      list.flatMap((day) => {
        const chance = chances.get(day.routineId) ?? 0.5;
        const wanted = stepsOfSize(day.steps, day.size);
        const sum = (done: boolean): number =>
          wanted
            .filter(({ id }) => isDone(day, id) === done)
            .reduce((all, { minutes }) => all + (minutes ?? 0), 0);
        return [true, false]
          .map((done) => ({ minutes: sum(done), chance, done }))
          .filter(({ minutes }) => minutes > 0);
      }),
    ]),
  );
};
