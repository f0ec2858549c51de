import { expect } from '../fixtures.ts';
import { holdClock, pass, reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import {
  answerAll,
  FIRST_PAGE,
  giveFirst,
  option,
  press,
  result,
  scoreOf,
  storedFirst,
  storedWeekly,
  visitAnswered,
  visitWeekly,
} from '../support/quiz.ts';
import { test, visit } from '../warm.ts';

const OUT_OF_ORDER = {
  status: 500,
  json: { error: 'x', message: 'Out of order.', code: 'internal' },
};

test('a quiz that fails to load says why and can be retried', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/403/);
  const words = 'The quiz is being renewed.';
  const answers = [
    { status: 403, json: { message: words } },
    { status: 403, json: { error: words } },
    { status: 200, json: { questions: [] } },
  ];
  await page.route('**/api/quiz/quiz-questions', (route) => {
    const answer = answers.shift();
    return answer === undefined ? route.continue() : route.fulfill(answer);
  });
  const problem = page.getByRole('alert');
  await visit(page, FIRST_PAGE);
  await expect(problem).toHaveText(`The quiz did not load. ${words}`);
  await press(page, 'Try again');
  await settled(page);
  expect(answers).toHaveLength(1);
  await expect(problem).toHaveText(`The quiz did not load. ${words}`);
  await press(page, 'Try again');
  await expect(problem).toHaveText('The quiz did not load. We couldn’t read the server’s reply.');
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
});

test('a malformed result is refetched, and the answers are sent only once', async ({
  page,
  person,
}) => {
  await visitAnswered(page, person.userId, 3);
  let calls = 0;
  await page.route('**/api/quiz/submit-first-quiz', async (route) => {
    calls += 1;
    const response = await route.fetch();
    await route.fulfill({ response, json: { scores: [] } });
  });
  await press(page, 'Submit Quiz');
  await expect(result(page, 'Your Neurotype Blend').getByRole('heading')).toBeFocused();
  expect(calls).toBe(1);
});

test('a server failure on submit loses no answer, and a retry works', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  await visitAnswered(page, person.userId, 3);
  await holdClock(page);
  let isBroken = true;
  await page.route('**/api/quiz/submit-first-quiz', (route) =>
    isBroken ? route.fulfill(OUT_OF_ORDER) : route.continue(),
  );
  await press(page, 'Submit Quiz');
  await expect(page.getByRole('alert').locator('p')).toHaveText('Something went wrong.');
  await expect(page.getByRole('alert')).toContainText('Your answers are still here.');
  await expect(
    page.getByRole('heading', { name: 'Your answers are saved on this device' }),
  ).toBeFocused();
  await reload(page);
  await expect(page.getByRole('alert').locator('p')).toHaveText('Something went wrong.');
  await expect(page.getByRole('alert')).toContainText('Your answers are still here.');
  await settled(page);
  isBroken = false;
  // Because the clock is stopped, nothing is sent until the button is pressed.
  await press(page, 'Try again');
  await expect(result(page, 'Your Neurotype Blend').getByRole('heading')).toBeFocused();
  expect((await storedFirst(page, person.userId))?.scores.OCD).toBe(75);
});

test('a lost server answer does not make the check-in count twice', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await giveFirst(page, person.userId, 'OCD');
  await visitWeekly(page);
  await answerAll(page, 6, 2);
  const ids: unknown[] = [];
  await page.route('**/api/quiz/submit-quiz', async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await holdClock(page);
  await press(page, 'Submit Check-in');
  await settled(page);
  await pass(page, 1_000);
  await expect(scoreOf(page, 'OCD')).toHaveText(/Sometimes, 50 out of 100$/);
  expect(new Set(ids).size).toBe(1);
  expect(await storedWeekly(page, person.userId)).toHaveLength(1);
});

test('a failed reset says so, changes nothing, and works on retry', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  await giveFirst(page, person.userId);
  await visit(page, FIRST_PAGE);
  await page.route('**/api/quiz/reset-progress?*', (route) => route.fulfill(OUT_OF_ORDER), {
    times: 1,
  });
  await press(page, 'Reset and take it again');
  await press(page, 'Reset the quiz');
  await expect(page.getByRole('alert').locator('p')).toHaveText('Failed to reset progress.');
  await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
  await expect(option(page, 0)).toBeFocused();
  expect(await storedFirst(page, person.userId)).toBeNull();
});

test('the quizzes show that they are loading or failed to, and load on retry', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  let isBroken = true;
  let held = Promise.withResolvers<void>();
  await page.route(/api\/quiz\/(quiz-questions|weekly-questions)/, async (route) => {
    await held.promise;
    return isBroken ? route.fulfill(OUT_OF_ORDER) : route.continue();
  });
  await visit(page, '/features/quiz');
  await page.getByRole('link', { name: 'Open the quiz' }).click();
  await expect(page.getByText('Loading questions.', { exact: true })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('alert')).toHaveText('The quiz did not load. Out of order.');
  isBroken = false;
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();

  isBroken = true;
  held = Promise.withResolvers<void>();
  await giveFirst(page, person.userId);
  await page.goto('/features/quiz/weekly');
  await expect(page.getByText('Loading weekly questions...', { exact: true })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('alert')).toHaveText('The check-in did not load. Out of order.');
  isBroken = false;
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
});
