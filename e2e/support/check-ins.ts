import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type { QuizQuestionReply, QuizResult } from '#contract/quiz.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import type { AppServer } from '../../tests/support/app-server.ts';

/** A check-in of an earlier week. */
interface PastCheckIn {
  readonly date: LocalDate;
  readonly score: number;
  readonly condition: Neurotype;
}

/** Inserts check-ins of earlier weeks directly into the database, because the API does not accept past dates. */
export const givePastCheckIns = (
  server: AppServer,
  userId: string,
  checkIns: readonly PastCheckIn[],
): void => {
  const database = new Database(path.join(server.dataDir, 'evenkeel.db'), { timeout: 10_000 });
  try {
    const insert = database.prepare(
      `insert into weekly_quizzes (user_id, local_date, id, condition, responses, weights_version,
       score, zone, taken_at) values (?, ?, ?, ?, '[]', 1, ?, 'Europe/Paris', ?)`,
    );
    for (const { date, score, condition } of checkIns) {
      insert.run(userId, date, randomUUID(), condition, score, `${date}T12:00:00.000Z`);
    }
  } finally {
    database.close();
  }
};

/** Takes today's check-in through the API, with the same answer to every question. Returns the result. */
export const checkInToday = async (
  page: Page,
  userId: string,
  selectedOptionIndex: number,
): Promise<QuizResult> => {
  const zone = 'Europe/Paris';
  const asked = await page.request.get(`/api/quiz/weekly-questions/${userId}?zone=${zone}`);
  expect(asked.status()).toBe(200);
  const { questions }: { questions: readonly QuizQuestionReply[] } = await asked.json();
  const responses = questions.map(({ id }) => ({ questionId: id, selectedOptionIndex }));
  const data = { userId, zone, responses };
  const taken = await page.request.post('/api/quiz/submit-quiz', { data });
  expect(taken.status()).toBe(201);
  return taken.json();
};

/** Takes the first quiz through the API, with the same answer to every question. The primary condition is then ADHD. */
export const takeFirstQuiz = async (page: Page, userId: string): Promise<void> => {
  const asked = await page.request.get('/api/quiz/quiz-questions');
  const questions: readonly QuizQuestionReply[] = await asked.json();
  const responses = questions.map(({ id }) => ({ questionId: id, selectedOptionIndex: 2 }));
  const data = { userId, zone: 'Europe/Paris', responses };
  const taken = await page.request.post('/api/quiz/submit-first-quiz', { data });
  expect(taken.status()).toBe(201);
};
