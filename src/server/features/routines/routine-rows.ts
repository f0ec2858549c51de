import type { Kysely, Selectable } from 'kysely';
import type { Occurrence, Routine, RoutineBreakShown } from '#contract/routines.ts';
import { countOf } from '#domain/routines/marks.ts';
import type { PlanVersion, RoutineHistory } from '#domain/routines/occurrences.ts';
import type { RoutinePlan } from '#domain/routines/plan.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';

type RoutineRow = Selectable<Schema['routines']>;
type BreakRow = Selectable<Schema['routine_breaks']>;
type OccurrenceRow = Selectable<Schema['routine_occurrences']>;

/** A routine of a person with all that decides on which days it comes. */
export interface KeptRoutine extends RoutineHistory {
  readonly id: string;
  readonly order: number;
  readonly proposedBy: string | null;
  readonly createdAt: string;
}

/** The plan of a text that this server wrote. */
const planOf = (text: string): RoutinePlan => JSON.parse(text);

/** A break as the contract shows it. */
export const fromBreakRow = (row: BreakRow): RoutineBreakShown => ({
  id: row.id,
  routineId: row.routine_id,
  from: row.from_date,
  until: row.until_date,
});

/** An occurrence as the contract shows it. */
export const fromOccurrenceRow = (row: OccurrenceRow): Occurrence => ({
  routineId: row.routine_id,
  date: row.local_date,
  plan: JSON.parse(row.plan),
  onlyToday: row.only_today === 1,
  time: row.at_time,
  size: row.size,
  marks: JSON.parse(row.marks),
  events: JSON.parse(row.events),
  notToday: row.not_today === 1,
  kept: true,
});

const timeOf = ({ anchor }: RoutinePlan): string | null =>
  anchor.kind === 'time' ? anchor.time : null;

/** A day of a routine that nobody has touched. */
export const untouched = (routineId: string, date: LocalDate, plan: RoutinePlan): Occurrence => ({
  routineId,
  date,
  // The contract's plan has lists that can be changed, which nobody does.
  plan: structuredClone(plan) as Occurrence['plan'],
  onlyToday: false,
  time: timeOf(plan),
  size: 'full',
  marks: {},
  events: [],
  notToday: false,
  kept: false,
});

/** The row of an occurrence, counted. @param opened whether the person was there on its day */
export const toOccurrenceRow = (
  userId: UserId,
  occurrence: Occurrence,
  opened: boolean,
  now: string,
): OccurrenceRow => {
  const { plan, size, marks, notToday } = occurrence;
  return {
    user_id: userId,
    routine_id: occurrence.routineId,
    local_date: occurrence.date,
    plan: JSON.stringify(plan),
    only_today: occurrence.onlyToday ? 1 : 0,
    at_time: occurrence.time,
    size,
    marks: JSON.stringify(marks),
    events: JSON.stringify(occurrence.events),
    not_today: notToday ? 1 : 0,
    opened: opened ? 1 : 0,
    ...countOf({ steps: plan.steps, size, marks, notToday, opened }),
    updated_at: now,
  };
};

/** All routines of a person, removed ones too, in their order. */
export const routinesOf = async (
  db: Kysely<Schema>,
  userId: UserId,
): Promise<readonly KeptRoutine[]> => {
  const rows: readonly RoutineRow[] = await db
    .selectFrom('routines')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const versions = await db
    .selectFrom('routine_versions')
    .select(['routine_id', 'from_date', 'plan'])
    .where('user_id', '=', userId)
    .orderBy('from_date')
    .execute();
  const breaks = await breaksOf(db, userId);
  const byRoutine = Map.groupBy(versions, ({ routine_id }) => routine_id);
  return rows.map((row) => ({
    id: row.id,
    order: row.position,
    proposedBy: row.proposed_by,
    createdAt: row.created_at,
    removedOn: row.removed_on,
    versions: (byRoutine.get(row.id) ?? []).map(
      ({ from_date, plan }): PlanVersion => ({ from: from_date, plan: planOf(plan) }),
    ),
    breaks: breaks.filter(({ routineId }) => routineId === null || routineId === row.id),
  }));
};

/** The breaks of a person, by their first day. */
export const breaksOf = async (
  db: Kysely<Schema>,
  userId: UserId,
): Promise<readonly RoutineBreakShown[]> =>
  (
    await db
      .selectFrom('routine_breaks')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('from_date')
      .orderBy('id')
      .execute()
  ).map(fromBreakRow);

/** A routine as the contract shows it, with its newest plan; null for one that is removed. */
export const shownRoutine = (kept: KeptRoutine): Routine | null => {
  const newest = kept.versions.at(-1);
  if (newest === undefined || kept.removedOn !== null) return null;
  const { plan } = untouched(kept.id, newest.from, newest.plan);
  const { id, order, proposedBy, createdAt } = kept;
  return { id, plan, order, proposedBy, createdAt };
};

/** The routine with this id. Throws a 404 when the person has none. */
export const routineIn = (routines: readonly KeptRoutine[], id: string): KeptRoutine => {
  const found = routines.find((one) => one.id === id && one.removedOn === null);
  if (found === undefined) throw new HttpError('not_found', 'This routine is no longer there.');
  return found;
};
