import { localDate } from '#contract/shared/fields.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ExportedTable } from '#server/db/tables/tables.ts';
import { recount } from '#server/db/task-days.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';

/**
 * Smallest difference, in milliseconds, at which two sums count as different. Smaller differences result from rounding.
 */
const SUM_DIFFERENCE_MS = 0.001;

/** Recounts the days that got new tasks or routine days. */
export const recountDays = async (
  tx: Tx,
  userId: UserId,
  table: ExportedTable,
  rows: readonly StoredRow[],
): Promise<void> => {
  if (table !== 'tasks' && table !== 'routine_occurrences') return;
  for (const date of new Set(rows.map((row) => localDate.parse(row.local_date)))) {
    await recount(tx, userId, date);
  }
};

const recountDistractions = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('distraction_counts').where('user_id', '=', userId).execute();
  await tx
    .insertInto('distraction_counts')
    .columns(['user_id', 'type', 'count'])
    .expression((from) =>
      from
        .selectFrom('distraction_logs')
        .select(({ fn }) => ['user_id', 'type', fn.countAll<number>().as('count')])
        .where('user_id', '=', userId)
        .groupBy(['user_id', 'type']),
    )
    .execute();
};

const recountAnswers = async (tx: Tx, userId: UserId): Promise<void> => {
  const added = await tx
    .selectFrom('attention_records')
    .select(({ fn }) => [
      'test',
      fn.sum('answers').as('answers'),
      fn.sum('correct').as('correct'),
      fn.sum('sum_ms').as('sum_ms'),
      fn.max('top_level').as('top_level'),
    ])
    .where('user_id', '=', userId)
    .groupBy('test')
    .execute();
  for (const { test, top_level, ...sums } of added) {
    // PostgreSQL returns sums of integers as text.
    const [answers, correct, sum_ms] = [sums.answers, sums.correct, sums.sum_ms].map(Number);
    const totals = { answers: answers ?? 0, correct: correct ?? 0, sum_ms: sum_ms ?? 0, top_level };
    await tx
      .insertInto('attention_totals')
      .values({ user_id: userId, test, ...totals })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'test'])
          .doUpdateSet(totals)
          .where(({ eb, or, ref }) =>
            or([
              eb(ref('attention_totals.answers'), '<>', totals.answers),
              eb(ref('attention_totals.correct'), '<>', totals.correct),
              eb(ref('attention_totals.sum_ms'), '<', totals.sum_ms - SUM_DIFFERENCE_MS),
              eb(ref('attention_totals.sum_ms'), '>', totals.sum_ms + SUM_DIFFERENCE_MS),
            ]),
          ),
      )
      .execute();
  }
};

/** Recalculates the counts that cover all of a user's days. Call this after all entries are stored. */
export const recountAll = async (tx: Tx, userId: UserId): Promise<void> => {
  await recountDistractions(tx, userId);
  await recountAnswers(tx, userId);
};
