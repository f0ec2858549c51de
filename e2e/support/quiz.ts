import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type QuizResult, quizEndpoints, type WeeklyProgress } from '#contract/quiz.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { answersBy } from '#tests/simulated/quiz/respondents.ts';
import { visit } from '../warm.ts';

export const FIRST_PAGE = '/features/quiz/first';
export const WEEKLY_PAGE = '/features/quiz/weekly';

/** Opens the first quiz and waits until it is rendered. */
export const openFirst = async (page: Page): Promise<void> => {
  await page.goto(FIRST_PAGE);
  await expect(page.getByText(`Question 1 of 18`)).toBeVisible();
};

/** Opens the weekly check-in and waits until it is rendered. */
export const openWeekly = async (page: Page): Promise<void> => {
  await page.goto(WEEKLY_PAGE);
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
};

/** Opens the weekly check-in through an in-app link and waits until it is rendered. */
export const visitWeekly = async (page: Page): Promise<void> => {
  await visit(page, WEEKLY_PAGE);
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
};

/** The current question. */
export const question = (page: Page) => page.getByRole('main').locator('form').getByRole('group');
/** An option of the current question, by index. */
export const option = (page: Page, index: number) => question(page).getByRole('radio').nth(index);
/** Presses a button by its exact name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Answers the questions from `from` to the last, without submitting. */
export const answerAll = async (
  page: Page,
  of: number,
  index: number | ((text: string) => number),
  from = 1,
): Promise<void> => {
  for (let number = from; number <= of; number += 1) {
    await expect(page.getByText(`Question ${number} of ${of}`)).toBeVisible();
    const text = (await question(page).locator('legend').textContent()) ?? '';
    await option(page, typeof index === 'number' ? index : index(text)).check();
    if (number < of) await press(page, 'Next');
  }
};

/** Stores a draft with the same answer to every question of the first quiz. Returns the number of questions. */
const keepAnswers = async (page: Page, userId: string, index: number): Promise<number> => {
  const answers = answersBy(() => index);
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `draft/${userId}/quiz-first`,
    JSON.stringify({ answers, at: answers.length - 1, begunOn: null }),
  ] as const);
  return answers.length;
};

/** Opens the first quiz at its last question, from a draft with the same answer to every question. */
export const openAnswered = async (page: Page, userId: string, index: number): Promise<void> => {
  const count = await keepAnswers(page, userId, index);
  await page.goto(FIRST_PAGE);
  await expect(page.getByText(`Question ${count} of 18`)).toBeVisible();
};

/** Like `openAnswered`, but through an in-app link. */
export const visitAnswered = async (page: Page, userId: string, index: number): Promise<void> => {
  const count = await keepAnswers(page, userId, index);
  await visit(page, FIRST_PAGE);
  await expect(page.getByText(`Question ${count} of 18`)).toBeVisible();
};

/** The section with a result. */
export const result = (page: Page, name: 'Your Neurotype Blend' | 'Weekly Results') =>
  page.getByRole('region', { name });

/** The displayed score of a neurotype, such as "Often, 63 out of 100". */
export const scoreOf = (page: Page, neurotype: Neurotype) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: neurotype });

/** Takes the first quiz through the API. Traits of one neurotype occur often, those of the others rarely. */
export const giveFirst = async (
  page: Page,
  userId: string,
  highest: Neurotype = 'ADHD',
): Promise<QuizResult> => {
  const responses = answersBy((neurotype) => (neurotype === highest ? 3 : 1));
  const data = { id: randomUUID(), userId, type: 'first', responses };
  const reply = await page.request.post(quizEndpoints.submitFirst.path, { data });
  expect(reply.status()).toBe(201);
  return quizEndpoints.submitFirst.reply.parse(await reply.json());
};

/** The first quiz as stored on the server, or null. */
export const storedFirst = async (page: Page, userId: string): Promise<QuizResult | null> => {
  const reply = await page.request.get(`/api/quiz/first-result/${userId}`);
  if (reply.status() === 404) return null;
  return quizEndpoints.firstResult.reply.parse(await reply.json());
};

/** The weekly check-ins as stored on the server, by date. */
export const storedWeekly = async (page: Page, userId: string): Promise<WeeklyProgress> => {
  const reply = await page.request.get(`/api/quiz/weekly-progress/${userId}`);
  return quizEndpoints.weeklyProgress.reply.parse(await reply.json());
};
