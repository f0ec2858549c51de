import type { AttentionRun, KeptRun } from '#contract/attention/run.ts';
import type { Instrument, Mode, RunRecording } from '#domain/attention/recording.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

/** How many runs a list has at most. */
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

/** Whole runs of the attention tests, of one person at a time. */
export const runStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Adds a run, unless the person has one with its id: then nothing changes. Returns the run kept. */
  add: async (userId: UserId, run: NewRun, now: string): Promise<KeptRun> => {
    const { seed, events, ...kept } = await runs.addOnce(
      db,
      userId,
      {
        ...run,
        // As the run's test read them and measured them.
        events: run.events as AttentionRun['events'],
        score: run.score as KeptRun['score'],
      },
      now,
    );
    return { ...kept, userId };
  },

  /** The newest runs of a test (in one mode) with their scores, at most 50, the newest first. */
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

  /** One run with its events; null when the person has none with this id. */
  one: async (userId: UserId, id: string): Promise<AttentionRun | null> => {
    const run = await whole.get(db, userId, { id });
    return run === undefined ? null : { ...run, userId };
  },
});

export type RunStore = ReturnType<typeof runStore>;
