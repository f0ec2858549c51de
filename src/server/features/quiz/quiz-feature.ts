import { type QuizResult, quizEndpoints } from '#contract/quiz.ts';
import { type Follow, followedTopics, topicInTurn } from '#domain/follow/follow.ts';
import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import { firstResultText } from '#domain/quiz/first/result.ts';
import { questionOf } from '#domain/quiz/item.ts';
import { conditionAnswered, weeklyItems, weeklyItemsAnswered } from '#domain/quiz/weekly/items.ts';
import {
  entryBefore,
  type WeeklyEntry,
  weeklyResultText,
} from '#domain/quiz/weekly/result-text.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { dayNumber } from '#domain/shared/time/local-date.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { texts } from '#texts/quiz.js';
import { checkAnswered } from './check-answers.ts';
import { askedDayOf, finishedAtOf, todayOf } from './quiz-days.ts';
import { type FirstQuiz, quizStore } from './quiz-store.ts';

const firstResult = ({ scores, primaryCondition, date }: FirstQuiz): QuizResult => ({
  scores,
  displayResult: firstResultText({ scores, primaryCondition }),
  primaryCondition,
  date,
});

const weeklyResult = (taken: WeeklyEntry, all: readonly WeeklyEntry[]): QuizResult => ({
  scores: { [taken.condition]: taken.score },
  displayResult: weeklyResultText(taken, entryBefore(all, taken.date)),
  primaryCondition: taken.condition,
  date: taken.date,
});

interface QuizParts extends FeatureParts {
  /** The topics that the person follows. */
  readonly followOf: (userId: UserId) => Promise<Follow>;
}

/** Endpoints for the first quiz, the weekly check-in and their results. */
export const quizFeature = ({ serve, database, now, followOf }: QuizParts) => {
  const quizzes = quizStore(database);

  /**
   * The topic of a week's check-in. It alternates between the topics that the person follows; for a person who answered
   * "not sure", it alternates between all topics.
   */
  const conditionOf = async (userId: UserId, date: LocalDate): Promise<Neurotype> => {
    const found = await quizzes.primaryCondition(userId);
    const { topics } = await followOf(userId);
    const asked = topics?.length === 0 ? NEUROTYPES : followedTopics({ topics }, found);
    const condition = topicInTurn(asked, weekNumber(date));
    if (found !== null && condition !== null) return condition;
    throw new HttpError('conflict', texts.takeFirstBefore);
  };

  serve(quizEndpoints.hasTakenFirst, async ({ subject }) => ({
    hasTaken: (await quizzes.primaryCondition(subject)) !== null,
  }));

  serve(quizEndpoints.questions, async () => FIRST_BANK.map((item) => questionOf(item, 'first')));

  serve(quizEndpoints.firstResult, async ({ subject }) => {
    const taken = await quizzes.first(subject);
    if (taken === null) throw new HttpError('not_found', texts.firstNotTaken);
    return firstResult(taken);
  });

  serve(quizEndpoints.submitFirst, async ({ subject, body }) => {
    const [id, nowMs] = [newRecordId(body.id), now()];
    // This lookup comes before all checks, so that a repeated request gets the stored result on any day.
    const known = await quizzes.first(subject);
    if (known?.id === id) return firstResult(known);
    checkAnswered(FIRST_BANK, body.responses);
    const answered = { id, responses: body.responses, ...todayOf(body, nowMs, 'body') };
    const kept = await quizzes.takeFirst(subject, answered, finishedAtOf(body, nowMs));
    if (kept === null) throw new HttpError('conflict', texts.resetSince);
    if (kept.id !== id) throw new HttpError('conflict', texts.takenBefore);
    return firstResult(kept);
  });

  serve(quizEndpoints.reset, async ({ subject }) => {
    await quizzes.reset(subject);
  });

  serve(quizEndpoints.weeklyQuestions, async ({ subject, query }) => {
    const localDate = askedDayOf(query, now());
    const condition = await conditionOf(subject, localDate);
    const items = weeklyItems({ condition, userId: subject, date: localDate });
    return {
      questions: items.map((item) => questionOf(item, 'weekly')),
      primaryCondition: condition,
    };
  });

  serve(quizEndpoints.submitWeekly, async ({ subject, body }) => {
    const [id, nowMs] = [newRecordId(body.id), now()];
    const known = await quizzes.weeklyById(subject, id);
    if (known !== null) return weeklyResult(known, await quizzes.weekly(subject));
    const { localDate, zone } = todayOf(body, nowMs, 'body');
    const { responses } = body;
    // The followed topics may have changed after the questions were sent.
    const asked = await conditionOf(subject, localDate);
    const condition = conditionAnswered(responses) ?? asked;
    const draw = { condition, userId: subject, date: localDate };
    checkAnswered(weeklyItemsAnswered(draw, responses), responses);
    const finishedAt = finishedAtOf(body, nowMs);
    const answered = { id, responses, localDate, zone, condition, finishedAt };
    const kept = await quizzes.takeWeekly(subject, answered);
    return weeklyResult(kept, await quizzes.weekly(subject));
  });

  serve(quizEndpoints.weeklyProgress, ({ subject }) => quizzes.weekly(subject));

  return {
    /**
     * The topic of a day. It alternates daily between the topics that the person follows. Null when the person follows
     * none.
     */
    topicOn: async (userId: UserId, date: LocalDate): Promise<Neurotype | null> => {
      const [follow, found] = await Promise.all([
        followOf(userId),
        quizzes.primaryCondition(userId),
      ]);
      return topicInTurn(followedTopics(follow, found), dayNumber(date));
    },
  };
};
