import type { UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** The job that plans one person's reminders again. Its key is the person's id. */
export const PLAN_JOB = 'plan-reminders';

/**
 * Adds a job that plans a person's reminders again, after the transaction that changed their data. Does nothing for a
 * person who has no device for reminders.
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
