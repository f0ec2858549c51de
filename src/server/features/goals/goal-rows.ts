import type { Selectable } from 'kysely';
import type { Goal, GoalRating } from '#contract/goals.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/goals.js';

type GoalRow = Selectable<Schema['goals']>;
type VersionRow = Selectable<Schema['goal_versions']>;
type RatingRow = Selectable<Schema['goal_ratings']>;

const fromRatingRow = (row: RatingRow): GoalRating => ({
  id: row.id,
  version: row.version,
  level: row.level,
  date: row.local_date,
  note: row.note,
  rater: row.rater,
  raterId: row.rater_id,
});

const fromRows = (
  row: GoalRow,
  versions: readonly VersionRow[],
  ratings: readonly RatingRow[],
): Goal => ({
  id: row.id,
  plan: JSON.parse(row.plan),
  status: row.status,
  statusSince: row.status_since,
  revision: row.revision,
  stepsDone: JSON.parse(row.steps_done),
  versions: versions.map(({ version, levels }) => ({ version, levels: JSON.parse(levels) })),
  ratings: ratings.map(fromRatingRow),
  proposedBy: row.proposed_by,
  createdAt: row.created_at,
});

/** A user's goals, oldest first. */
export const goalsOf = async (tx: Tx, userId: UserId): Promise<Goal[]> => {
  const rows = await tx
    .selectFrom('goals')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const versions = await tx
    .selectFrom('goal_versions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('version')
    .execute();
  const ratings = await tx
    .selectFrom('goal_ratings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('local_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const versionsBy = Map.groupBy(versions, ({ goal_id }) => goal_id);
  const ratingsBy = Map.groupBy(ratings, ({ goal_id }) => goal_id);
  return rows.map((row) =>
    fromRows(row, versionsBy.get(row.id) ?? [], ratingsBy.get(row.id) ?? []),
  );
};

/** One of the goals. Throws a 404 when it does not exist. */
export const goalIn = (goals: readonly Goal[], id: string): Goal => {
  const found = goals.find((one) => one.id === id);
  if (found === undefined) throw new HttpError('not_found', texts.noSuchGoal);
  return found;
};
