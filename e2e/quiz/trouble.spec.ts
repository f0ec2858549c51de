import { expect, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import {
  answerAll,
  giveFirst,
  openAnswered,
  openFirst,
  openWeekly,
  option,
  press,
  result,
  scoreOf,
  storedFirst,
  storedWeekly,
} from '../support/quiz.ts';

const OUT_OF_ORDER = {
  status: 500,
  json: { error: 'x', message: 'Out of order.', code: 'internal' },
};

test('a quiz that does not load says why, and can be asked for again', async ({
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
  await page.goto('/features/quiz/first');
  await expect(problem).toHaveText(`The quiz did not load. ${words}`);
  await press(page, 'Try again');
  await expect.poll(() => answers.length).toBe(1);
  await expect(problem).toHaveText(`The quiz did not load. ${words}`);
  await press(page, 'Try again');
  await expect(problem).toHaveText(
    'The quiz did not load. The answer of the server could not be read.',
  );
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
});

test('a result that cannot be read is asked for anew, and sent once', async ({ page, person }) => {
  await openAnswered(page, person.userId, 3);
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

test('a server that fails at submit keeps every answer, and trying again works', async ({
  page,
  person,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/500/);
  await page.clock.install();
  await openAnswered(page, person.userId, 3);
  let isBroken = true;
  let calls = 0;
  await page.route('**/api/quiz/submit-first-quiz', (route) => {
    calls += 1;
    return isBroken ? route.fulfill(OUT_OF_ORDER) : route.continue();
  });
  await press(page, 'Submit Quiz');
  await expect(page.getByRole('alert')).toHaveText(/^Something went wrong\./);
  await expect(page.getByRole('heading', { name: 'Your answers are kept' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/^Something went wrong\./);

  // By now it waits for seconds before it tries again; then its time stands still, so that nothing is
  // sent but by the button.
  const sinceReload = calls;
  await expect.poll(() => calls, { timeout: 30_000 }).toBeGreaterThan(sinceReload + 2);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  const before = calls;
  isBroken = false;
  await press(page, 'Try again');
  await expect.poll(() => calls).toBe(before + 1);
  await expect.poll(async () => (await storedFirst(page, person.userId))?.scores.OCD).toBe(75);
  await page.clock.resume();
  await expect(result(page, 'Your Neurotype Blend').getByRole('heading')).toBeFocused();
  expect(calls).toBe(before + 1);
});

test('an answer that is lost on its way counts once', async ({ page, person, allowErrors }) => {
  allowErrors(NO_ANSWER);
  await giveFirst(page, person.userId, 'OCD');
  await openWeekly(page);
  await answerAll(page, 6, 2);
  const ids: unknown[] = [];
  await page.route('**/api/quiz/submit-quiz', async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page, 'Submit Check-in');
  await expect(scoreOf(page, 'OCD')).toHaveText(/Sometimes, 50 of 100$/);
  expect(new Set(ids).size).toBe(1);
  expect(await storedWeekly(page, person.userId)).toHaveLength(1);
});

test('a reset that fails says so, changes nothing, and works when tried again', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  await giveFirst(page, person.userId);
  await page.goto('/features/quiz/first');
  await page.route('**/api/quiz/reset-progress?*', (route) => route.fulfill(OUT_OF_ORDER), {
    times: 1,
  });
  await press(page, 'Reset and take it again');
  await press(page, 'Reset the quiz');
  await expect(page.getByRole('alert')).toHaveText(/^Failed to reset progress\./);
  await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();
  await expect(option(page, 0)).toBeFocused();
  expect(await storedFirst(page, person.userId)).toBeNull();
});

test('it says that it loads, that it did not, and loads when asked again', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isBroken = true;
  await page.route(/api\/quiz\/(quiz-questions|weekly-questions)/, async (route) => {
    await held;
    return isBroken ? route.fulfill(OUT_OF_ORDER) : route.continue();
  });
  await page.goto('/features/quiz/first');
  await expect(page.getByText('Loading questions.', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toHaveText('The quiz did not load. Out of order.');
  isBroken = false;
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 18')).toBeVisible();

  isBroken = true;
  await giveFirst(page, person.userId);
  await page.goto('/features/quiz/weekly');
  await expect(page.getByText('Loading weekly questions...', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('The check-in did not load. Out of order.');
  isBroken = false;
  await press(page, 'Try again');
  await expect(page.getByText('Question 1 of 6')).toBeVisible();
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection: the questions are there, and the answers are sent when it returns', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    test.slow();
    allowErrors(NO_ANSWER);
    await openFirst(page);
    await option(page, 4).check();
    await untilInstalled(page);
    await context.setOffline(true);
    await page.reload();
    await answerAll(page, 18, 4);
    await press(page, 'Submit Quiz');
    await expect(page.getByRole('heading', { name: 'Your answers are kept' })).toBeFocused();
    await expect(page.getByText('There is no connection right now.')).toBeVisible();
    await expect(page.getByText('1 entry waiting to send')).toBeVisible();
    await page.reload();
    await expect(page.getByText('There is no connection right now.')).toBeVisible();
    await context.setOffline(false);
    await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
    await expect(page.getByText('waiting to send')).toHaveCount(0);
    expect((await storedFirst(page, person.userId))?.scores).toEqual({
      ADHD: 100,
      Autism: 100,
      OCD: 100,
    });

    // A result that was seen is there without a connection, too.
    await context.setOffline(true);
    await page.reload();
    await expect(scoreOf(page, 'ADHD')).toHaveText(/Very often, 100 of 100$/);
  });
});

test('where nothing can be kept, a failure says so, and the answers stay on the screen', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed.', 'SecurityError');
    };
  });
  await giveFirst(page, person.userId);
  await openWeekly(page);
  await answerAll(page, 6, 1);
  await context.setOffline(true);
  await press(page, 'Submit Check-in');
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await expect(option(page, 1)).toBeChecked();
  await context.setOffline(false);
  await press(page, 'Try again');
  await expect(scoreOf(page, 'ADHD')).toHaveText(/25 of 100$/);
  expect(await storedWeekly(page, person.userId)).toHaveLength(1);
});
