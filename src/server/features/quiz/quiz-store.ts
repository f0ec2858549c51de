import type { Selectable } from 'kysely';
import type { QuizResponse } from '#domain/quiz/item.ts';
import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import { scoreFirst, scoreWeekly } from '#domain/quiz/score.ts';
import type { WeeklyEntry } from '#domain/quiz/weekly/result-text.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/violations.ts';

/** Answers that can be scored: `responseProblems` found nothing. */
interface Answered {
  /** Made by the client; unique for one person. */
  readonly id: string;
  readonly responses: readonly QuizResponse[];
  readonly localDate: LocalDate;
  readonly zone: string;
}

/** Answers to the questions for one condition. */
interface WeeklyAnswered extends Answered {
  /** When they were finished: ISO 8601 in UTC, with milliseconds, so that the order of texts is that of time. */
  readonly finishedAt: string;
  readonly condition: Neurotype;
}

/** What is kept of a quiz so that its answers can be scored again. */
interface Kept {
  readonly id: string;
  /** The person's own date on which it was taken. */
  readonly date: LocalDate;
  readonly responses: readonly QuizResponse[];
  readonly weightsVersion: number;
}

/** A first quiz that was taken. */
export interface FirstQuiz extends Kept {
  readonly scores: NeurotypeScores;
  readonly primaryCondition: Neurotype;
}

/** A weekly check-in that was taken. */
interface WeeklyQuiz extends Kept, WeeklyEntry {}

const fromFirst = (row: Selectable<Schema['first_quizzes']>): FirstQuiz => ({
  id: row.id,
  date: row.local_date,
  responses: JSON.parse(row.responses),
  weightsVersion: row.weights_version,
  scores: JSON.parse(row.scores),
  primaryCondition: row.primary_condition,
});

const fromWeekly = (row: Selectable<Schema['weekly_quizzes']>): WeeklyQuiz => ({
  id: row.id,
  date: row.local_date,
  responses: JSON.parse(row.responses),
  weightsVersion: row.weights_version,
  score: row.score,
  condition: row.condition,
});

/** First quizzes and weekly check-ins of one person at a time. They are scored as they are kept. */
export const quizStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  // Every call for smart tasks asks for it.
  const condition = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db.selectFrom('first_quizzes').select('primary_condition').where('user_id', '=', user_id),
  );

  const weeklyById = async (userId: UserId, id: string): Promise<WeeklyQuiz | null> => {
    const row = await db
      .selectFrom('weekly_quizzes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : fromWeekly(row);
  };

  const weeklyOn = async (userId: UserId, date: LocalDate): Promise<WeeklyQuiz | null> => {
    const row = await db
      .selectFrom('weekly_quizzes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('local_date', '=', date)
      .executeTakeFirst();
    return row === undefined ? null : fromWeekly(row);
  };

  return {
    /** The condition that the first quiz found; null when it is not taken. */
    primaryCondition: async (userId: UserId): Promise<Neurotype | null> =>
      (await condition({ user_id: userId }))[0]?.primary_condition ?? null,

    /** The first quiz; null when it is not taken. */
    first: async (userId: UserId): Promise<FirstQuiz | null> => {
      const row = await db
        .selectFrom('first_quizzes')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined ? null : fromFirst(row);
    },

    /**
     * Takes the first quiz, unless it is taken: then nothing changes. Returns the one kept; null when
     * a reset has removed the one with this id, which nothing brings back.
     */
    takeFirst: (userId: UserId, answered: Answered, now: string): Promise<FirstQuiz | null> =>
      inTransaction(db, userId, async (tx) => {
        const removed = await tx
          .selectFrom('first_quizzes_reset')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', '=', answered.id)
          .executeTakeFirst();
        if (removed !== undefined) return null;
        const { scores, primaryCondition, weightsVersion } = scoreFirst(answered.responses);
        const kept = await tx
          .insertInto('first_quizzes')
          .values({
            user_id: userId,
            id: answered.id,
            responses: JSON.stringify(answered.responses),
            weights_version: weightsVersion,
            scores: JSON.stringify(scores),
            primary_condition: primaryCondition,
            local_date: answered.localDate,
            zone: answered.zone,
            taken_at: now,
          })
          // A change that changes nothing: so the row that is there comes back in the same step.
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet(({ ref }) => ({
              user_id: ref('excluded.user_id'),
            })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        return fromFirst(kept);
      }),

    /** Removes the first quiz with its answers, but for its id. Weekly check-ins stay. */
    reset: (userId: UserId): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const removed = await tx
          .deleteFrom('first_quizzes')
          .where('user_id', '=', userId)
          .returning(['user_id', 'id'])
          .execute();
        if (removed.length === 0) return;
        await tx
          .insertInto('first_quizzes_reset')
          .values(removed)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    weeklyById,

    /** The weekly check-ins that count, by date. */
    weekly: async (userId: UserId): Promise<WeeklyEntry[]> => {
      const rows = await db
        .selectFrom('weekly_quizzes')
        .select(['local_date as date', 'score', 'condition'])
        .where('user_id', '=', userId)
        .orderBy('local_date')
        .execute();
      return rows;
    },

    /**
     * Takes a weekly check-in. Of several on one date the one that was finished last counts, and of
     * those finished at once the one with the higher id: so they can arrive in any order, and again.
     * Nothing changes when the person has one with its id. Returns the one that counts.
     */
    takeWeekly: async (userId: UserId, answered: WeeklyAnswered): Promise<WeeklyQuiz> => {
      const { id, condition, responses, localDate, zone, finishedAt } = answered;
      const { score, weightsVersion } = scoreWeekly(responses);
      const entry = { id, date: localDate, responses, weightsVersion, score, condition };
      const taken = {
        id,
        condition,
        responses: JSON.stringify(responses),
        weights_version: weightsVersion,
        score,
        zone,
        taken_at: finishedAt,
      };
      const insert = db
        .insertInto('weekly_quizzes')
        .values({ user_id: userId, local_date: localDate, ...taken })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'local_date'])
            .doUpdateSet(taken)
            .where((where) =>
              where.or([
                where('weekly_quizzes.taken_at', '<', finishedAt),
                where.and([
                  where('weekly_quizzes.taken_at', '=', finishedAt),
                  where('weekly_quizzes.id', '<', id),
                ]),
              ]),
            )
            .where('weekly_quizzes.id', '<>', id),
        );
      try {
        const { numInsertedOrUpdatedRows } = await insert.executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n) return entry;
      } catch (error) {
        // It is there for another date.
        if (!isUniqueViolation(error)) throw error;
      }
      return (await weeklyById(userId, id)) ?? (await weeklyOn(userId, localDate)) ?? entry;
    },
  };
};

export type QuizStore = ReturnType<typeof quizStore>;
