import type { Selectable } from 'kysely';
import type { AttentionRun, KeptRun } from '#contract/attention/run.ts';
import type { Instrument, Mode, RunRecording } from '#domain/attention/recording.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** How many runs a list has at most. */
const LISTED = 50;

export interface NewRun extends RunRecording<object> {
  /** Made by the client; unique for one person. */
  readonly id: string;
  readonly localDate: LocalDate;
  readonly zone: string;
  readonly score: object | null;
}

const described = [
  'user_id',
  'id',
  'instrument',
  'mode',
  'difficulty',
  'version',
  'started_at',
  'local_date',
  'zone',
  'interrupted',
  'timing',
] as const;
const listed = [...described, 'score'] as const;
const whole = [...described, 'seed', 'events'] as const;

type Row<Column extends keyof Schema['attention_runs']> = Pick<
  Selectable<Schema['attention_runs']>,
  Column
>;

const descriptionFrom = (row: Row<(typeof described)[number]>) => ({
  id: row.id,
  userId: row.user_id,
  instrument: row.instrument,
  mode: row.mode,
  difficulty: row.difficulty,
  version: row.version,
  startedAt: row.started_at,
  localDate: row.local_date,
  zone: row.zone,
  interrupted: row.interrupted === 1,
  timing: JSON.parse(row.timing),
});

const listedFrom = (row: Row<(typeof listed)[number]>): KeptRun => ({
  ...descriptionFrom(row),
  score: JSON.parse(row.score),
});

/** Whole runs of the attention tests, of one person at a time. */
export const runStore = ({ db }: Pick<Database, 'db'>) => ({
  /**
   * Adds a run, unless the person has one with its id: then nothing changes. Returns the run kept, or
   * null when the person is being deleted at the same moment.
   */
  add: async (userId: UserId, run: NewRun, now: string): Promise<KeptRun | null> => {
    const added = await db
      .insertInto('attention_runs')
      .values({
        user_id: userId,
        id: run.id,
        instrument: run.instrument,
        mode: run.mode,
        difficulty: run.difficulty,
        version: run.version,
        seed: run.seed,
        started_at: run.startedAt,
        local_date: run.localDate,
        zone: run.zone,
        interrupted: run.interrupted ? 1 : 0,
        events: JSON.stringify(run.events),
        timing: JSON.stringify(run.timing),
        score: JSON.stringify(run.score),
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .returning(listed)
      .executeTakeFirst();
    if (added !== undefined) return listedFrom(added);
    const kept = await db
      .selectFrom('attention_runs')
      .select(listed)
      .where('user_id', '=', userId)
      .where('id', '=', run.id)
      .executeTakeFirst();
    return kept === undefined ? null : listedFrom(kept);
  },

  /** The newest runs of a test (in one mode) with their scores, at most 50, the newest first. */
  newest: async (
    userId: UserId,
    instrument: Instrument,
    mode: Mode | undefined,
  ): Promise<KeptRun[]> => {
    const ofTest = db
      .selectFrom('attention_runs')
      .select(listed)
      .where('user_id', '=', userId)
      .where('instrument', '=', instrument);
    const rows = await (mode === undefined ? ofTest : ofTest.where('mode', '=', mode))
      .orderBy('started_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(listedFrom);
  },

  /** One run with its events; null when the person has none with this id. */
  one: async (userId: UserId, id: string): Promise<AttentionRun | null> => {
    const row = await db
      .selectFrom('attention_runs')
      .select(whole)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    return { ...descriptionFrom(row), seed: row.seed, events: JSON.parse(row.events) };
  },
});

export type RunStore = ReturnType<typeof runStore>;
