import type { ClientChange } from '#contract/sharing/clients.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import { type GrantedRead, grantIn, type OpenConnection } from '#server/db/sharing/door.ts';
import { laddersWithin } from '#server/db/sharing/ladders.ts';

/** A number of entries, and the day of the latest of them. */
interface Counted {
  readonly count: number;
  readonly latest: LocalDate | null;
}

const NONE: Counted = { count: 0, latest: null };

type DatedTable =
  | 'mood_logs'
  | 'first_quizzes'
  | 'weekly_quizzes'
  | 'distraction_logs'
  | 'attention_runs'
  | 'task_days';

const entriesOf = (read: GrantedRead, table: DatedTable) =>
  read.tx
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.max<LocalDate | null>('local_date').as('latest'),
    ])
    .where('user_id', '=', read.userId)
    .where('local_date', '>=', read.from)
    .where('local_date', '<=', read.to);

/** PostgreSQL returns counts as text. */
const counted = async (
  found: Promise<{ count: number | string; latest: LocalDate | null }>,
): Promise<Counted> => {
  const { count, latest } = await found;
  return { count: Number(count), latest };
};

const entriesIn =
  (table: DatedTable) =>
  (read: GrantedRead): Promise<Counted> =>
    counted(entriesOf(read, table).executeTakeFirstOrThrow());

const quizzes = async (read: GrantedRead): Promise<Counted> => {
  const [first, weekly] = [
    await entriesIn('first_quizzes')(read),
    await entriesIn('weekly_quizzes')(read),
  ];
  const days = [first.latest, weekly.latest].filter((date) => date !== null).toSorted();
  return { count: first.count + weekly.count, latest: days.at(-1) ?? null };
};

const finishedRuns = (read: GrantedRead): Promise<Counted> =>
  counted(entriesOf(read, 'attention_runs').where('interrupted', '=', 0).executeTakeFirstOrThrow());

const daysWithDone = (read: GrantedRead): Promise<Counted> =>
  counted(entriesOf(read, 'task_days').where('completed', '>', 0).executeTakeFirstOrThrow());

const tries = async (read: GrantedRead): Promise<Counted> => {
  const ladders = await laddersWithin(read);
  const days = ladders.flatMap((ladder) => ladder.tries.map(({ date }) => date)).toSorted();
  return { count: days.length, latest: days.at(-1) ?? null };
};

interface GoalChange extends Counted {
  readonly level: ClientChange['goalLevel'];
}

const ratedGoals = async (read: GrantedRead): Promise<GoalChange> => {
  const rows = await read.tx
    .selectFrom('goal_ratings')
    .select(['goal_id', 'level', 'local_date'])
    .where('user_id', '=', read.userId)
    .where('rater', '=', 'person')
    .where('local_date', '>=', read.from)
    .where('local_date', '<=', read.to)
    .orderBy('local_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const goals = new Set(rows.map(({ goal_id }) => goal_id)).size;
  const last = rows.at(-1);
  return {
    count: goals,
    latest: last?.local_date ?? null,
    level: goals === 1 ? (last?.level ?? null) : null,
  };
};

interface Since {
  readonly since: LocalDate;
  readonly isSession: boolean;
  readonly today: LocalDate;
}

/**
 * Counts the changes since a day in the data that a connection shares. Each shared kind of data (stream) is read with
 * one query, and the read is recorded once in the access log.
 */
export const changeOf = async (
  connection: OpenConnection,
  { since, isSession, today }: Since,
  nowMs: number,
): Promise<ClientChange> => {
  const range = { from: since, to: today };
  const shared = async <Found>(
    stream: Stream,
    read: (granted: GrantedRead) => Promise<Found>,
    none: Found,
  ): Promise<Found> => {
    const granted = await grantIn(connection, stream, { range, page: 'list' }, nowMs);
    return granted === null ? none : read(granted);
  };
  const moods = await shared('mood', entriesIn('mood_logs'), NONE);
  const checkIns = await shared('quizzes', quizzes, NONE);
  const goals = await shared('goals', ratedGoals, { ...NONE, level: null });
  const routines = await shared('routines', daysWithDone, NONE);
  const runs = await shared('attention', finishedRuns, NONE);
  const distractions = await shared('distractions', entriesIn('distraction_logs'), NONE);
  const climbed = await shared('ladders', tries, NONE);
  const all = [moods, checkIns, goals, routines, runs, distractions, climbed];
  return {
    since,
    isSession,
    latest:
      all
        .flatMap(({ latest }) => latest ?? [])
        .toSorted()
        .at(-1) ?? null,
    moods: moods.count,
    checkIns: checkIns.count,
    goals: goals.count,
    goalLevel: goals.level,
    routineDays: routines.count,
    runs: runs.count,
    distractions: distractions.count,
    tries: climbed.count,
  };
};
