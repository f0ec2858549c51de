import { type Measure, measuredRun, measureOf } from '#domain/attention/measures.ts';
import type { TimingCard } from '#domain/attention/recording.ts';
import { reliableChange } from '#domain/attention/statistics/reliable-change.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';
import { onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

const runsOf = async ({ tx, userId, from, to }: GrantedRead) => {
  const rows = await tx
    .selectFrom('attention_runs')
    .select([
      'instrument',
      'mode',
      'difficulty',
      'version',
      'local_date',
      'interrupted',
      'timing',
      'score',
    ])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { input }: TimingCard = JSON.parse(row.timing);
    return {
      instrument: row.instrument,
      mode: row.mode,
      date: row.local_date,
      interrupted: row.interrupted === 1,
      /** Only runs with the same `likeness` are compared with each other. */
      likeness: `${row.difficulty} ${row.version} ${input}`,
      ...measuredRun(row.instrument, row.mode, row.score),
    };
  });
};

type Run = Awaited<ReturnType<typeof runsOf>>[number];

/** The tests whose Full form results in a measure with a standard error. */
const HAVE_ERROR: readonly Run['instrument'][] = ['cpt', 'stroop'];

const compared = (runs: readonly Run[], { name, isMoreBetter }: Measure) => {
  const last = runs.at(-1);
  if (last === undefined) return [];
  const alike = runs.filter(({ likeness, value }) => likeness === last.likeness && value !== null);
  const [earliest = last, latest = last] = [alike.at(0), alike.at(-1)];
  const { instrument, mode } = last;
  const change = earliest === latest ? 'too-few' : reliableChange(earliest, latest, isMoreBetter);
  const canCompare = earliest !== latest && mode === 'full' && HAVE_ERROR.includes(instrument);
  return [
    {
      instrument,
      mode,
      runs: runs.length,
      firstOn: earliest.date,
      lastOn: latest.date,
      measure: name,
      earliest: earliest === latest ? null : earliest.value,
      latest: latest.value,
      change: change === 'too-few' && !canCompare ? 'cannot-compare' : change,
      trials: Math.min(earliest.trials, latest.trials),
    } as const,
  ];
};

/** The attention tests: one measure per run, and how the latest run differs from the earliest comparable run. */
export const readAttention: ReadStream<'attention'> = async (granted) => {
  const runs = await runsOf(granted);
  const whole = runs.filter(({ interrupted }) => !interrupted);
  const byTest = Map.groupBy(whole, ({ instrument, mode }) => `${instrument} ${mode}`);
  return {
    ...readOf(
      granted,
      runs.map(({ date }) => date),
    ),
    tests: [...byTest.values()].flatMap((ofTest) =>
      ofTest
        .slice(0, 1)
        .flatMap(({ instrument, mode }) => compared(ofTest, measureOf(instrument, mode))),
    ),
    runs: onlyInDetail(granted, () =>
      runs.map(({ instrument, mode, date, interrupted, value, trials }) => ({
        instrument,
        mode,
        date,
        interrupted,
        measure: measureOf(instrument, mode).name,
        value,
        trials,
      })),
    ),
  };
};
