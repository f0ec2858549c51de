import type { AttentionRun, KeptRun } from '#contract/attention/run.ts';
import type { Instrument, Mode, RunRecording } from '#domain/attention/recording.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

/** Maximum number of runs in a list. */
const LISTED = 50;

export interface NewRun extends RunRecording<object> {
  /** The id that the client generated. It is unique for one person. */
  readonly id: string;
  readonly localDate: LocalDate;
  readonly zone: string;
  readonly score: object | null;
}

const runs = ownRows('attention_runs', { writeOnly: ['seed', 'events'] });
const whole = ownRows('attention_runs', { without: ['score'] });

/** Reads and writes one person's complete attention test runs. */
export const runStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Adds a run unless its id already exists. Returns the stored run. */
  add: async (userId: UserId, run: NewRun, now: string): Promise<KeptRun> => {
    const kept = await runs.addOnce(
      db,
      userId,
      {
        ...run,
        // The code of the run's test has already parsed and scored these values.
        events: run.events as AttentionRun['events'],
        score: run.score as KeptRun['score'],
      },
      now,
    );
    return { ...kept, userId };
  },

  /** The scores of a test's newest 50 runs, newest first; optionally only runs in one mode. */
  newest: async (
    userId: UserId,
    instrument: Instrument,
    mode: Mode | undefined,
  ): Promise<KeptRun[]> => {
    const newest = await runs.list(db, userId, (query) =>
      (mode === undefined ? query : query.where('mode', '=', mode))
        .where('instrument', '=', instrument)
        .orderBy('started_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LISTED),
    );
    return newest.map((run) => ({ ...run, userId }));
  },

  /** One run with its events. Null if the person has no run with this id. */
  one: async (userId: UserId, id: string): Promise<AttentionRun | null> => {
    const run = await whole.get(db, userId, { id });
    return run === undefined ? null : { ...run, userId };
  },
});

export type RunStore = ReturnType<typeof runStore>;
