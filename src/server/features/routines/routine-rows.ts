import type { Kysely } from 'kysely';
import type { Occurrence, Routine, RoutineBreakShown } from '#contract/routines.ts';
import { countOf } from '#domain/routines/marks.ts';
import type { RoutineHistory } from '#domain/routines/occurrences.ts';
import { type RoutinePlan, timeOf } from '#domain/routines/plan.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/routines.js';

export const routineRows = ownRows('routines', { as: { position: 'order' }, with: ['created_at'] });
export const versionRows = ownRows('routine_versions', { as: { from_date: 'from' } });
export const breakRows = ownRows('routine_breaks', {
  as: { from_date: 'from', until_date: 'until' },
});
export const dayRows = ownRows('routine_occurrences', {
  as: { local_date: 'date', at_time: 'time' },
});

/** A person's routine with all data that determines on which days it is due. */
export interface KeptRoutine extends RoutineHistory {
  readonly id: string;
  readonly order: number;
  readonly proposedBy: string | null;
  readonly createdAt: string;
}

/** A stored day. */
type KeptDay = ReturnType<typeof dayRows.read>;

/** A stored day as the contract defines it. */
export const shownDay = ({ opened, total, completed, ...day }: KeptDay): Occurrence => ({
  ...day,
  kept: true,
});

/** A day of a routine before the person has done any part of it. */
export const untouched = (routineId: string, date: LocalDate, plan: RoutinePlan): Occurrence => ({
  routineId,
  date,
  // The type in the contract has mutable lists, but nothing changes them.
  plan: structuredClone(plan) as Occurrence['plan'],
  onlyToday: false,
  time: timeOf(plan),
  size: 'full',
  marks: {},
  events: [],
  notToday: false,
  kept: false,
});

/**
 * A day of a routine in the form in which it is stored, with the number of steps and of completed steps.
 *
 * @param opened whether the person opened the day
 */
export const countedDay = ({ kept, ...day }: Occurrence, opened: boolean): KeptDay => {
  const { plan, size, marks, notToday } = day;
  return { ...day, opened, ...countOf({ steps: plan.steps, size, marks, notToday, opened }) };
};

/** All of a person's routines in order, including removed routines. */
export const routinesOf = async (
  db: Kysely<Schema>,
  userId: UserId,
): Promise<readonly KeptRoutine[]> => {
  const routines = await routineRows.list(db, userId, (query) =>
    query.orderBy('position').orderBy('created_at').orderBy('id'),
  );
  if (routines.length === 0) return [];
  const versions = Map.groupBy(
    await versionRows.list(db, userId, (query) => query.orderBy('from_date')),
    ({ routineId }) => routineId,
  );
  const breaks = await breaksOf(db, userId);
  return routines.map((routine) => ({
    ...routine,
    versions: versions.get(routine.id) ?? [],
    breaks: breaks.filter(({ routineId }) => routineId === null || routineId === routine.id),
  }));
};

/** A person's breaks, in order of their first day. */
export const breaksOf = (
  db: Kysely<Schema>,
  userId: UserId,
): Promise<readonly RoutineBreakShown[]> =>
  breakRows.list(db, userId, (query) => query.orderBy('from_date').orderBy('id'));

/** A routine as the contract defines it, with its latest plan. Null if the routine is removed. */
export const shownRoutine = (kept: KeptRoutine): Routine | null => {
  const newest = kept.versions.at(-1);
  if (newest === undefined || kept.removedOn !== null) return null;
  const { plan } = untouched(kept.id, newest.from, newest.plan);
  const { id, order, proposedBy, createdAt } = kept;
  return { id, plan, order, proposedBy, createdAt };
};

/** The routine with this id. Throws a 404 when it does not exist. */
export const routineIn = (routines: readonly KeptRoutine[], id: string): KeptRoutine => {
  const found = routines.find((one) => one.id === id && one.removedOn === null);
  if (found === undefined) throw new HttpError('not_found', texts.noSuchRoutine);
  return found;
};
