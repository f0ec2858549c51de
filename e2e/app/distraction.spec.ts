import { DAY_MS } from '#domain/shared/time/durations.ts';
import { expectAccessible, type Page } from '../fixtures.ts';
import { setTime, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { expect, test, visit } from '../warm.ts';

const FOCUS_PAGE = '/features/focus-mood-tracker';

const panel = (page: Page) => page.getByRole('region', { name: 'Log a Distraction' });
const tap = (page: Page, type: string) =>
  panel(page).getByRole('button', { name: type, exact: true }).click();
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const top = (page: Page) => page.getByRole('region', { name: 'Top Distractions' });

/** The number of distractions of each type stored on the server, once the page is at rest. */
const counts = async (page: Page, userId: string): Promise<Record<string, number>> => {
  await settled(page);
  const reply = await page.request.get(`/api/distraction/summary/${userId}`);
  const list: { _id: string; count: number }[] = await reply.json();
  return Object.fromEntries(list.map(({ _id, count }) => [_id, count]));
};

test('one tap logs a distraction, confirms it with the time, and adds it to the dashboard', async ({
  page,
  person,
}) => {
  await visit(page, '/dashboard');
  await expect(page.getByText('No distractions logged yet.')).toBeVisible();
  await goTo(page, 'Focus');
  await expect(panel(page).getByRole('button')).toHaveText([
    'Phone',
    'Noise',
    'Thoughts',
    'People',
    'Fatigue',
  ]);
  await tap(page, 'Noise');
  await expect(panel(page).getByRole('status')).toHaveText(
    /^Logged: Noise, \d{1,2}:\d\d( [AP]M)?\.$/,
  );
  await tap(page, 'Fatigue');
  await expect(panel(page).getByRole('status')).toContainText('Logged: Fatigue');
  await tap(page, 'Noise');
  expect(await counts(page, person.userId)).toEqual({ Noise: 2, Fatigue: 1 });
  await goTo(page, 'Dashboard');
  await expect(top(page).getByRole('listitem')).toHaveText([
    'NoiseLogged 2 times',
    'FatigueLogged 1 time',
  ]);
});

test('the message about a stored distraction says when it is sent', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, FOCUS_PAGE);
  await context.setOffline(true);
  await tap(page, 'Phone');
  const said = panel(page).getByRole('status');
  await expect(said).toContainText('Kept on this device: Phone, ');
  await context.setOffline(false);
  await expect(said).toContainText('Sent: Phone, ');
});

test('an offline distraction is stored, counted on the dashboard, and sent once when online', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, '/dashboard');
  await visit(page, FOCUS_PAGE);
  await context.setOffline(true);
  await tap(page, 'Phone');
  await expect(panel(page).getByRole('status')).toContainText('Kept on this device: ');
  await tap(page, 'People');
  await expect(panel(page).getByRole('status')).toContainText('People, ');
  await expect(page.getByText('2 entries waiting to be sent')).toBeVisible();
  await goTo(page, 'Dashboard');
  await expect(top(page).getByRole('listitem')).toHaveText([
    'PhoneLogged 1 time',
    'PeopleLogged 1 time',
  ]);
  await expect(top(page)).toContainText('This includes 2 distractions that haven’t been sent yet.');
  await context.setOffline(false);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  expect(await counts(page, person.userId)).toEqual({ Phone: 1, People: 1 });
});

test('without a user id nothing is sent, and the page says why', async ({ page, person }) => {
  await visit(page, FOCUS_PAGE);
  await page.evaluate(() => localStorage.removeItem('userId'));
  await tap(page, 'Thoughts');
  await expect(panel(page).getByRole('alert')).toHaveText(
    'User ID is missing. Please log in again.',
  );
  expect(await counts(page, person.userId)).toEqual({});
});

test('a refused distraction is reported in place, and trying again logs it once', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  await visit(page, FOCUS_PAGE);
  await setTime(page, Date.now() + 2 * DAY_MS);
  await tap(page, 'Thoughts');
  await expect(panel(page).getByRole('alert')).toContainText('Not logged: Thoughts.');
  await expect(page.getByText('Distraction not accepted:')).toBeVisible();
  await setTime(page, Date.now());
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('status')).toContainText('Logged: Thoughts');
  await settled(page);
  await expect(panel(page).getByRole('alert')).toBeHidden();
  await expect(page.getByText('Distraction not accepted:')).toBeHidden();
  expect(await counts(page, person.userId)).toEqual({ Thoughts: 1 });
});

test('a refused distraction can be corrected', async ({ page, person, allowErrors }) => {
  allowErrors(/400/);
  await visit(page, FOCUS_PAGE);
  await setTime(page, Date.now() + 2 * DAY_MS);
  await tap(page, 'Phone');
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await setTime(page, Date.now());
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await refused.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('What distracted you?').selectOption('People');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toBeHidden();
  expect(await counts(page, person.userId)).toEqual({ People: 1 });
});

test('a distraction logged by accident is taken back, online and offline', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const undo = (type: string) => panel(page).getByRole('button', { name: `Undo logging ${type}` });
  await visit(page, FOCUS_PAGE);
  await tap(page, 'Noise');
  await expect(panel(page).getByRole('status')).toContainText('Logged: Noise');
  await tap(page, 'Phone');
  await expect(undo('Noise')).toHaveCount(0);
  await undo('Phone').click();
  await expect(panel(page).getByRole('status')).toContainText(/^Undone: Phone, .*\.$/);
  await expect(panel(page).getByRole('status')).toBeFocused();
  expect(await counts(page, person.userId)).toEqual({ Noise: 1 });

  await context.setOffline(true);
  await tap(page, 'People');
  await expect(page.getByText('1 entry waiting to be sent')).toBeVisible();
  await undo('People').click();
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname);
  });
  await context.setOffline(false);
  await tap(page, 'Fatigue');
  await expect(panel(page).getByRole('status')).toContainText('Logged: Fatigue');
  expect(await counts(page, person.userId)).toEqual({ Noise: 1, Fatigue: 1 });
  const ofDistractions = calls.filter((path) => path.startsWith('/api/distraction/'));
  expect(new Set(ofDistractions)).toEqual(new Set(['/api/distraction/log']));
});

test('this week’s distractions are corrected and deleted, also offline, and the dashboard follows', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/dashboard');
  await visit(page, FOCUS_PAGE);
  for (const type of ['Noise', 'Phone', 'People']) {
    await tap(page, type);
    await expect(panel(page).getByRole('status').first()).toContainText(`Logged: ${type}`);
  }
  await panel(page).getByText('Logged in the last 7 days').click();
  const rows = panel(page).getByRole('list', { name: 'Distractions in the last 7 days' });
  await expect(rows.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await rows.getByRole('button', { name: /^Edit: Phone, Today, / }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct this distraction' });
  await expect(dialog.getByLabel('What distracted you?')).toBeFocused();
  await dialog.getByLabel('What distracted you?').selectOption('Thoughts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).getByText('The distraction has been corrected.')).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Edit: Thoughts, / })).toBeVisible();
  expect(await counts(page, person.userId)).toEqual({ Noise: 1, Thoughts: 1, People: 1 });

  await context.setOffline(true);
  await rows.getByRole('button', { name: /^Delete: People, / }).click();
  await rows.getByRole('button', { name: /^Delete for good: People, / }).click();
  await expect(rows).toBeFocused();
  await expect(rows.getByRole('listitem')).toHaveCount(2);
  await expect(panel(page).getByText('The distraction has been deleted.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  await expect.poll(() => counts(page, person.userId)).toEqual({ Noise: 1, Thoughts: 1 });
  await page.setViewportSize({ width: 1280, height: 844 });
  await goTo(page, 'Dashboard');
  await expect(top(page).getByRole('listitem')).toHaveText([
    'NoiseLogged 1 time',
    'ThoughtsLogged 1 time',
  ]);
});
