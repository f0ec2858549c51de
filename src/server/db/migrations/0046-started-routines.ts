import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Takes the steps of routines that were not started out of the counts of their days. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update task_days set total = total - coalesce((
      select sum(day.total) from routine_occurrences as day
      where day.user_id = task_days.user_id and day.local_date = task_days.local_date and day.completed = 0
    ), 0)`.execute(db);
  await sql`delete from task_days where total <= 0`.execute(db);
};

export const startedRoutines: Migration = { up };
