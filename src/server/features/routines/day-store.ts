import type { Kysely } from 'kysely';
import type { Occurrence, RoutineEventBody } from '#contract/routines.ts';
import { EVENTS_MAX } from '#contract/routines.ts';
import type { StepMarks } from '#domain/routines/marks.ts';
import { plannedDays } from '#domain/routines/occurrences.ts';
import type { RoutinePlan } from '#domain/routines/plan.ts';
import { marksAfter } from '#domain/routines/player/marks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { recount } from '#server/db/task-days.ts';
import { type ChangedIn, inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/routines.js';
import {
  countedDay,
  dayRows,
  type KeptRoutine,
  routinesOf,
  shownDay,
  untouched,
} from './routine-rows.ts';

/** A change of some values of a routine's day. Values that are undefined stay as they are. */
export interface DayChanges {
  readonly plan?: RoutinePlan | undefined;
  readonly time?: string | null | undefined;
  readonly size?: Size | undefined;
  readonly notToday?: boolean | undefined;
}

/** Maximum number of days in the past for which missing days are stored after the person was absent. */
const LONGEST_ABSENCE_DAYS = 400;

const clocks = ownRows('routine_clocks');

const later = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

const keptBetween = async (
  db: Kysely<Schema>,
  userId: UserId,
  from: LocalDate,
  to: LocalDate,
): Promise<readonly Occurrence[]> => {
  const days = await dayRows.list(db, userId, (query) =>
    query
      .where('local_date', '>=', from)
      .where('local_date', '<=', to)
      .orderBy('local_date')
      .orderBy('routine_id'),
  );
  return days.map(shownDay);
};

/** The planned days of each routine in a range, whether or not these days are stored. */
const plannedBetween = (
  routines: readonly KeptRoutine[],
  from: LocalDate,
  to: LocalDate,
): readonly Occurrence[] =>
  routines.flatMap((routine) =>
    plannedDays(routine, from, to).map(({ date, plan }) => untouched(routine.id, date, plan)),
  );

const keyOf = ({ routineId, date }: Pick<Occurrence, 'routineId' | 'date'>): string =>
  `${date} ${routineId}`;

/** The last day up to which a person's days are stored. If no day is stored, `before`. */
const madeUntil = async (
  db: Kysely<Schema>,
  userId: UserId,
  before: LocalDate,
): Promise<LocalDate> => (await clocks.get(db, userId))?.madeUntil ?? before;

/**
 * Stores all missing days up to `today`, so that later changes of a routine's plan no longer affect these days. The
 * added days before today count as not opened by the person; only their completed steps count.
 */
export const makeDaysUntil = async (
  tx: Tx,
  userId: UserId,
  routines: readonly KeptRoutine[],
  today: LocalDate,
  now: string,
): Promise<void> => {
  const made = await madeUntil(tx, userId, addDays(today, -1));
  if (made >= today) return;
  const first = later(addDays(made, 1), addDays(today, -LONGEST_ABSENCE_DAYS));
  const days = plannedBetween(routines, first, today).map((day) => countedDay(day, false));
  await dayRows.addAll(tx, userId, days, now);
  await clocks.put(tx, userId, { madeUntil: today }, now);
};

/** Whether today must still be stored or marked as opened. */
const isTodayNew = async (
  db: Kysely<Schema>,
  userId: UserId,
  today: LocalDate,
): Promise<boolean> => {
  if ((await madeUntil(db, userId, addDays(today, -1))) < today) return true;
  const unopened = await db
    .selectFrom('routine_occurrences')
    .select('routine_id')
    .where('user_id', '=', userId)
    .where('local_date', '=', today)
    .where('opened', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return unopened !== undefined;
};

/** Stores the days up to today, and marks today as opened. */
const openToday = async (tx: Tx, userId: UserId, today: LocalDate, now: string): Promise<void> => {
  await makeDaysUntil(tx, userId, await routinesOf(tx, userId), today, now);
  const seen = await tx
    .updateTable('routine_occurrences')
    .set({ opened: 1 })
    .where('user_id', '=', userId)
    .where('local_date', '=', today)
    .where('opened', '=', 0)
    .executeTakeFirst();
  if (Number(seen.numUpdatedRows) === 0) return;
  for (const one of await keptBetween(tx, userId, today, today))
    await dayRows.put(tx, userId, countedDay(one, true), now);
  await recount(tx, userId, today);
};

/** Reads and writes the days of a person's routines. */
export const dayStore = ({ db }: Pick<Database, 'db'>, changedIn: ChangedIn) => {
  /**
   * Changes one day and recounts it. Throws a 404 if the routine is not planned on the day.
   *
   * @param isDoing whether the person is doing the routine, which marks the day as opened
   */
  const change = (
    userId: UserId,
    routineId: string,
    date: LocalDate,
    now: string,
    isDoing: boolean,
    changed: (before: Occurrence) => Occurrence,
  ): Promise<Occurrence> =>
    inTransaction(db, userId, async (tx) => {
      const kept = await dayRows.get(tx, userId, { routineId, date });
      const planned =
        kept === undefined
          ? plannedBetween(await routinesOf(tx, userId), date, date).find(
              (one) => one.routineId === routineId,
            )
          : shownDay(kept);
      if (planned === undefined) {
        throw new HttpError('not_found', texts.notOnThisDay);
      }
      const after = { ...changed(planned), kept: true };
      await dayRows.put(tx, userId, countedDay(after, isDoing || kept?.opened === true), now);
      await recount(tx, userId, date);
      await changedIn(tx, userId);
      return after;
    });

  return {
    /** The days of routines (occurrences) in a range. Unlike `between`, stores nothing. */
    peek: async (
      tx: Tx,
      userId: UserId,
      from: LocalDate,
      to: LocalDate,
    ): Promise<readonly Occurrence[]> => {
      const kept = await keptBetween(tx, userId, from, to);
      const known = new Set(kept.map(keyOf));
      const made = await madeUntil(tx, userId, addDays(from, -1));
      // Up to the last stored day, only stored occurrences count: a routine without one is not due on that day, even if
      // its current plan includes the day.
      const ahead = plannedBetween(await routinesOf(tx, userId), later(from, addDays(made, 1)), to);
      return [...kept, ...ahead.filter((planned) => !known.has(keyOf(planned)))];
    },

    /**
     * The days of routines (occurrences) in a range, in order of the days. Stores the days up to `today`, and marks
     * today as opened.
     */
    between: async (
      userId: UserId,
      { from, to, today }: { from: LocalDate; to: LocalDate; today: LocalDate },
      now: string,
    ): Promise<Occurrence[]> => {
      const routines = await routinesOf(db, userId);
      if (routines.length === 0) return [];
      // The most frequent request only reads, without taking a lock.
      if (await isTodayNew(db, userId, today))
        await inTransaction(db, userId, (tx) => openToday(tx, userId, today, now));
      const kept = await keptBetween(db, userId, from, to);
      const known = new Set(kept.map(keyOf));
      // Only future days are calculated from the plans. For today and earlier days, only the stored occurrences count.
      const ahead = plannedBetween(routines, later(from, addDays(today, 1)), to).filter(
        (planned) => !known.has(keyOf(planned)),
      );
      return [...kept, ...ahead].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
    },

    /** Changes the plan, time, size or "not today" on one day only. */
    changeDay: (
      userId: UserId,
      { routineId, date }: { routineId: string; date: LocalDate },
      { plan, time, size, notToday }: DayChanges,
      now: string,
    ): Promise<Occurrence> =>
      change(userId, routineId, date, now, false, (before) => {
        const planned = plan === undefined ? before : untouched(routineId, date, plan);
        return {
          ...before,
          plan: planned.plan,
          time: time === undefined ? planned.time : time,
          onlyToday: before.onlyToday || plan !== undefined || time !== undefined,
          size: size ?? before.size,
          notToday: notToday ?? before.notToday,
        };
      }),

    /** Marks a step of a routine on one day. Throws a 404 if the routine has no such step on that day. */
    mark: (
      userId: UserId,
      { routineId, date }: { routineId: string; date: LocalDate },
      stepId: string,
      state: 'done' | 'skipped' | 'open',
      now: string,
    ): Promise<Occurrence> =>
      change(userId, routineId, date, now, true, (before) => {
        const step = before.plan.steps.find(({ id }) => id === stepId);
        if (step === undefined) {
          throw new HttpError('not_found', texts.stepIsGone);
        }
        const { [step.id]: old, ...others } = before.marks;
        const marks: StepMarks =
          state === 'open'
            ? others
            : { ...others, [step.id]: { state, spentMs: old?.spentMs ?? null } };
        return { ...before, marks };
      }),

    /**
     * Applies events from the routine player, with which the person does a routine step by step. Repeated events change
     * nothing.
     */
    run: (
      userId: UserId,
      { routineId, date }: { routineId: string; date: LocalDate },
      events: readonly RoutineEventBody[],
      now: string,
    ): Promise<Occurrence> =>
      change(userId, routineId, date, now, true, (before) => {
        const known = new Set(before.events.map(({ id }) => id));
        const fresh = events.filter(({ id }) => !known.has(id));
        if (before.events.length + fresh.length > EVENTS_MAX.kept) {
          throw new HttpError('conflict', texts.tooManyChanges);
        }
        const marks = marksAfter(before.plan.steps, before.marks, before.events, fresh);
        return { ...before, marks, events: [...before.events, ...fresh] };
      }),
  };
};
