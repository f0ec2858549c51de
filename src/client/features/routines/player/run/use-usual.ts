import { useQuery } from '@tanstack/react-query';
import { daysBefore } from '#client/features/routines/days/day-queries.ts';
import type { Occurrence } from '#contract/routines.ts';
import type { RoutineStep } from '#domain/routines/plan.ts';
import { usualMinutes, usualWorthShowing } from '#domain/routines/player/usual.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** The usual minutes of a step; null if they are not worth showing. */
export type Usual = (step: Pick<RoutineStep, 'id' | 'minutes'>) => number | null;

/** How long the steps of a routine usually took on the days before `date`; null for every step until loaded. */
export const useUsual = (
  { routineId, date }: Pick<Occurrence, 'routineId' | 'date'>,
  userId: string,
  today: LocalDate,
): Usual => {
  const { data = [] } = useQuery(daysBefore(userId, date, today));
  const days = data.filter((one) => one.routineId === routineId);
  return ({ id, minutes }) => {
    const spentMs = days.flatMap(({ marks }) => {
      const mark = marks[id];
      return mark?.state === 'done' ? (mark.spentMs ?? []) : [];
    });
    return usualWorthShowing(minutes, usualMinutes(spentMs));
  };
};
