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

/** Valid answers, in which `responseProblems` found nothing. */
interface Answered {
  /** Made by the client; unique for one person. */
  readonly id: string;
  readonly responses: readonly QuizResponse[];
  readonly localDate: LocalDate;
  readonly zone: string;
}

/** Answers to the questions on one condition. */
interface WeeklyAnswered extends Answered {
  /** When they were finished: ISO 8601, UTC, with milliseconds, so that text order is time order. */
  readonly finishedAt: string;
  readonly condition: Neurotype;
}

/** A stored quiz, complete enough to be rescored. */
interface Kept {
  readonly id: string;
  /** The person's local date when it was taken. */
  readonly date: LocalDate;
  readonly responses: readonly QuizResponse[];
  readonly weightsVersion: number;
}

/** A completed first quiz. */
export interface FirstQuiz extends Kept {
  readonly scores: NeurotypeScores;
  readonly primaryCondition: Neurotype;
}

/** A completed weekly check-in. */
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

/** `scoreFirst` gives a score for each neurotype; only an edited import file could lack one. */
const scored = (taken: UnscoredFirst): FirstQuiz => ({
  ...taken,
  scores: taken.scores as NeurotypeScores,
});

/** Reads and writes one person's first quiz and weekly check-ins, which are scored when stored. */
export const quizStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  // Every request for smart tasks needs it.
  const condition = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db.selectFrom('first_quizzes').select('primary_condition').where('user_id', '=', user_id),
  );

  return {
    /** The primary condition from the first quiz; null before it is taken. */
    primaryCondition: async (userId: UserId): Promise<Neurotype | null> =>
      (await condition({ user_id: userId }))[0]?.primary_condition ?? null,

    /** The first quiz; null before it is taken. */
    first: async (userId: UserId): Promise<FirstQuiz | null> => {
      const taken = await first.get(db, userId);
      return taken === undefined ? null : scored(taken);
    },

    /**
     * Scores and stores the first quiz, unless one is stored already. Returns the stored one; null if a reset deleted
     * the quiz with this id, which is final.
     */
    takeFirst: (userId: UserId, answered: Answered, now: string): Promise<FirstQuiz | null> =>
      inTransaction(db, userId, async (tx) => {
        if ((await resets.get(tx, userId, { id: answered.id })) !== undefined) return null;
        const { localDate: date, ...given } = answered;
        const taken = { ...given, ...scoreFirst(answered.responses), date, takenAt: now };
        return scored(await first.addOnce(tx, userId, taken, now));
      }),

    /** Deletes the first quiz and its answers, and remembers its id. Weekly check-ins stay. */
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

    /** The stored weekly check-ins, by date. */
    weekly: (userId: UserId): Promise<WeeklyEntry[]> =>
      entries.list(db, userId, (query) => query.orderBy('local_date')),

    /**
     * Scores and stores a weekly check-in. Of several on one date, the one finished last wins; on a tie, the one with
     * the higher id. The result therefore depends neither on the order of arrival nor on repeats. An id that already
     * exists changes nothing. Returns the stored check-in.
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
        // The id exists on another date.
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
