import type { Goal, GoalRating } from '#contract/goals.ts';
import { canBecome, type GoalStatus, MOST } from '#domain/goals/goal.ts';
import { versionFor } from '#domain/goals/levels.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { texts } from '#texts/goals.js';
import { goalIn, goalsOf } from './goal-rows.ts';

/** Maximum number of ratings of one goal: enough for one rating a day for years. */
const MOST_RATINGS = 2000;

type Plan = Goal['plan'];
type Levels = Goal['versions'][number]['levels'];

interface Saved {
  readonly id: string;
  /** The revision on which the change is based. 0 for a new goal. */
  readonly from: number;
  readonly plan: Plan;
  readonly levels: Levels;
  readonly today: LocalDate;
  /** The name of the person who proposed a new goal. */
  readonly proposedBy?: string;
}

const areSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const ratedOtherwise = (): HttpError => new HttpError('conflict', texts.ratedOtherwise);

/** Reads and writes a user's goals. */
export const goalStore = ({ db }: Pick<Database, 'db'>) => {
  const find = async (tx: Tx, userId: UserId, id: string): Promise<Goal> =>
    goalIn(await goalsOf(tx, userId), id);

  const change = (
    tx: Tx,
    userId: UserId,
    id: string,
    changed: Partial<{
      plan: string;
      status: GoalStatus;
      status_since: LocalDate;
      revision: number;
      steps_done: string;
    }>,
    now: string,
  ) =>
    tx
      .updateTable('goals')
      .set({ ...changed, updated_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();

  /** Stores the levels of a goal under the version number that `versionFor` returns. */
  const keepLevels = async (
    tx: Tx,
    userId: UserId,
    known: Pick<Goal, 'id' | 'versions' | 'ratings'>,
    levels: Levels,
    now: string,
  ): Promise<void> => {
    const row = {
      user_id: userId,
      goal_id: known.id,
      version: versionFor(known.versions, known.ratings, levels),
      levels: JSON.stringify(levels),
      created_at: now,
    };
    await tx
      .insertInto('goal_versions')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'goal_id', 'version']).doUpdateSet({ levels: row.levels }),
      )
      .execute();
  };

  const add = async (
    tx: Tx,
    userId: UserId,
    { id, plan, levels, today, proposedBy }: Saved,
    now: string,
  ): Promise<void> => {
    await tx
      .insertInto('goals')
      .values({
        user_id: userId,
        id,
        plan: JSON.stringify(plan),
        status: 'active',
        status_since: today,
        revision: 1,
        steps_done: '{}',
        proposed_by: proposedBy ?? null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await keepLevels(tx, userId, { id, versions: [], ratings: [] }, levels, now);
  };

  const saveIn = async (tx: Tx, userId: UserId, saved: Saved, now: string): Promise<Goal> => {
    const { id, from, plan, levels } = saved;
    const goals = await goalsOf(tx, userId);
    const known = goals.find((one) => one.id === id);
    if (known === undefined) {
      if (from > 0) goalIn(goals, id);
      if (goals.length >= MOST.goals) {
        throw new HttpError('conflict', texts.goalsAreFull({ max: MOST.goals }));
      }
      await add(tx, userId, saved, now);
      return find(tx, userId, id);
    }
    if (areSame([known.plan, known.versions.at(-1)?.levels], [plan, levels])) return known;
    if (known.revision !== from) {
      throw new HttpError('conflict', texts.goalChangedElsewhere);
    }
    const there = new Set(plan.steps.map((step) => step.id));
    const stepsDone = Object.fromEntries(
      Object.entries(known.stepsDone).filter(([stepId]) => there.has(stepId)),
    );
    await change(
      tx,
      userId,
      id,
      {
        plan: JSON.stringify(plan),
        revision: known.revision + 1,
        steps_done: JSON.stringify(stepsDone),
      },
      now,
    );
    await keepLevels(tx, userId, known, levels, now);
    return find(tx, userId, id);
  };

  const rateIn = async (
    tx: Tx,
    userId: UserId,
    goalId: string,
    { id, ...rating }: GoalRating,
    now: string,
  ): Promise<Goal> => {
    const known = await find(tx, userId, goalId);
    const { version, level, date, note, rater, raterId } = rating;
    if (!known.versions.some((one) => one.version === version)) {
      throw invalidField('version', texts.noSuchLevels);
    }
    const taken = await tx
      .selectFrom('goal_ratings')
      .select(['goal_id', 'version', 'level', 'local_date', 'note', 'rater_id'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (taken !== undefined) {
      const kept = [taken.goal_id, taken.version, taken.level, taken.local_date, taken.note];
      const isSame = areSame(kept, [known.id, version, level, date, note]);
      if (!isSame || taken.rater_id !== raterId) throw ratedOtherwise();
      return known;
    }
    const others = known.ratings.filter((one) => one.raterId !== raterId || one.date !== date);
    if (others.length >= MOST_RATINGS) {
      throw new HttpError('conflict', texts.tooManyRatings({ max: MOST_RATINGS }));
    }
    await tx
      .deleteFrom('goal_ratings')
      .where('user_id', '=', userId)
      .where('goal_id', '=', known.id)
      .where('rater_id', '=', raterId)
      .where('local_date', '=', date)
      .execute();
    await tx
      .insertInto('goal_ratings')
      .values({
        user_id: userId,
        id,
        goal_id: known.id,
        version,
        level,
        local_date: date,
        note,
        rater,
        rater_id: raterId,
        created_at: now,
      })
      // If the same rater sends two ratings for one day at the same time, only one of them is stored.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return find(tx, userId, known.id);
  };

  return {
    /** All goals, oldest first. */
    all: (userId: UserId): Promise<Goal[]> => db.transaction().execute((tx) => goalsOf(tx, userId)),

    /**
     * Adds or changes a goal. Saving identical content changes nothing. Throws a 404 when the goal to change no longer
     * exists, and a 409 when another request changed it after the revision `from`, or when there are too many goals.
     */
    save: (userId: UserId, given: Saved, now: string): Promise<Goal> =>
      inTransaction(db, userId, (tx) => saveIn(tx, userId, given, now)),

    /** Like `save`, but in a transaction that already locks the user's records. */
    saveIn,

    /**
     * Changes the status of a goal. Throws a 404 when the goal does not exist, and a 409 when this change is not
     * allowed.
     */
    setStatus: (
      userId: UserId,
      { goalId, status, date }: { goalId: string; status: GoalStatus; date: LocalDate },
      now: string,
    ): Promise<Goal> =>
      inTransaction(db, userId, async (tx) => {
        const known = await find(tx, userId, goalId);
        if (known.status === status) return known;
        if (!canBecome(known.status, status)) {
          throw new HttpError(
            'conflict',
            texts.cannotBecome({ from: texts.statuses[known.status], to: texts.statuses[status] }),
          );
        }
        await change(tx, userId, known.id, { status, status_since: date }, now);
        return find(tx, userId, known.id);
      }),

    /** Marks a step of a goal as done on a day, or as open. Throws a 404 when the goal or the step does not exist. */
    markStep: (
      userId: UserId,
      { goalId, stepId, doneOn }: { goalId: string; stepId: string; doneOn: LocalDate | null },
      now: string,
    ): Promise<Goal> =>
      inTransaction(db, userId, async (tx) => {
        const known = await find(tx, userId, goalId);
        if (!known.plan.steps.some(({ id }) => id === stepId)) {
          throw new HttpError('not_found', texts.noSuchStep);
        }
        const { [stepId]: _, ...others } = known.stepsDone;
        const stepsDone = doneOn === null ? others : { ...others, [stepId]: doneOn };
        await change(tx, userId, known.id, { steps_done: JSON.stringify(stepsDone) }, now);
        return find(tx, userId, known.id);
      }),

    /**
     * Stores a rating, and replaces an existing rating by the same rater on the same day. Throws a 404 when the goal
     * does not exist, a 400 when the goal has no levels with the given version, and a 409 when there are too many
     * ratings or the id belongs to a different rating.
     */
    rate: (userId: UserId, goalId: string, rating: GoalRating, now: string): Promise<Goal> =>
      inTransaction(db, userId, (tx) => rateIn(tx, userId, goalId, rating, now)),

    /** Like `rate`, but in a given transaction. */
    rateIn,

    /** Deletes a goal with its levels and ratings. Throws a 404 when it does not exist. */
    remove: (userId: UserId, goalId: string): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const { id } = await find(tx, userId, goalId);
        await tx.deleteFrom('goals').where('user_id', '=', userId).where('id', '=', id).execute();
      }),
  };
};
