import { expect } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import {
  answerAll,
  giveFirst,
  openWeekly,
  option,
  press,
  question,
  result,
  scoreOf,
  storedWeekly,
  visitWeekly,
  WEEKLY_PAGE,
} from '../support/quiz.ts';
import { test, visit } from '../warm.ts';

test('without a first quiz, the check-in leads to it', async ({ page, person: _ }) => {
  await visit(page, '/features/quiz');
  await page.getByRole('link', { name: 'Open the check-in' }).click();
  await expect(page.getByText('The first quiz comes before the weekly check-in.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the First-Time Quiz' }).click();
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
});

test('a check-in shows its focus and result, and a second one replaces it', async ({
  page,
  person,
}) => {
  await giveFirst(page, person.userId, 'Autism');
  await visitWeekly(page);
  await expect(page.getByText('Focus: Autism')).toBeVisible();
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toHaveText('Please answer the question.');
  await answerAll(page, 6, 3);
  await press(page, 'Submit Check-in');
  const results = result(page, 'Weekly Results');
  await expect(results.getByRole('heading')).toBeFocused();
  await expect(scoreOf(page, 'Autism')).toHaveText(/Often, 75 out of 100$/);
  await expect(results).toContainText('You have no score from an earlier week');
  await expect(results).toContainText('This quiz is not a diagnosis');

  await page.getByRole('link', { name: 'See your weekly results on the dashboard' }).click();
  await expect(page.getByText(/autism traits came up often\./)).toBeVisible();
  await visit(page, '/features/quiz');
  await expect(page.getByText('Done for this week.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the check-in' }).click();
  await press(page, 'Check in again');
  await expect(option(page, 0)).toBeFocused();
  await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await answerAll(page, 6, 1);
  await press(page, 'Submit Check-in');
  await expect(scoreOf(page, 'Autism')).toHaveText(/Rarely, 25 out of 100$/);
  expect((await storedWeekly(page, person.userId)).map(({ score }) => score)).toEqual([25]);
});

test('the check-in keeps its answers over a reload, separately from the first quiz', async ({
  page,
  person,
}) => {
  // The page was visited before the quiz was taken elsewhere. Content that then appears must not take the focus.
  await visit(page, WEEKLY_PAGE);
  await expect(page.getByText('The first quiz comes before')).toBeVisible();
  await giveFirst(page, person.userId);
  await openWeekly(page);
  await expect(option(page, 0)).not.toBeFocused();
  const first = await question(page).locator('legend').textContent();
  await option(page, 2).check();
  await press(page, 'Next');
  await reload(page);
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  await press(page, 'Back');
  await expect(question(page).locator('legend')).toHaveText(first ?? '');
  await expect(option(page, 2)).toBeChecked();
});

test('Today says what is due this week, links to it, and says when it is done', async ({
  page,
  person,
}) => {
  await visit(page, '/homepage');
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('Both are optional.');
  await week.getByRole('link', { name: 'Open the first quiz' }).click();
  await expect(page.getByText('Question 1 of 18')).toBeVisible();

  await giveFirst(page, person.userId);
  await page.goto('/homepage');
  await expect(week).toContainText('Your weekly check-in is due');
  await week.getByRole('link', { name: 'Open the check-in' }).click();
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
  await option(page, 2).check();
  await visit(page, '/homepage');
  await expect(week).toContainText('1 of 6 questions answered');
  await week.getByRole('link', { name: 'Continue the check-in' }).click();
  await answerAll(page, 6, 2);
  await press(page, 'Submit Check-in');
  await expect(result(page, 'Weekly Results').getByRole('heading')).toBeFocused();
  await visit(page, '/homepage');
  await expect(week).toContainText('You’ve done this week’s check-in.');
  await expect(week.getByRole('link')).toHaveCount(0);
});
