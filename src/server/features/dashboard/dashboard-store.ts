import { sql } from 'kysely';
import type { MoodEntry } from '#domain/dashboard/day-contrasts.ts';
import type { DoneThing } from '#domain/dashboard/done-today.ts';
import type { MoodDay, TaskDay } from '#domain/dashboard/overview.ts';
import type { ProgressEntry } from '#domain/dashboard/progress.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';

/** The first and the last local date of a range. Both belong to the range. */
type Days = { readonly from: LocalDate; readonly to: LocalDate };

type Range = Days & { readonly user_id: string };

/** Reads the tasks, moods and check-ins for the dashboard. The database itself aggregates these entries. */
export const dashboardStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  const taskDays = compileOnce(run, ({ user_id, from, to }: Range) =>
    db
      .selectFrom('task_days')
      .select(['local_date as date', 'total', 'completed'])
      .where('user_id', '=', user_id)
      .where('local_date', '>=', from)
      .where('local_date', '<=', to)
      .orderBy('local_date'),
  );
  const doneTasks = compileOnce(run, ({ user_id, date }: { user_id: string; date: LocalDate }) =>
    db
      .selectFrom('tasks')
      .select('title')
      .where('user_id', '=', user_id)
      .where('local_date', '=', date)
      .where('later', '=', 0)
      .where('completed', '=', 1)
      .orderBy('completed_at'),
  );
  const routines = compileOnce(run, ({ user_id, date }: { user_id: string; date: LocalDate }) =>
    db
      .selectFrom('routine_occurrences')
      .select(['plan', 'completed'])
      .where('user_id', '=', user_id)
      .where('local_date', '=', date)
      .where('completed', '>', 0)
      .orderBy('at_time'),
  );
  const moodDays = compileOnce(run, ({ user_id, from, to }: Range) =>
    db
      .selectFrom((inner) =>
        inner
          .selectFrom('mood_logs')
          .select([
            'local_date as date',
            'mood',
            sql<number>`cast(count(*) over (partition by local_date) as integer)`.as('count'),
            sql<number>`row_number() over (partition by local_date order by logged_at desc, created_at desc, id desc)`.as(
              'place',
            ),
          ])
          .where('user_id', '=', user_id)
          .where('local_date', '>=', from)
          .where('local_date', '<=', to)
          .as('logs'),
      )
      .select(['date', 'mood', 'count'])
      .where('place', '=', 1),
  );
  const moodEntries = compileOnce(run, ({ user_id, from, to }: Range) =>
    db
      .selectFrom('mood_logs')
      .select(['local_date as date', 'mood', 'tags'])
      .where('user_id', '=', user_id)
      .where('local_date', '>=', from)
      .where('local_date', '<=', to)
      .orderBy('logged_at')
      .orderBy('created_at')
      .orderBy('id'),
  );
  const firstDistraction = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db
      .selectFrom('distraction_logs')
      .select('local_date')
      .where('user_id', '=', user_id)
      .orderBy('logged_at')
      .limit(1),
  );
  const firstTagged = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db
      .selectFrom('mood_logs')
      .select('local_date')
      .where('user_id', '=', user_id)
      // This condition must be the same as in the partial index on tagged moods, so that the index is used.
      .where(sql<boolean>`(tags <> '[]' or own_tags <> '[]')`)
      .orderBy('local_date')
      .limit(1),
  );
  const firstTrigger = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db
      .selectFrom('chat_triggers')
      .innerJoin('chat_messages', (join) =>
        join
          .onRef('chat_messages.user_id', '=', 'chat_triggers.user_id')
          .onRef('chat_messages.id', '=', 'chat_triggers.message_id'),
      )
      .select('chat_messages.local_date')
      .where('chat_triggers.user_id', '=', user_id)
      .orderBy('chat_messages.local_date')
      .limit(1),
  );
  const lastCheckIns = compileOnce(run, ({ user_id, most }: { user_id: string; most: number }) =>
    db
      .selectFrom('weekly_quizzes')
      .select(['local_date as date', 'score', 'condition'])
      .where('user_id', '=', user_id)
      .orderBy('local_date', 'desc')
      .limit(most),
  );

  return {
    /** The days in a range that have tasks, earliest first. */
    taskDays: async (userId: UserId, { from, to }: Days): Promise<readonly TaskDay[]> =>
      taskDays({ user_id: userId, from, to }),

    /** The completed tasks of a day, and its routines with the number of steps done, if there is one. */
    done: async (userId: UserId, date: LocalDate): Promise<readonly DoneThing[]> => {
      const [tasks, started] = await Promise.all([
        doneTasks({ user_id: userId, date }),
        routines({ user_id: userId, date }),
      ]);
      return [
        ...tasks.map(({ title }) => ({ title, steps: null })),
        ...started.map(({ plan, completed }) => ({
          title: JSON.parse(plan).name,
          steps: completed,
        })),
      ];
    },

    /** The days in a range that have moods, in any order, each with its last mood and the number of moods. */
    moodDays: async (userId: UserId, { from, to }: Days): Promise<readonly MoodDay[]> =>
      moodDays({ user_id: userId, from, to }),

    /** The mood entries in a range with their tags, in order of time. */
    moodEntries: async (userId: UserId, { from, to }: Days): Promise<readonly MoodEntry[]> => {
      const rows = await moodEntries({ user_id: userId, from, to });
      return rows.map(({ date, mood, tags }) => ({ date, mood, tags: JSON.parse(tags) }));
    },

    /** The local date of the earliest distraction. Null when there is no distraction. */
    firstDistraction: async (userId: UserId): Promise<LocalDate | null> => {
      const [first] = await firstDistraction({ user_id: userId });
      return first?.local_date ?? null;
    },

    /**
     * The local date of the earliest trigger in the chat or tag on a mood. Null when there is neither a trigger nor a
     * tag.
     */
    firstTrigger: async (userId: UserId): Promise<LocalDate | null> => {
      const rows = await Promise.all([
        firstTagged({ user_id: userId }),
        firstTrigger({ user_id: userId }),
      ]);
      return (
        rows
          .flat()
          .map(({ local_date }) => local_date)
          .toSorted()[0] ?? null
      );
    },

    /** The latest weekly check-ins, at most `most` of them, in any order. */
    lastCheckIns: async (userId: UserId, most: number): Promise<readonly ProgressEntry[]> =>
      lastCheckIns({ user_id: userId, most }),
  };
};
