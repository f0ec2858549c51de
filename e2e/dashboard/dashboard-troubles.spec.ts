import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { aMessage } from '#tests/api/support/examples.ts';
import { expectAccessible, test as journey, type Page } from '../fixtures.ts';
import { reload, setTime } from '../support/clock.ts';
import { LARGEST_TEXT, overflow, setComfort } from '../support/look.ts';
import { giveDistractions, giveTasks } from '../support/tasks.ts';
import { expect, test, visit } from '../warm.ts';

const SUMMARY = '**/api/dashboard/summary/*';
const DISTRACTIONS = '**/api/distraction/summary/*';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tryAgain = (page: Page, name: string) =>
  part(page, name).getByRole('button', { name: 'Try again' });

const refuse = (page: Page, url: string): Promise<unknown> =>
  page.route(url, (route) => route.fulfill({ status: 503, json: {} }));

test('a summary that fails to load leaves the other widgets and can be retried', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/503/);
  await giveDistractions(page, person.userId, ['Fatigue']);
  await refuse(page, SUMMARY);
  await visit(page, '/dashboard');
  await expect(page.getByText(/^We couldn’t load your task completion/)).toBeVisible();
  await expect(page.getByText(/^We couldn’t load your last seven days/)).toBeVisible();
  await expect(page.getByText('Logged 1 time')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mood Calendar' })).toBeVisible();
  await expect(page.getByText('No triggers found yet.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(SUMMARY);
  await tryAgain(page, 'Task Completion').click();
  await expect(page.getByText(/^After your first day with tasks/)).toBeVisible();
  await expect(page.getByText('No moods logged in the last seven days.')).toBeVisible();
});

test('distractions that fail to load leave the other widgets and can be retried', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/503/);
  await refuse(page, DISTRACTIONS);
  await visit(page, '/dashboard');
  await expect(page.getByText(/^We couldn’t load your distractions/)).toBeVisible();
  await expect(page.getByText(/^After your first day with tasks/)).toBeVisible();
  await page.unroute(DISTRACTIONS);
  await tryAgain(page, 'Top Distractions').click();
  await expect(page.getByText('No distractions logged yet.')).toBeVisible();
});

test('a malformed answer fails only the widgets that need it, with a way to retry', async ({
  page,
  person: _,
}) => {
  await page.route(SUMMARY, async (route) => {
    const answer = await route.fetch();
    const { today: _today, ...rest } = await answer.json();
    await route.fulfill({ json: rest });
  });
  await visit(page, '/dashboard');
  await expect(page.getByText(/We couldn’t read the server’s reply\.$/).first()).toBeVisible();
  await expect(page.getByText('No distractions logged yet.')).toBeVisible();
  await expect(page.getByText('No triggers found yet.')).toBeVisible();
  await page.unroute(SUMMARY);
  await tryAgain(page, 'Task Completion').click();
  await expect(page.getByText(/^After your first day with tasks/)).toBeVisible();
});

test('an unknown tone looks neutral, and triggers from the chat and from tags are listed separately', async ({
  page,
  person: _,
}) => {
  const times = (trigger: string, tone: string, source: string) => ({
    trigger,
    tone,
    source,
    count: 2,
  });
  await page.route('**/api/chat/top-triggers/*', (route) =>
    route.fulfill({
      json: [times('Work', 'bittersweet', 'chat'), times('Bad sleep', 'negative', 'moods')],
    }),
  );
  await visit(page, '/dashboard');
  await expect(part(page, 'From the chat').getByRole('listitem')).toHaveText(
    'WorkCame up 2 times, and felt neither good nor hard.',
  );
  await expect(part(page, 'Tags on your moods').getByRole('listitem')).toHaveText(
    'Bad sleepCame up 2 times, mostly as something hard.',
  );
});

test('a trigger that the chat found can be removed', async ({ page, person }) => {
  for (const text of ['My boss makes me so angry', 'My sister makes me so angry']) {
    const data = aMessage(person.userId, { text, localDate: undefined });
    expect((await page.request.post('/api/chat/analyze', { data })).ok()).toBe(true);
  }
  await visit(page, '/dashboard');
  const found = part(page, 'From the chat');
  const before = await found.getByRole('listitem').count();
  const remove = found.getByRole('button').first();
  const name = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove ', '');
  await remove.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${name} was removed.` })).toBeVisible();
  await expect(found.getByRole('listitem')).toHaveCount(before - 1);
  await expect(found.getByRole('heading')).toBeFocused();
  await reload(page);
  await expect(found.getByRole('listitem')).toHaveCount(before - 1);
});

journey(
  'a calendar that fails to load leaves the rest',
  async ({ page, person: _, allowErrors }) => {
    allowErrors(/./);
    await page.route(/\/assets\/calendar-.*\.js/, (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText(/^We couldn’t load this part/)).toHaveCount(1);
    await expect(page.getByText(/^After your first day with tasks/)).toBeVisible();
    await expect(page.getByText('No distractions logged yet.')).toBeVisible();
  },
);

test('the dashboard fits on 320 px with the largest text, and the keyboard scrolls the table', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setComfort(page, LARGEST_TEXT);
  const now = localDate('2024-11-20');
  await setTime(page, Date.parse(`${now}T12:00:00Z`));
  for (let day = 0; day < 12; day += 1) {
    await giveTasks(page, person.userId, addDays(now, -day), { total: 1, completed: 1 });
  }
  await giveDistractions(page, person.userId, ['Thoughts']);
  await visit(page, '/dashboard');
  await expect(page.getByText('Yearly Completion Streak')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mood Calendar' })).toBeVisible();
  await page.getByText('Yearly Completion Streak').click();
  const summary = page.getByText(/^Show \d+ as a table$/);
  await summary.focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('region', { name: /^Days with tasks in \d+$/ });
  await expect(table).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();
  await page.keyboard.press('End');
  await expect(table.getByRole('row').last()).toBeInViewport();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
