import type { Selectable } from 'kysely';
import type { Goal } from '#contract/goals.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';
import { type ReadStream, readOf } from './stream-reader.ts';

type Levels = Goal['versions'][number]['levels'];
type RatingRow = Selectable<Schema['goal_ratings']>;

const ENDED: readonly Goal['status'][] = ['completed', 'cancelled'];

const goalRows = ({ tx, userId, from, to }: GrantedRead) =>
  tx
    .selectFrom('goals')
    .select(['id', 'plan', 'status', 'status_since', 'steps_done'])
    .where('user_id', '=', userId)
    // A day ends last in the time zone UTC−12: twelve hours later than in UTC.
    .where('created_at', '<', `${addDays(to, 1)}T12:00:00.000Z`)
    .where(({ eb, or }) => or([eb('status', 'not in', ENDED), eb('status_since', '>=', from)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Ratings by the owner and by the viewer. A viewer does not see other viewers' ratings or notes. */
const ratingRows = ({ tx, userId, viewerId, from, to }: GrantedRead) =>
  tx
    .selectFrom('goal_ratings')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([
        eb('rater', '=', 'person'),
        ...(viewerId === null ? [] : [eb('rater_id', '=', viewerId)]),
      ]),
    )
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The current levels of each goal. */
const levelsOf = async ({ tx, userId }: GrantedRead) => {
  const rows = await tx
    .selectFrom('goal_versions')
    .select(['goal_id', 'version', 'levels'])
    .where('user_id', '=', userId)
    .orderBy('version')
    .execute();
  return new Map(rows.map((row) => [row.goal_id, row]));
};

const latestBy = (ratings: readonly RatingRow[], rater: RatingRow['rater']) => {
  const latest = ratings.findLast((rating) => rating.rater === rater);
  return latest === undefined ? null : { level: latest.level, date: latest.local_date };
};

/** Goals, with the ratings by the owner and by the viewer. */
export const readGoals: ReadStream<'goals'> = async (granted) => {
  const { from, to, detail } = granted;
  const rows = await goalRows(granted);
  const levels = detail === 'detail' ? await levelsOf(granted) : null;
  const ratings = Map.groupBy(await ratingRows(granted), ({ goal_id }) => goal_id);
  const within = (date: LocalDate | undefined): LocalDate | null =>
    date !== undefined && date >= from && date <= to ? date : null;

  const planOf = (row: (typeof rows)[number], plan: Goal['plan'], doneOn: Goal['stepsDone']) => {
    const newest = levels?.get(row.id);
    if (newest === undefined) return null;
    const kept: Levels = JSON.parse(newest.levels);
    return {
      why: plan.why,
      version: newest.version,
      levels: kept,
      steps: plan.steps.map(({ id, words }) => {
        const date = doneOn[id];
        const isDone = date !== undefined && date <= to;
        return { words, done: isDone, doneOn: within(date) };
      }),
      barriers: plan.barriers,
      ratings: (ratings.get(row.id) ?? []).map(({ local_date, version, level, rater, note }) => ({
        date: local_date,
        version,
        level,
        rater,
        note,
      })),
    };
  };

  const goals = rows.map((row) => {
    const plan: Goal['plan'] = JSON.parse(row.plan);
    const doneOn: Goal['stepsDone'] = JSON.parse(row.steps_done);
    const ofGoal = ratings.get(row.id) ?? [];
    return {
      id: row.id,
      words: plan.words,
      status: row.status,
      statusSince: within(row.status_since),
      area: plan.area,
      importance: plan.importance,
      difficulty: plan.difficulty,
      steps: plan.steps.length,
      stepsDone: plan.steps.filter(({ id }) => (doneOn[id] ?? '~') <= to).length,
      person: latestBy(ofGoal, 'person'),
      therapist: latestBy(ofGoal, 'therapist'),
      plan: planOf(row, plan, doneOn),
    };
  });
  const shown = new Set(goals.map(({ id }) => id));
  const counted = [...ratings].flatMap(([id, ofGoal]) => (shown.has(id) ? ofGoal : []));
  return {
    ...readOf(
      granted,
      counted.map(({ local_date }) => local_date),
    ),
    goals,
  };
};
