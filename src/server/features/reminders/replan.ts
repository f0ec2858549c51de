import type { UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** The job that replans one person's reminders; its key is the person's id. */
export const PLAN_JOB = 'plan-reminders';

/**
 * Enqueues replanning of a person's reminders, to run after the transaction that changed something about them. Does
 * nothing for a person without a device to send to.
 */
export const replanner =
  (jobs: Pick<Jobs, 'enqueue'>) =>
  async (tx: Tx, userId: UserId): Promise<void> => {
    const planned = await tx
      .selectFrom('reminder_settings')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('planned_until', 'is not', null)
      .executeTakeFirst();
    if (planned !== undefined) await jobs.enqueue(tx, { name: PLAN_JOB, key: userId });
  };

export type Replan = ReturnType<typeof replanner>;
