import type { Routine, RoutineBreakShown } from '#contract/routines.ts';
import { hasCycle } from '#domain/routines/anchors.ts';
import {
  hasOwnPlan,
  MOST_ROUTINES,
  type RoutinePlan,
  timeOf,
  timeUnder,
} from '#domain/routines/plan.ts';
import { datesOf, nextDates } from '#domain/routines/rule.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import type { Database } from '#server/db/open.ts';
import { recount } from '#server/db/task-days.ts';
import { type ChangedIn, inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { texts } from '#texts/routines.js';
import { makeDaysUntil } from './day-store.ts';
import {
  breakRows,
  breaksOf,
  countedDay,
  dayRows,
  type KeptRoutine,
  routineIn,
  routineRows,
  routinesOf,
  shownDay,
  shownRoutine,
  untouched,
  versionRows,
} from './routine-rows.ts';

/**
 * The day from which the first version of a routine's plan is valid. It is so early that this version applies on every
 * day that matches the plan's rule.
 */
const ALWAYS = localDate('0001-01-01');

const planOn = (versions: KeptRoutine['versions'], date: LocalDate): RoutinePlan | undefined =>
  versions.findLast(({ from }) => from <= date)?.plan;

const newestPlan = ({ versions }: KeptRoutine): RoutinePlan | undefined => versions.at(-1)?.plan;

/**
 * Throws a 400 if the plan says that the routine comes after a routine that does not exist, or if routines would come
 * after each other in a cycle.
 */
const checkAnchor = (routines: readonly KeptRoutine[], id: string, plan: RoutinePlan): void => {
  const { anchor } = plan;
  if (anchor.kind !== 'after') return;
  const there = routines.filter(({ removedOn }) => removedOn === null);
  const wanted = anchor.routineId;
  if (wanted !== id && !there.some((one) => one.id === wanted)) {
    throw invalidField('plan.anchor.routineId', texts.noSuchRoutineBefore);
  }
  const anchors = new Map(
    there.flatMap((one) => {
      const known = newestPlan(one)?.anchor;
      return known === undefined ? [] : [[one.id, known] as const];
    }),
  );
  if (hasCycle(new Map([...anchors, [id, { kind: 'after', routineId: wanted }]]))) {
    throw invalidField('plan.anchor.routineId', texts.routinesInACircle);
  }
};

interface Saved {
  readonly id: string;
  readonly plan: RoutinePlan;
  readonly from: LocalDate;
  /** The name of the person who proposed a new routine. */
  readonly proposedBy?: string;
}

/** Reads and writes a person's routines and breaks. */
export const routineStore = ({ db }: Pick<Database, 'db'>, changedIn: ChangedIn) => {
  /** Runs a transaction that changes on which days or at which times routines are planned. */
  const changing = <Result>(userId: UserId, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    inTransaction(db, userId, async (tx) => {
      await changedIn(tx, userId);
      return work(tx);
    });

  /**
   * Applies a routine's plan to the stored days from a day onward, except to days with a plan of their own. Steps that
   * are still in the plan keep their marks, and days keep a time that was set for that day only.
   */
  const refreshDays = async (
    tx: Tx,
    userId: UserId,
    { id, versions }: Pick<KeptRoutine, 'id' | 'versions'>,
    from: LocalDate,
    plan: RoutinePlan | null,
    now: string,
  ): Promise<void> => {
    const days = await dayRows.list(tx, userId, (query) =>
      query.where('routine_id', '=', id).where('local_date', '>=', from),
    );
    for (const before of days) {
      const { date } = before;
      const isTouched = Object.keys(before.marks).length > 0 || before.events.length > 0;
      const comes = plan !== null && datesOf(plan, date, date).length > 0;
      if (plan === null || !comes) {
        if (!isTouched) await dayRows.remove(tx, userId, { routineId: id, date });
      } else if (!hasOwnPlan(before, planOn(versions, date))) {
        const { plan: fresh } = untouched(id, date, plan);
        const time = timeUnder(fresh, before);
        const there = new Set(fresh.steps.map((step) => step.id));
        const marks = Object.fromEntries(
          Object.entries(before.marks).filter(([stepId]) => there.has(stepId)),
        );
        const onlyToday = time !== timeOf(fresh);
        const after = { ...shownDay(before), plan: fresh, time, onlyToday, marks };
        await dayRows.put(tx, userId, countedDay(after, before.opened), now);
      }
      await recount(tx, userId, date);
    }
  };

  /** Creates today's missing occurrences of routines, even if the person's days are already stored up to today. */
  const makeAgain = async (
    tx: Tx,
    userId: UserId,
    today: LocalDate,
    now: string,
  ): Promise<void> => {
    await tx
      .updateTable('routine_clocks')
      .set({ made_until: addDays(today, -1) })
      .where('user_id', '=', userId)
      .where('made_until', '>=', today)
      .execute();
    await makeDaysUntil(tx, userId, await routinesOf(tx, userId), today, now);
  };

  /** Like `save`, but in a transaction that has already called `changedIn`. */
  const saveIn = async (
    tx: Tx,
    userId: UserId,
    { id, plan, from, proposedBy }: Saved,
    now: string,
  ): Promise<Routine> => {
    const routines = await routinesOf(tx, userId);
    const known = routines.find((one) => one.id === id);
    if (known !== undefined && known.removedOn !== null) routineIn(routines, id);
    checkAnchor(routines, id, plan);
    if (nextDates(plan, plan.startsOn, 1).length === 0) {
      throw invalidField('plan.repeat', texts.neverComes);
    }
    const going = routines.filter(({ removedOn }) => removedOn === null);
    if (known === undefined && going.length >= MOST_ROUTINES) {
      throw new HttpError('conflict', texts.routinesAreFull({ max: MOST_ROUTINES }));
    }
    await makeDaysUntil(tx, userId, routines, addDays(from, -1), now);
    if (known === undefined) {
      const order = Math.max(-1, ...routines.map((one) => one.order)) + 1;
      const added = { id, order, removedOn: null, createdAt: now, proposedBy: proposedBy ?? null };
      await routineRows.add(tx, userId, added, now);
    } else {
      // Versions that start on this or a later day are removed, because they would undo this change.
      await tx
        .deleteFrom('routine_versions')
        .where('user_id', '=', userId)
        .where('routine_id', '=', id)
        .where('from_date', '>=', from)
        .execute();
    }
    const since = known === undefined ? ALWAYS : from;
    await versionRows.add(tx, userId, { routineId: id, from: since, plan }, now);
    await refreshDays(tx, userId, { id, versions: known?.versions ?? [] }, from, plan, now);
    await makeAgain(tx, userId, from, now);
    const saved = shownRoutine(routineIn(await routinesOf(tx, userId), id));
    if (saved === null) throw new Error('A routine that was just saved is not there.');
    return saved;
  };

  return {
    /** The active routines in order, and the breaks that have not ended before `today`. */
    all: (
      userId: UserId,
      today: LocalDate,
    ): Promise<{ routines: Routine[]; breaks: RoutineBreakShown[] }> =>
      db.transaction().execute(async (tx) => ({
        routines: (await routinesOf(tx, userId)).flatMap((one) => shownRoutine(one) ?? []),
        breaks: (await breaksOf(tx, userId)).filter(
          ({ until }) => until === null || until >= today,
        ),
      })),

    /**
     * Adds a routine, or changes it from a day onward. Throws a 400 if the plan never comes due or if routines would
     * come after each other in a cycle, and a 409 if there are too many routines.
     */
    save: (userId: UserId, saved: Omit<Saved, 'proposedBy'>, now: string): Promise<Routine> =>
      changing(userId, (tx) => saveIn(tx, userId, saved, now)),

    /** Adds a proposed routine in a given transaction. Throws the same errors as `save`. */
    addIn: async (tx: Tx, userId: UserId, saved: Required<Saved>, now: string): Promise<void> => {
      await changedIn(tx, userId);
      await saveIn(tx, userId, saved, now);
    },

    /**
     * Removes a routine from a day onward. What the person did with it stays stored. Throws a 404 if the routine does
     * not exist.
     */
    remove: (userId: UserId, given: string, from: LocalDate, now: string): Promise<void> =>
      changing(userId, async (tx) => {
        const routines = await routinesOf(tx, userId);
        const routine = routineIn(routines, given);
        await makeDaysUntil(tx, userId, routines, addDays(from, -1), now);
        await routineRows.change(tx, userId, { id: routine.id }, { removedOn: from });
        await refreshDays(tx, userId, routine, from, null, now);
      }),

    /**
     * Reorders the listed routines. All other routines keep their positions. Throws a 404 if a listed routine does not
     * exist.
     */
    reorder: (userId: UserId, ids: readonly string[]): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const routines = await routinesOf(tx, userId);
        for (const [order, given] of ids.entries()) {
          await routineRows.change(tx, userId, { id: routineIn(routines, given).id }, { order });
        }
      }),

    /** Adds a break. A repeated id changes nothing. */
    pause: (
      userId: UserId,
      { id, routineId, from, until }: RoutineBreakShown,
      now: string,
    ): Promise<RoutineBreakShown> =>
      changing(userId, async (tx) => {
        const routines = await routinesOf(tx, userId);
        const one = routineId === null ? null : routineIn(routines, routineId).id;
        const kept = { id, routineId: one, from, until };
        await breakRows.add(tx, userId, kept, now);
        // Days on which the person did nothing are deleted; they did not count. Days with marks or events stay.
        await tx
          .deleteFrom('routine_occurrences')
          .where('user_id', '=', userId)
          .where('local_date', '>=', from)
          .where('local_date', '<=', until ?? localDate('9999-12-31'))
          .where('marks', '=', '{}')
          .where('events', '=', '[]')
          .$if(one !== null, (query) => query.where('routine_id', '=', one ?? ''))
          .execute();
        return kept;
      }),

    /**
     * Ends a break so that routines resume on a day. A break that has already ended by then does not change. Throws a
     * 404 if the break does not exist.
     */
    resume: (userId: UserId, id: string, from: LocalDate, now: string): Promise<void> =>
      changing(userId, async (tx) => {
        const found = (await breaksOf(tx, userId)).find((one) => one.id === id);
        if (found === undefined) throw new HttpError('not_found', texts.breakIsOver);
        if (found.until !== null && found.until < from) return;
        if (found.from >= from) {
          await breakRows.remove(tx, userId, { id });
        } else {
          await breakRows.change(tx, userId, { id }, { until: addDays(from, -1) });
        }
        await makeAgain(tx, userId, from, now);
      }),
  };
};
