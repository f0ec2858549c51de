import type { Page } from '@playwright/test';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { expect } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import {
  answerAll,
  giveFirst,
  option,
  press,
  question,
  result,
  scoreOf,
  storedFirst,
  storedWeekly,
  visitAnswered,
  visitWeekly,
  WEEKLY_PAGE,
} from '../support/quiz.ts';
import { test, visit } from '../warm.ts';

const today = () => localDateAt(Date.now(), 'Europe/Paris');

/** Backdates the stored check-in draft by this many days while the check-in is closed, and then opens the check-in. */
const beginDaysAgo = async (page: Page, userId: string, days: number): Promise<void> => {
  await visit(page, '/features/quiz');
  await page.evaluate(
    ([key, begunOn]) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...draft, begunOn }));
    },
    [`draft/${userId}/quiz-weekly`, addDays(today(), -days)] as const,
  );
  await visit(page, WEEKLY_PAGE);
};

test('a check-in started weeks ago starts over, and says so', async ({ page, person }) => {
  await giveFirst(page, person.userId);
  await visitWeekly(page);
  await option(page, 2).check();
  await press(page, 'Next');
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  await beginDaysAgo(page, person.userId, 15);
  await expect(page.getByText('Your earlier answers were to different questions')).toBeVisible();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a check-in started last week continues with its questions and can be submitted', async ({
  page,
  person,
}) => {
  await giveFirst(page, person.userId, 'OCD');
  const asked = await page.request.get(
    `/api/quiz/weekly-questions/${person.userId}?localDate=${addDays(today(), -7)}&zone=Europe/Paris`,
  );
  const { questions } = await asked.json();
  const answers = questions
    .slice(0, 3)
    .map(({ id }: { id: string }) => ({ questionId: id, selectedOptionIndex: 1 }));
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `draft/${person.userId}/quiz-weekly`,
    JSON.stringify({ answers, at: 3, begunOn: addDays(today(), -7), condition: 'OCD' }),
  ] as const);
  await visit(page, WEEKLY_PAGE);
  await expect(page.getByText('Question 4 of 6')).toBeVisible();
  await expect(question(page).locator('legend')).toHaveText(questions[3].question);
  await answerAll(page, 6, 1, 4);
  await press(page, 'Submit Check-in');
  await expect(scoreOf(page, 'OCD')).toHaveText(/Rarely, 25 out of 100$/);
  expect(await storedWeekly(page, person.userId)).toHaveLength(1);
});

test('changing the condition restarts the check-in', async ({ page, person }) => {
  await giveFirst(page, person.userId, 'OCD');
  await visitWeekly(page);
  await option(page, 4).check();
  await press(page, 'Next');
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  expect((await page.request.delete('/api/quiz/reset-progress')).status()).toBe(200);
  await giveFirst(page, person.userId, 'ADHD');
  await reload(page);
  await expect(page.getByText('Your earlier answers were to different questions')).toBeVisible();
  await expect(page.getByText('Focus: ADHD')).toBeVisible();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
});

test('sending an older check-in leaves the newer draft alone', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await giveFirst(page, person.userId);
  await visitWeekly(page);
  await answerAll(page, 6, 1);
  await context.setOffline(true);
  await press(page, 'Submit Check-in');
  await expect(page.getByText('You’re offline right now.')).toBeVisible();
  // Simulate that another check-in was started in another tab.
  await page.evaluate((key) => {
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    const answers = [{ ...draft.answers[0], selectedOptionIndex: 4 }];
    localStorage.setItem(key, JSON.stringify({ ...draft, answers, at: 0 }));
  }, `draft/${person.userId}/quiz-weekly`);
  await context.setOffline(false);
  await expect(scoreOf(page, 'ADHD')).toHaveText(/25 out of 100$/);
  await press(page, 'Check in again');
  await expect(option(page, 4)).toBeChecked();
});

test('a reset after a refusal starts a fresh quiz, with its own entry', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/409/);
  await visitAnswered(page, person.userId, 4);
  await giveFirst(page, person.userId, 'OCD');
  await press(page, 'Submit Quiz');
  await expect(scoreOf(page, 'OCD')).toHaveText(/75 out of 100$/);
  await press(page, 'Reset and take it again');
  await press(page, 'Reset the quiz');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
  await expect(page.getByText('Something went wrong.')).toHaveCount(0);
  await answerAll(page, 18, 0);
  await press(page, 'Submit Quiz');
  await expect(result(page, 'Your Neurotype Blend')).toContainText(
    'Your answers don’t show a strong pattern.',
  );
  await expect(page.getByText(/^You’ve already taken this quiz\. Here/)).toBeHidden();
  expect((await storedFirst(page, person.userId))?.scores.OCD).toBe(0);
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await expect(refused).toContainText('You’ve already taken this quiz.');
});
