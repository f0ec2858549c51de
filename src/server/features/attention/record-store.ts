import type { AnswerTotals } from '#domain/attention/summary.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

type Test = Schema['attention_totals']['test'];
type Data = Readonly<Record<string, unknown>>;
type Totals = Readonly<Record<Test, AnswerTotals>>;

export interface NewRecord {
  /** The id that the client generated. It is unique for one person and test. */
  readonly id: string;
  readonly test: Test;
  /** The record as the client sent it. */
  readonly data: Data;
  readonly totals: AnswerTotals;
  /** The UTC instant of the last response in the record. */
  readonly recordedAt: string;
  /** The run to which the record belongs, if the client names one. */
  readonly runId?: string | undefined;
}

/** The data of a test run that is needed to find the records that belong to the run. */
interface RunOfRecords {
  readonly id: string;
  readonly test: Test;
  /** The UTC instant of the run's start. */
  readonly startedAt: string;
}

const records = ownRows('attention_records');

const NONE: AnswerTotals = { answers: 0, correct: 0, sumMs: 0, topLevel: 0 };

/** Whether the run is already stored as interrupted. */
const isInterrupted = async (
  db: Database['db'],
  userId: UserId,
  runId: string | undefined,
): Promise<boolean> => {
  if (runId === undefined) return false;
  const run = await db
    .selectFrom('attention_runs')
    .select('interrupted')
    .where('user_id', '=', userId)
    .where('id', '=', runId)
    .executeTakeFirst();
  return run?.interrupted === 1;
};

/** Reads and writes one person's records of the Quick tests, and their totals. */
export const recordStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  const totalsBy = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db
      .selectFrom('attention_totals')
      .select(['test', 'answers', 'correct', 'sum_ms as sumMs', 'top_level as topLevel'])
      .where('user_id', '=', user_id),
  );

  return {
    /**
     * Adds a record and includes it in the totals, unless its id already exists for this test. A record of an
     * interrupted run is stored but not counted. Returns the stored data.
     */
    add: (userId: UserId, record: NewRecord, now: string): Promise<Data> =>
      db.transaction().execute(async (transaction) => {
        const { test } = record;
        const isLeftOut = await isInterrupted(transaction, userId, record.runId);
        const totals = isLeftOut ? NONE : record.totals;
        const { answers, correct, sumMs, topLevel } = totals;
        const row = { ...record, ...totals };
        const added = await records.add(transaction, userId, row, now);
        if (added === undefined) return (await records.addOnce(transaction, userId, row, now)).data;
        await transaction
          .insertInto('attention_totals')
          .values({ user_id: userId, test, answers, correct, sum_ms: sumMs, top_level: topLevel })
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'test']).doUpdateSet(({ eb, ref }) => ({
              answers: eb(ref('attention_totals.answers'), '+', answers),
              correct: eb(ref('attention_totals.correct'), '+', correct),
              sum_ms: eb(ref('attention_totals.sum_ms'), '+', sumMs),
              // The two engines have different names for the function that returns the larger of two values.
              top_level: eb
                .case()
                .when(ref('attention_totals.top_level'), '<', topLevel)
                .then(topLevel)
                .else(ref('attention_totals.top_level'))
                .end(),
            })),
          )
          .execute();
        return added.data;
      }),

    /** Subtracts the records of an interrupted run from the totals but does not delete the records. Idempotent. */
    leaveOut: (userId: UserId, run: RunOfRecords): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const later = await transaction
          .selectFrom('attention_records')
          .select(['id', 'data', 'answers', 'correct', 'sum_ms'])
          .where('user_id', '=', userId)
          .where('test', '=', run.test)
          .where('recorded_at', '>=', run.startedAt)
          .where('answers', '>', 0)
          .execute();
        const own = later.filter(({ data }) => JSON.parse(data).runId === run.id);
        if (own.length === 0) return;
        await transaction
          .updateTable('attention_records')
          .set({ answers: 0, correct: 0, sum_ms: 0, top_level: 0 })
          .where('user_id', '=', userId)
          .where('test', '=', run.test)
          .where(
            'id',
            'in',
            own.map(({ id }) => id),
          )
          .execute();
        const sum = (of: 'answers' | 'correct' | 'sum_ms'): number =>
          own.reduce((total, record) => total + record[of], 0);
        await transaction
          .updateTable('attention_totals')
          .set(({ eb, selectFrom }) => ({
            answers: eb('answers', '-', sum('answers')),
            correct: eb('correct', '-', sum('correct')),
            sum_ms: eb('sum_ms', '-', sum('sum_ms')),
            top_level: selectFrom('attention_records')
              .select(({ fn }) => fn.coalesce(fn.max('top_level'), eb.lit(0)).as('top'))
              .where('user_id', '=', userId)
              .where('test', '=', run.test),
          }))
          .where('user_id', '=', userId)
          .where('test', '=', run.test)
          .execute();
      }),

    /** The totals of each test. They are zero for a test without records. */
    totals: async (userId: UserId): Promise<Totals> => {
      const rows = await totalsBy({ user_id: userId });
      const of = (wanted: Test): AnswerTotals => rows.find(({ test }) => test === wanted) ?? NONE;
      return { simon: of('simon'), digit: of('digit'), stroop: of('stroop') };
    },
  };
};

export type RecordStore = ReturnType<typeof recordStore>;
