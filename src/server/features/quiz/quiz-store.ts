import type { QuizResponse } from '#domain/quiz/item.ts';
import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import { scoreFirst, scoreWeekly } from '#domain/quiz/score.ts';
import type { WeeklyEntry } from '#domain/quiz/weekly/result-text.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
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

const first = ownRows('first_quizzes', { as: { local_date: 'date' } });
const resets = ownRows('first_quizzes_reset');
const weekly = ownRows('weekly_quizzes', {
  as: { local_date: 'date' },
  without: ['zone', 'taken_at'],
});
const entries = ownRows('weekly_quizzes', {
  as: { local_date: 'date' },
  without: ['id', 'responses', 'weights_version', 'zone', 'taken_at'],
});

type UnscoredFirst = Omit<FirstQuiz, 'scores'> & { readonly scores: Partial<NeurotypeScores> };

/** `scoreFirst` gave a score for each neurotype. */
const scored = (taken: UnscoredFirst): FirstQuiz => ({
  ...taken,
  scores: taken.scores as NeurotypeScores,
});

/** First quizzes and weekly check-ins of one person at a time. They are scored as they are kept. */
export const quizStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  // Every call for smart tasks asks for it.
  const condition = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db.selectFrom('first_quizzes').select('primary_condition').where('user_id', '=', user_id),
  );

  return {
    /** The condition that the first quiz found; null when it is not taken. */
    primaryCondition: async (userId: UserId): Promise<Neurotype | null> =>
      (await condition({ user_id: userId }))[0]?.primary_condition ?? null,

    /** The first quiz; null when it is not taken. */
    first: async (userId: UserId): Promise<FirstQuiz | null> => {
      const taken = await first.get(db, userId);
      return taken === undefined ? null : scored(taken);
    },

    /**
     * Takes the first quiz, unless it is taken: then nothing changes. Returns the one kept; null when
     * a reset has removed the one with this id, which nothing brings back.
     */
    takeFirst: (userId: UserId, answered: Answered, now: string): Promise<FirstQuiz | null> =>
      inTransaction(db, userId, async (tx) => {
        if ((await resets.get(tx, userId, { id: answered.id })) !== undefined) return null;
        const { localDate: date, ...given } = answered;
        const taken = { ...given, ...scoreFirst(answered.responses), date, takenAt: now };
        return scored(await first.addOnce(tx, userId, taken, now));
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

    weeklyById: async (userId: UserId, id: string): Promise<WeeklyQuiz | null> =>
      (await weekly.get(db, userId, { id })) ?? null,

    /** The weekly check-ins that count, by date. */
    weekly: (userId: UserId): Promise<WeeklyEntry[]> =>
      entries.list(db, userId, (query) => query.orderBy('local_date')),

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
      return (
        (await weekly.get(db, userId, { id })) ??
        (await weekly.get(db, userId, { date: localDate })) ??
        entry
      );
    },
  };
};

export type QuizStore = ReturnType<typeof quizStore>;
