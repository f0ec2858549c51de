import { expect } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import {
  answerAll,
  FIRST_PAGE,
  giveFirst,
  option,
  press,
  question,
  result,
  scoreOf,
  storedFirst,
  visitAnswered,
} from '../support/quiz.ts';
import { test, visit } from '../warm.ts';

test('the first quiz by keyboard: back, a changed answer, a reload midway, the blend', async ({
  page,
  person,
}) => {
  await visit(page, '/features/quiz');
  await page.getByRole('link', { name: 'Open the quiz' }).press('Enter');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Question 1 of 18' })).toBeVisible();

  await option(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please answer the question.');
  await expect(option(page, 0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toHaveText('');
  // The arrow key moves each answer down by one option, and Enter goes to the next question.
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`Question ${number} of 18`)).toBeVisible();
    await expect(option(page, 0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(option(page, 1)).toBeChecked();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Question 6 of 18')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByText('Question 5 of 18')).toBeVisible();
  await expect(option(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 2)).toBeChecked();

  await reload(page);
  await expect(page.getByText('Question 5 of 18')).toBeVisible();
  await expect(option(page, 2)).toBeChecked();
  await press(page, 'Back');
  await expect(option(page, 1)).toBeChecked();
  await answerAll(page, 18, 1, 4);
  await page.keyboard.press('Enter');
  await expect(result(page, 'Your Neurotype Blend').getByRole('heading')).toBeFocused();
  for (const neurotype of ['ADHD', 'Autism', 'OCD'] as const)
    await expect(scoreOf(page, neurotype)).toHaveText(/Rarely, 25 out of 100$/);
  await expect(page.getByText(/^This quiz is not a diagnosis/)).toBeVisible();
  await expect(page.getByText(/for an assessment\.$/)).toBeVisible();
  expect((await storedFirst(page, person.userId))?.scores).toEqual({
    ADHD: 25,
    Autism: 25,
    OCD: 25,
  });
});

test('submitting with a gap leads to that question and says so', async ({ page, person }) => {
  await visitAnswered(page, person.userId, 2);
  // Simulate that the question was added after the answers were given.
  await page.evaluate((userId) => {
    const key = `draft/${userId}/quiz-first`;
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    draft.answers.splice(6, 1);
    localStorage.setItem(key, JSON.stringify(draft));
  }, person.userId);
  await reload(page);
  await press(page, 'Submit Quiz');
  await expect(page.getByRole('alert')).toHaveText('Please answer all questions.');
  await expect(page.getByText('Question 7 of 18')).toBeVisible();
  await expect(option(page, 0)).toBeFocused();
  expect(await storedFirst(page, person.userId)).toBeNull();
});

test('a quiz already taken shows its result, and a reset starts it over', async ({
  page,
  person,
}) => {
  await giveFirst(page, person.userId, 'Autism');
  await visit(page, FIRST_PAGE);
  await expect(page.getByText(/^You’ve already taken this quiz\./)).toBeVisible();
  await expect(scoreOf(page, 'Autism')).toHaveText(/Often, 75 out of 100$/);
  await press(page, 'Reset and take it again');
  const dialog = page.getByRole('dialog', { name: 'Take the quiz again?' });
  await expect(dialog.getByRole('button', { name: 'Keep my result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reset and take it again' })).toBeFocused();
  expect(await storedFirst(page, person.userId)).not.toBeNull();

  await press(page, 'Reset and take it again');
  await press(page, 'Reset the quiz');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
  await expect(option(page, 0)).toBeFocused();
  await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await storedFirst(page, person.userId)).toBeNull();
});

test('a result from another device shows here, and answers given here are not lost', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/409/);
  await visitAnswered(page, person.userId, 4);
  await giveFirst(page, person.userId, 'OCD');
  await press(page, 'Submit Quiz');
  await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
  await expect(scoreOf(page, 'OCD')).toHaveText(/75 out of 100$/);
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await expect(refused).toContainText(
    'You’ve already taken this quiz. To take it again, reset it first.',
  );
  expect((await storedFirst(page, person.userId))?.scores.OCD).toBe(75);

  await page.request.delete('/api/quiz/reset-progress');
  await page.goto('/features/quiz');
  await expect(
    page.getByText('18 of 18 questions answered. You can continue.'),
    'they can be sent',
  ).toBeVisible();
});
