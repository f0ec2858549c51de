import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { FULL } from '#tests/support/full.ts';
import { moodBody } from '../../tests/support/visitor.ts';
import { expectAccessible, test as journey, type Page } from '../fixtures.ts';
import { DAYS_AHEAD, holdClock, setTime, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { checkIn, logPast, openMoods, THANKS } from '../support/moods.ts';
import { giveDistractions, giveTasks } from '../support/tasks.ts';
import { expect, test, visit } from '../warm.ts';

const ZONE = 'Europe/Paris';
const today = () => localDateAt(Date.now(), ZONE);
const squares = (page: Page) => page.getByRole('img', { name: /^Heatmap for/ }).locator('rect');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const open = async (page: Page): Promise<void> => {
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Mood Calendar' })).toBeVisible();
};

test('the dashboard tells somebody new what is to come', async ({ page, person: _ }) => {
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeVisible();
  for (const heading of ['Focus & Mood', 'Mood Calendar', 'Routine', 'Quiz']) {
    await expect(page.getByRole('heading', { level: 2, name: heading }).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Quiz' })).toHaveCount(2);
  for (const about of ['Results', 'What came up'])
    await expect(page.getByRole('region', { name: `Quiz ${about}` })).toBeVisible();
  for (const text of [
    'Track your daily habits and routines here.',
    'Take your quiz or view weekly results.',
    'Triggers.',
    'No moods logged in the last seven days.',
    'No distractions logged yet.',
    'None yet',
    'After your first day with tasks, you’ll see here what you completed each day.',
    /^If one kind of day is clearly different from your other days/,
    'No progress data yet.',
    'No triggers found yet.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const judged of ['Consistency', 'Yearly Completion Streak', '0%'])
    await expect(page.getByText(judged, { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('the dashboard shows tasks, moods and distractions as text, numbers and drawings', async ({
  page,
  person,
}) => {
  await giveTasks(page, person.userId, today(), { total: 4, completed: 3 });
  for (const day of [-1, -2, -3])
    await giveTasks(page, person.userId, addDays(today(), day), { total: 1, completed: 1 });
  await giveDistractions(page, person.userId, ['Noise', 'Phone', 'Noise']);
  await logPast(page, person.userId, [[new Date().toISOString(), 75]]);
  await open(page);

  const tasks = part(page, 'Task Completion');
  const bar = tasks.getByRole('progressbar', { name: 'Today’s tasks and started routines' });
  await expect(bar).toHaveAttribute('value', '3');
  await expect(bar).toHaveAttribute('max', '4');
  await expect(tasks.getByText('3 of 4 completed')).toBeVisible();
  await expect(tasks.getByText('75%', { exact: true })).toBeVisible();
  await expect(tasks.getByText(/doing great/)).toBeVisible();
  // On the days before, all tasks were completed. Today three quarters are completed, which must not lower the score.
  await expect(tasks.getByText('100 out of 100')).toBeVisible();
  await expect(tasks.getByText(/Days off don’t lower it/)).toBeVisible();

  const label = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: ZONE });
  const read = `${label.format(Date.now())}: 75% completed`;
  const square = squares(page).filter({ hasText: read });
  await expect(square).toHaveCount(1);
  await square.click();
  await expect(tasks.getByText(read, { exact: true }).last()).toBeVisible();

  await page.getByText(/^Show \d+ as a table$/).click();
  await expect(tasks.getByRole('row').nth(1)).toHaveText(`${label.format(Date.now())}75%`);

  await expect(part(page, 'Your last seven days').getByText(/^\w+, .*: Good$/)).toBeAttached();
  const kinds = part(page, 'Top Distractions').getByRole('listitem');
  await expect(kinds).toHaveText(['NoiseLogged 2 times', 'PhoneLogged 1 time']);
  await expectAccessible(page);
});

test('on a phone the dashboard takes three screens, and what is collapsed says its main figure', async ({
  page,
  person,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  for (const day of [-1, -2, -3, -4])
    await giveTasks(page, person.userId, addDays(today(), day), { total: 1, completed: 1 });
  await giveDistractions(page, person.userId, ['Noise', 'Phone', 'Noise']);
  await logPast(page, person.userId, [[new Date().toISOString(), 25]]);
  await open(page);
  for (const [name, figure] of [
    ['Mood Calendar', '1 mood today'],
    ['Top Distractions', 'Noise, 2 times'],
    ['Task Completion', '4 days with tasks in'],
    ['Task Completion', '100 out of 100'],
  ] as const)
    await expect(part(page, name)).toContainText(figure);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    3 * phone.height,
  );
  await expectAccessible(page);
  await expect(squares(page)).toHaveCount(0);
  await page.getByText('Yearly Completion Streak').click();
  await expect(squares(page).first()).toBeVisible();
  await page.getByText('Top Distractions').click();
  await expect(part(page, 'Top Distractions').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
});

test('the dashboard states which kind of day differed, with the numbers and the period', async ({
  page,
  person,
}) => {
  const days = Array.from({ length: 18 }, (_, day) => addDays(today(), -1 - day));
  for (const [at, date] of days.entries()) {
    const isBad = at < 8;
    await giveTasks(page, person.userId, date, { total: 2, completed: isBad ? 1 : 2 });
    const data = {
      ...moodBody(person.userId),
      timestamp: `${date}T10:00:00Z`,
      localDate: date,
      zone: ZONE,
      tags: isBad ? ['Bad sleep'] : [],
    };
    expect((await page.request.post('/api/mood/submit', { data })).status()).toBe(201);
  }
  await giveDistractions(page, person.userId, ['Noise']);
  await open(page);
  const words = part(page, 'Your days in words');
  await expect(words.getByRole('listitem')).toHaveText(
    'On days with the tag “Bad sleep”, you did about half of your tasks (8 days), and almost all on other days (10 days).',
  );
  await expect(words.getByText(/^Based on the last six months\./)).toBeVisible();
  // The distractions were sent without the person's date, so they count for the date in UTC.
  const since = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(
    part(page, 'Top Distractions').getByText(`All distractions since ${since.format(Date.now())}.`),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard knows a new check-in immediately, without a reload', async ({
  page,
  person: _,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Log how you feel' }).click();
  await checkIn(page, 4, '');
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/^\w+, .*: Very good$/)).toBeAttached();
});

test('offline, the dashboard keeps showing what it knows, and says so', async ({
  page,
  context,
  person,
}) => {
  await giveTasks(page, person.userId, today(), { total: 2, completed: 1 });
  await giveTasks(page, person.userId, addDays(today(), -1), { total: 1, completed: 1 });
  await openMoods(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const tasks = part(page, 'Task Completion');
  await expect(tasks.getByText(/halfway there/)).toBeVisible();
  await context.setOffline(true);
  for (const name of ['Task Completion', 'Your last seven days', 'Top Distractions']) {
    await expect(
      part(page, name).getByText('You’re seeing what was saved on this device.'),
    ).toBeVisible();
  }
  await expect(
    page.getByRole('status').filter({ hasText: 'You’re seeing what was saved on this device.' }),
    'announced once, not by each part',
  ).toHaveCount(1);
  await expect(tasks.getByText('1 of 2 completed')).toBeVisible();
  await context.setOffline(false);
});

test('offline on a new day, the dashboard shows what it knew the day before', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  allowErrors(DAYS_AHEAD);
  await openMoods(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('No moods logged in the last seven days.')).toBeVisible();
  await page.getByRole('link', { name: 'Today', exact: true }).first().click();
  await context.setOffline(true);
  await holdClock(page);
  await setTime(page, Date.now() + 86_400_000);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('No moods logged in the last seven days.')).toBeVisible();
  await expect(part(page, 'Task Completion')).toContainText('You’re seeing what was saved');
  await expect(page.getByText(/haven’t opened this page on this device before/)).toHaveCount(0);
  await context.setOffline(false);
});

// Several time zones, because the heatmap must not depend on the browser's time zone.
const ZONES = FULL
  ? [
      'America/Los_Angeles',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'Pacific/Apia',
      'America/St_Johns',
    ]
  : ['America/Los_Angeles'];

for (const timezoneId of ZONES) {
  journey.describe(timezoneId, () => {
    journey.use({ timezoneId });

    journey(`every day of the year is in its place, in ${timezoneId}`, async ({ page, person }) => {
      // A past leap year, in which every day can have tasks.
      const year = 2024;
      await setTime(page, Date.parse(`${year}-11-20T12:00:00Z`));
      for (const [date, total, completed] of [
        [`${year}-01-01`, 1, 1],
        [`${year}-06-30`, 3, 1],
        [`${year}-07-01`, 3, 2],
        [`${year}-12-31`, 1, 0],
      ] as const)
        await giveTasks(page, person.userId, date, { total, completed });
      await page.goto('/dashboard');
      await settled(page);
      const days = 366;
      await expect(squares(page)).toHaveCount(days);
      const titles = await squares(page).locator('title').allTextContents();
      const known = titles.flatMap((title, day) => (title === 'No data' ? [] : [[day, title]]));
      expect(known).toEqual([
        [0, `1 January ${year}: 100% completed`],
        [days - 185, `30 June ${year}: 33% completed`],
        [days - 184, `1 July ${year}: 67% completed`],
      ]);
    });
  });
}
