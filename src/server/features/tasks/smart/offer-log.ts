import type { Insertable, Selectable } from 'kysely';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/** A stored offer of the scheduler. */
export type Offer = Selectable<Schema['task_offers']>;

/** Adds offers to the log. */
export const logOffers = async (
  tx: Tx,
  offers: readonly Insertable<Schema['task_offers']>[],
): Promise<void> => {
  if (offers.length > 0) await tx.insertInto('task_offers').values(offers).execute();
};

/** The latest offer of a task on the task's day. Null for personal tasks. */
export const lastOfferOf = async (
  tx: Tx,
  userId: UserId,
  task: { readonly id: string; readonly date: LocalDate },
): Promise<Offer | null> => {
  const found = await tx
    .selectFrom('task_offers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('local_date', '=', task.date)
    .where('task_id', '=', task.id)
    .orderBy('offered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
};

/** An offer with the current state of its task. The task's fields are null if the task was deleted. */
export interface FollowedOffer extends Offer {
  readonly completed: number | null;
  /** The task's current day. */
  readonly task_date: LocalDate | null;
  readonly not_today_on: LocalDate | null;
}

const followed = (tx: Tx, userId: UserId) =>
  tx
    .selectFrom('task_offers')
    .leftJoin('tasks', (join) =>
      join
        .onRef('tasks.user_id', '=', 'task_offers.user_id')
        .onRef('tasks.id', '=', 'task_offers.task_id'),
    )
    .selectAll('task_offers')
    .select(['tasks.completed', 'tasks.local_date as task_date', 'tasks.not_today_on'])
    .where('task_offers.user_id', '=', userId)
    .orderBy('task_offers.local_date')
    .orderBy('task_offers.offered_at')
    .orderBy('task_offers.id');

/** The offers since a day, in order of time. */
export const offersSince = (
  tx: Tx,
  userId: UserId,
  date: LocalDate,
): Promise<readonly FollowedOffer[]> =>
  followed(tx, userId).where('task_offers.local_date', '>=', date).execute();

/** The offers before a day from which the scheduler has not learned yet, in order of time. */
export const offersToLearn = (
  tx: Tx,
  userId: UserId,
  before: LocalDate,
): Promise<readonly FollowedOffer[]> =>
  followed(tx, userId)
    .where('task_offers.learned', '=', 0)
    .where('task_offers.local_date', '<', before)
    .execute();

/** Number of latest outcomes from which it is determined whether the scheduler knows an area of tasks well. */
const RECENT_OUTCOMES = 200;

/** The outcomes of the latest offers from which the scheduler has learned. */
export const learnedLately = (
  tx: Tx,
  userId: UserId,
): Promise<readonly Pick<Offer, 'area' | 'band' | 'outcome'>[]> =>
  tx
    .selectFrom('task_offers')
    .select(['area', 'band', 'outcome'])
    .where('user_id', '=', userId)
    .where('learned', '=', 1)
    .where('outcome', '!=', 'open')
    .orderBy('local_date', 'desc')
    .limit(RECENT_OUTCOMES)
    .execute();

/** Updates the outcome of offers, or whether the scheduler has learned from them. */
export const noteOffers = async (
  tx: Tx,
  userId: UserId,
  ids: readonly string[],
  note: Partial<Pick<Offer, 'outcome' | 'learned'>>,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('task_offers')
    .set(note)
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
};
