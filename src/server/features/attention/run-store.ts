import type { AttentionRun, KeptRun } from '#contract/attention/run.ts';
import type { Instrument, Mode, RunRecording } from '#domain/attention/recording.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

/** Maximum length of a list of runs. */
const LISTED = 50;

export interface NewRun extends RunRecording<object> {
  /** Made by the client; unique for one person. */
  readonly id: string;
  readonly localDate: LocalDate;
  readonly zone: string;
  readonly score: object | null;
}

const runs = ownRows('attention_runs');
const scored = ownRows('attention_runs', { without: ['seed', 'events'] });
const whole = ownRows('attention_runs', { without: ['score'] });

/** Reads and writes one person's complete attention test runs. */
export const runStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Adds a run unless its id already exists. Returns the stored run. */
  add: async (userId: UserId, run: NewRun, now: string): Promise<KeptRun> => {
    const { seed, events, ...kept } = await runs.addOnce(
      db,
      userId,
      {
        ...run,
        // Already parsed and scored by the run's test.
        events: run.events as AttentionRun['events'],
        score: run.score as KeptRun['score'],
      },
      now,
    );
    return { ...kept, userId };
  },

  /** The newest 50 runs of a test, optionally in one mode, with their scores; newest first. */
  newest: async (
    userId: UserId,
    instrument: Instrument,
    mode: Mode | undefined,
  ): Promise<KeptRun[]> => {
    const newest = await scored.list(db, userId, (query) =>
      (mode === undefined ? query : query.where('mode', '=', mode))
        .where('instrument', '=', instrument)
        .orderBy('started_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LISTED),
    );
    return newest.map((run) => ({ ...run, userId }));
  },

  /** One run with its events; null if the person has no run with this id. */
  one: async (userId: UserId, id: string): Promise<AttentionRun | null> => {
    const run = await whole.get(db, userId, { id });
    return run === undefined ? null : { ...run, userId };
  },
});

export type RunStore = ReturnType<typeof runStore>;
