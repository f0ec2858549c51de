import { test as base, expect, type Page, submitLogIn } from '../fixtures.ts';
import { openCpt, startLetters, summary } from '../support/attention.ts';
import { answers, openChat, say } from '../support/chat.ts';
import { pass, releaseClock } from '../support/clock.ts';
import { byMouse, openGame, playMemory, storedRounds } from '../support/games.ts';
import { checkIn, openMoods, storedReasons, THANKS } from '../support/moods.ts';
import { newDetails } from '../support/people.ts';
import { answerAll, openFirst, openWeekly, press, result, storedWeekly } from '../support/quiz.ts';
import { openRoutine, storedTasks } from '../support/routine.ts';
import { type ShiftedServer, startShiftedServer } from '../support/shifted-server.ts';

const DAYS = 7;

const test = base.extend<{ server: ShiftedServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startShiftedServer({ TRUST_PROXY: 'true' });
    await use(server);
    await server.remove();
  },
});

const widget = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('a new person’s first week: everything is found, adds up, and is saved to an account', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  /** Moves server and browser to a day of this week, 1 to 7; day 7 is today. */
  const goToDay = (day: number): Promise<void> => server.goBack(DAYS - day, page);

  await goToDay(1);
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(page).toHaveURL('/homepage');
  const userId = (await page.evaluate(() => localStorage.getItem('userId'))) ?? '';
  /** Generates tasks, completes the first one, and waits until this is stored. */
  const doFirstSmartTask = async (): Promise<void> => {
    await openRoutine(page);
    await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
    await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
    const done = async () =>
      (await storedTasks(page, userId)).filter(({ completed }) => completed).length;
    const before = await done();
    const complete = page.getByRole('button', { name: /^Complete: / }).first();
    await complete.click();
    await expect.poll(done).toBe(before + 1);
  };

  await openFirst(page);
  await answerAll(page, 18, (text) => (text.length % 2 === 0 ? 3 : 1));
  await press(page, 'Submit Quiz');
  await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
  await doFirstSmartTask();

  await goToDay(3);
  await openMoods(page);
  await checkIn(page, 3, 'The bus was on time');
  await expect(page.getByText(THANKS)).toBeVisible();

  await openCpt(page);
  await startLetters(page, 'Start');
  await pass(page, 35_000);
  await releaseClock(page);
  await expect(summary(page)).toBeVisible();
  await releaseClock(page);
  await page.goto('/features/focus-mood-tracker');
  const log = page.getByRole('region', { name: 'Log a Distraction' });
  await log.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect(log.getByRole('status')).toContainText('Logged: Phone');

  await openChat(page);
  await say(page, 'Work is too much for me this week');
  await expect(answers(page)).toHaveCount(1);

  await goToDay(5);
  await openGame(page, 'memory');
  await page.getByLabel('Level', { exact: true }).selectOption('Stay at level 1');
  await playMemory(page, byMouse);
  await releaseClock(page);
  await expect.poll(() => storedRounds(page, userId, 'memory')).toHaveLength(1);

  await page.goto('/homepage');
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect.poll(() => storedReasons(page, userId)).toHaveLength(2);

  await goToDay(7);
  await openWeekly(page);
  await answerAll(page, 6, 2);
  await press(page, 'Submit Check-in');
  await expect(result(page, 'Weekly Results')).toBeVisible();
  await doFirstSmartTask();

  const expectFullDashboard = async (): Promise<void> => {
    await page.goto('/dashboard');
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(widget(page, 'Task Completion')).toBeVisible();
    await expect(widget(page, 'Your last seven days').getByRole('listitem')).not.toHaveCount(0);
    await expect(widget(page, 'Top Distractions')).toContainText('Logged 1 time');
    await expect(widget(page, /^Weekly Progress for /).getByRole('img')).toBeVisible();
    await expect(widget(page, 'Top Emotional Triggers')).toBeVisible();
    await expect(page.getByText(/^No .* yet\.$/)).toHaveCount(0);
  };
  await expectFullDashboard();

  const account = newDetails();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Make an account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(account.name);
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Make an account' }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('main')).toContainText(account.email);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, account);
  await expect(page).toHaveURL('/homepage');

  await expectFullDashboard();
  await expect(widget(page, 'Task Completion')).toBeVisible();
  expect(await storedReasons(page, userId)).toContain('The bus was on time');
  expect(await storedWeekly(page, userId)).toHaveLength(1);
  expect(await storedRounds(page, userId, 'memory')).toHaveLength(1);
  await openChat(page);
  await expect(page.getByText('Work is too much for me this week')).toBeVisible();
});
