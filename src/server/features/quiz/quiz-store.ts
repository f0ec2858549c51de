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

/** Valid responses: `responseProblems` found no problem in them. */
interface Answered {
  /** The id that the client generated. It is unique for one person. */
  readonly id: string;
  readonly responses: readonly QuizResponse[];
  readonly localDate: LocalDate;
  readonly zone: string;
}

/** Valid responses to a weekly check-in, whose questions are all about one condition. */
interface WeeklyAnswered extends Answered {
  /** When the check-in was finished, in ISO 8601, UTC, with milliseconds, so that text order is time order. */
  readonly finishedAt: string;
  readonly condition: Neurotype;
}

/** A stored quiz, with all data that is needed to score it again. */
interface Kept {
  readonly id: string;
  /** The person's local date when they took the quiz. */
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

/** `scoreFirst` gives a score for each neurotype, so a score can be missing only in an edited import file. */
const scored = (taken: UnscoredFirst): FirstQuiz => ({
  ...taken,
  scores: taken.scores as NeurotypeScores,
});

/** Reads and writes one person's first quiz and weekly check-ins. Quizzes are scored when they are stored. */
export const quizStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  // Every request for smart tasks runs this query, so it is compiled once.
  const condition = compileOnce(run, ({ user_id }: { user_id: string }) =>
    db.selectFrom('first_quizzes').select('primary_condition').where('user_id', '=', user_id),
  );

  return {
    /** The primary condition from the first quiz. Null before the quiz is taken. */
    primaryCondition: async (userId: UserId): Promise<Neurotype | null> =>
      (await condition({ user_id: userId }))[0]?.primary_condition ?? null,

    /** The first quiz. Null before it is taken. */
    first: async (userId: UserId): Promise<FirstQuiz | null> => {
      const taken = await first.get(db, userId);
      return taken === undefined ? null : scored(taken);
    },

    /**
     * Scores and stores the first quiz, unless a first quiz is already stored. Returns the stored quiz. Null if a reset
     * deleted a quiz with this id, because a quiz that was reset is never stored again.
     */
    takeFirst: (userId: UserId, answered: Answered, now: string): Promise<FirstQuiz | null> =>
      inTransaction(db, userId, async (tx) => {
        if ((await resets.get(tx, userId, { id: answered.id })) !== undefined) return null;
        const { localDate: date, ...given } = answered;
        const taken = { ...given, ...scoreFirst(answered.responses), date, takenAt: now };
        return scored(await first.addOnce(tx, userId, taken, now));
      }),

    /** Deletes the first quiz with its responses, and remembers its id. Weekly check-ins are not deleted. */
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
     * Scores and stores a weekly check-in. If there are several check-ins for one date, only the check-in that was
     * finished last is stored; if two were finished at the same time, the check-in with the higher id is stored. The
     * result therefore depends neither on the order in which requests arrive nor on repeated requests. An id that
     * already exists changes nothing. Returns the stored check-in.
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
        // A check-in with this id already exists for another date.
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
