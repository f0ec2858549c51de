import { type Comfort, DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import { isDone, type StepMarks, stepsOfSize } from '#domain/routines/marks.ts';
import type { RoutinePlan } from '#domain/routines/plan.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { countedDays, isCounted } from '#domain/sharing/due.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';
import { onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

const sizesOf = (given: readonly { readonly size: Size }[]): Record<Size, number> => {
  const sizes: Record<Size, number> = { full: 0, lighter: 0, micro: 0 };
  for (const size of SIZES) sizes[size] = given.filter((one) => one.size === size).length;
  return sizes;
};

/** The user's current day, in the consent's time zone. */
const todayOf = async ({ tx, userId, zone, nowMs }: GrantedRead): Promise<LocalDate> => {
  const row = await tx
    .selectFrom('comfort')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const kept: Partial<Comfort> = row === undefined ? {} : JSON.parse(row.settings);
  return localDateAt(nowMs, zone, kept.dayStartsAtHour ?? DEFAULT_COMFORT.dayStartsAtHour);
};

/** Routines with their sizes, and the completed tasks of each day. Days in the future are left out. */
export const readRoutines: ReadStream<'routines'> = async (granted) => {
  const { tx, userId, from, to } = granted;
  const today = await todayOf(granted);
  const byDay = await tx
    .selectFrom('task_days')
    .select(['local_date as date', 'total', 'completed'])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .execute();
  const rows = await tx
    .selectFrom('routine_occurrences')
    .select(['routine_id', 'local_date', 'plan', 'size', 'marks', 'not_today'])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('routine_id')
    .execute();
  const planned = rows.map(({ routine_id, local_date, plan, size, marks, not_today }) => {
    const { name, steps }: RoutinePlan = JSON.parse(plan);
    const marked: StepMarks = JSON.parse(marks);
    const wanted = stepsOfSize(steps, size);
    const completed = wanted.filter(({ id }) => marked[id]?.state === 'done').length;
    return {
      routineId: routine_id,
      isDone: isDone(steps, size, marked),
      shown: {
        date: local_date,
        title: name,
        size,
        total: wanted.length,
        completed,
        notToday: not_today === 1,
      },
    };
  });
  const occurrences = planned.filter(({ isDone: isSettled, shown: { date, notToday } }) =>
    isCounted({ date, isSettled: isSettled || notToday }, today),
  );
  const routines = [...Map.groupBy(occurrences, ({ routineId }) => routineId).values()].map(
    (ofRoutine) => {
      const shown = ofRoutine.map((one) => one.shown);
      return {
        title: shown.at(-1)?.title ?? '',
        planned: ofRoutine.length,
        done: ofRoutine.filter((one) => one.isDone).length,
        partly: ofRoutine.filter((one) => !one.isDone && one.shown.completed > 0).length,
        sizes: sizesOf(shown),
      };
    },
  );
  return {
    ...readOf(
      granted,
      occurrences.map(({ shown }) => shown.date),
    ),
    byDay: [...countedDays(byDay, today)],
    routines,
    occurrences: onlyInDetail(granted, () => occurrences.map(({ shown }) => shown)),
  };
};
