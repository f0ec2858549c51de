import { type Comfort, DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import { isDone, type StepMarks, stepsOfSize } from '#domain/routines/marks.ts';
import type { RoutinePlan } from '#domain/routines/plan.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { isCounted } from '#domain/sharing/due.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';
import { onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

const sizesOf = (given: readonly { readonly size: Size }[]): Record<Size, number> => {
  const sizes: Record<Size, number> = { full: 0, lighter: 0, micro: 0 };
  for (const size of SIZES) sizes[size] = given.filter((one) => one.size === size).length;
  return sizes;
};

/** The user's day at an instant (UTC ms), in the consent's time zone. */
const calendarOf = async ({
  tx,
  userId,
  zone,
}: GrantedRead): Promise<(instantMs: number) => LocalDate> => {
  const row = await tx
    .selectFrom('comfort')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const kept: Partial<Comfort> = row === undefined ? {} : JSON.parse(row.settings);
  const startsAtHour = kept.dayStartsAtHour ?? DEFAULT_COMFORT.dayStartsAtHour;
  return (instantMs) => localDateAt(instantMs, zone, startsAtHour);
};

/** What was done each day, and of which routines in which sizes. What was planned and not done is not counted. */
export const readRoutines: ReadStream<'routines'> = async (granted) => {
  const { tx, userId, from, to, nowMs } = granted;
  const dayAt = await calendarOf(granted);
  const byDay = await tx
    .selectFrom('task_days')
    .select(['local_date as date', 'completed'])
    .where('user_id', '=', userId)
    .where('completed', '>', 0)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .execute();
  const rows = await tx
    .selectFrom('routine_occurrences as day')
    .leftJoin('routines', (join) =>
      join
        .onRef('routines.user_id', '=', 'day.user_id')
        .onRef('routines.id', '=', 'day.routine_id'),
    )
    .select(['routine_id', 'local_date', 'day.plan', 'size', 'marks', 'not_today', 'created_at'])
    .where('day.user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('routine_id')
    .execute();
  const planned = rows.map(
    ({ routine_id, local_date, plan, size, marks, not_today, created_at }) => {
      const { name, steps }: RoutinePlan = JSON.parse(plan);
      const marked: StepMarks = JSON.parse(marks);
      const wanted = stepsOfSize(steps, size);
      const completed = wanted.filter(({ id }) => marked[id]?.state === 'done').length;
      return {
        routineId: routine_id,
        isDone: isDone(steps, size, marked),
        madeOn: created_at === null ? null : dayAt(Date.parse(created_at)),
        shown: {
          date: local_date,
          title: name,
          size,
          total: wanted.length,
          completed,
          notToday: not_today === 1,
        },
      };
    },
  );
  const today = dayAt(nowMs);
  const occurrences = planned.filter(({ isDone: isSettled, madeOn, shown }) =>
    isCounted(
      { ...shown, isSettled: isSettled || shown.notToday, isBegun: shown.completed > 0, madeOn },
      today,
    ),
  );
  const begun = planned.filter(({ shown }) => shown.completed > 0);
  const routines = [...Map.groupBy(begun, ({ routineId }) => routineId).values()].map(
    (ofRoutine) => {
      const shown = ofRoutine.map((one) => one.shown);
      const done = ofRoutine.filter((one) => one.isDone).length;
      return {
        title: shown.at(-1)?.title ?? '',
        done,
        partly: ofRoutine.length - done,
        sizes: sizesOf(shown),
      };
    },
  );
  return {
    ...readOf(
      granted,
      begun.map(({ shown }) => shown.date),
    ),
    byDay,
    routines,
    occurrences: onlyInDetail(granted, () => occurrences.map(({ shown }) => shown)),
  };
};
