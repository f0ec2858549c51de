import { expect, expectAccessibleInThemes, type Page, test } from '../fixtures.ts';
import { untilInstalled } from '../support/offline.ts';

const FOCUS_PAGE = '/features/focus-mood-tracker';
const NO_CONNECTION = /net::ERR_|Failed to load resource|when fetching the script/;

const panel = (page: Page) => page.getByRole('region', { name: 'Log a Distraction' });
const tap = (page: Page, type: string) =>
  panel(page).getByRole('button', { name: type, exact: true }).click();

const open = async (page: Page): Promise<void> => {
  await page.goto(FOCUS_PAGE);
  await expect(panel(page).getByRole('button')).toHaveText([
    'Phone',
    'Noise',
    'Thoughts',
    'People',
    'Fatigue',
  ]);
};

/** How often each type was logged, as the server counts. */
const counts = async (page: Page, userId: string): Promise<Record<string, number>> => {
  const reply = await page.request.get(`/api/distraction/summary/${userId}`);
  const list: { _id: string; count: number }[] = await reply.json();
  return Object.fromEntries(list.map(({ _id, count }) => [_id, count]));
};

test('one tap logs a distraction, says so with the time, and the dashboard counts it', async ({
  page,
  person,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No distractions logged yet.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Focus' }).click();
  await tap(page, 'Noise');
  await expect(panel(page).getByRole('status')).toHaveText(
    /^Logged: Noise, \d{1,2}:\d\d( [AP]M)?\.$/,
  );
  await tap(page, 'Fatigue');
  await expect(panel(page).getByRole('status')).toContainText('Logged: Fatigue');
  await tap(page, 'Noise');
  await expect.poll(() => counts(page, person.userId)).toEqual({ Noise: 2, Fatigue: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const top = page.getByRole('region', { name: 'Top Distractions' }).getByRole('listitem');
  await expect(top).toHaveText(['NoiseLogged 2 times', 'FatigueLogged 1 time']);
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection it is kept, and sent once when there is one', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_CONNECTION);
    await page.goto('/dashboard');
    await expect(page.getByText('No distractions logged yet.')).toBeVisible();
    await open(page);
    await untilInstalled(page);
    await context.setOffline(true);
    await tap(page, 'Phone');
    await expect(panel(page).getByRole('status')).toContainText(
      'is kept on this device. It is sent later.',
    );
    await tap(page, 'People');
    await expect(panel(page).getByRole('status')).toContainText('People, ');
    await page.reload();
    await expect(page.getByText('2 entries waiting to send')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    const top = page.getByRole('region', { name: 'Top Distractions' });
    await expect(top.getByRole('listitem')).toHaveText([
      'PhoneLogged 1 time',
      'PeopleLogged 1 time',
    ]);
    await expect(top).toContainText('This includes 2 that are not sent yet.');
    await context.setOffline(false);
    await expect(page.getByText(/waiting to send/)).toHaveCount(0);
    expect(await counts(page, person.userId)).toEqual({ Phone: 1, People: 1 });
  });
});

test('without a user id nothing is sent, and it says why', async ({ page, person }) => {
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/distraction/log')) sent.push(request.url());
  });
  await page.evaluate(() => localStorage.removeItem('userId'));
  await tap(page, 'Thoughts');
  await expect(panel(page).getByRole('alert')).toHaveText(
    'User ID is missing. Please log in again.',
  );
  expect(await counts(page, person.userId)).toEqual({});
  expect(sent).toEqual([]);
});

test('a refused one says so in place, and trying again logs it once', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  const now = Date.now();
  await page.clock.setFixedTime(now + 2 * 86_400_000);
  await open(page);
  await tap(page, 'Thoughts');
  await expect(panel(page).getByRole('alert')).toContainText('Thoughts was not logged.');
  await expect(page.getByText('Distraction not accepted:')).toBeVisible();
  await page.clock.setFixedTime(now);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('status')).toContainText('Logged: Thoughts');
  await expect(panel(page).getByRole('alert')).toBeHidden();
  await expect(page.getByText('Distraction not accepted:')).toBeHidden();
  expect(await counts(page, person.userId)).toEqual({ Thoughts: 1 });
});

test('a refused one can be corrected later', async ({ page, person, allowErrors }) => {
  allowErrors(/400/);
  const now = Date.now();
  await page.clock.setFixedTime(now + 2 * 86_400_000);
  await open(page);
  await tap(page, 'Phone');
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await page.clock.setFixedTime(now);
  await page.reload();
  const refused = page.getByRole('region', { name: 'Entries that were not accepted' });
  await refused.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What distracted you?')).toBeVisible();
  await expectAccessibleInThemes(page);
  await dialog.getByLabel('What distracted you?').selectOption('People');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toBeHidden();
  await expect.poll(() => counts(page, person.userId)).toEqual({ People: 1 });
});

test('where the browser keeps nothing, a lost answer and another try make one log', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_CONNECTION);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed.', 'SecurityError');
    };
  });
  await open(page);
  await page.context().setOffline(true);
  await tap(page, 'Fatigue');
  await expect(panel(page).getByRole('alert')).toContainText('Fatigue was not logged.');
  await page.context().setOffline(false);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('status')).toContainText('Logged: Fatigue');
  expect(await counts(page, person.userId)).toEqual({ Fatigue: 1 });
});
