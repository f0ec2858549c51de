import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { holdClock, pass, reload, setTime, settled } from '../support/clock.ts';
import { overflow } from '../support/look.ts';
import {
  checkIn,
  KEPT,
  logPast,
  MOOD_PAGE,
  openMoreWords,
  storedMoods,
  THANKS,
} from '../support/moods.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { refuse, refuseCalls } from '../support/refusing-server.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const forLow = (page: Page) => page.getByText(/^For: .*Low, \d\d:\d\d$/);
const slider = (page: Page) => page.getByRole('slider', { name: 'Mood' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click();
const addDetails = (page: Page) => page.getByRole('link', { name: 'Add tags or a reason' }).click();
const trace = (page: Page) => page.getByText(/^Logged today: /);

/** Taps "Low" on Today. */
const tapLow = async (page: Page): Promise<void> => {
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Low', exact: true }).click();
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

test('tags and a reason are added to the tapped mood, even after a reload', async ({
  page,
  person,
}) => {
  await tapLow(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  await addDetails(page);
  await expect(page.getByRole('heading', { name: 'How are you feeling?' })).toBeFocused();
  await expect(forLow(page)).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await expect(checkbox(page, 'Overload'), 'further words wait behind a fold').toBeHidden();
  await openMoreWords(page);
  await checkbox(page, 'Bad sleep').check();
  await page.getByLabel('Why?').fill('The night was short.');
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await reload(page);
  await expect(forLow(page)).toBeVisible();
  await expect(checkbox(page, 'Bad sleep')).toBeChecked();
  await expect(page.getByLabel('Why?')).toHaveValue('The night was short.');
  await submit(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved with your mood.' })).toHaveCount(
    1,
  );
  const all = [{ mood: 25, tags: ['Bad sleep'], why: 'The night was short.' }];
  expect(await storedMoods(page, person.userId)).toMatchObject(all);

  // Submitting again without changes sends nothing, and the page says so. The saved details are shown on the next
  // visit.
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/mood/details')) calls += 1;
  });
  const nothing = page.getByText('Choose a word or write a reason first.');
  await submit(page);
  await expect(page.getByRole('status').filter({ has: nothing })).toHaveCount(1);
  await page.getByLabel('Why?').fill('The night was short. So');
  await expect(nothing).toHaveCount(0);
  await page.getByLabel('Why?').fill('The night was short.');
  await submit(page);
  await expect(nothing).toBeVisible();
  await settled(page);
  expect(calls).toBe(0);
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(trace(page)).toContainText('Low');
  await addDetails(page);
  await expect(checkbox(page, 'Bad sleep')).toBeChecked();
  await checkbox(page, 'Tired').check();
  await submit(page);
  await expect(page.getByText('Saved with your mood.')).toBeVisible();
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 25, tags: ['Tired', 'Bad sleep'], why: 'The night was short.' },
  ]);
  await visit(page, '/dashboard');
  await expect(page.getByRole('main')).toContainText('Low');
});

test('a word chosen while a reason is being sent is not lost', async ({
  page,
  context,
  person,
}) => {
  const { letGo } = await holdCalls(context, '**/api/mood/details');
  await tapLow(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  await addDetails(page);
  await page.getByLabel('Why?').fill('The night was short.');
  await submit(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await checkbox(page, 'Tired').check();
  letGo();
  await expect(page.getByText('Saved with your mood.')).toBeVisible();
  await expect(checkbox(page, 'Tired')).toBeChecked();
  await reload(page);
  await expect(checkbox(page, 'Tired')).toBeChecked();
  await submit(page);
  await expect(page.getByText('Saved with your mood.')).toBeVisible();
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { tags: ['Tired'], why: 'The night was short.' },
  ]);
});

test('another mood can be logged instead, leaving the first one as it is', async ({
  page,
  person,
}) => {
  await tapLow(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  await addDetails(page);
  await page.getByRole('button', { name: 'Log another mood instead' }).press('Enter');
  await expect(slider(page)).toBeFocused();
  await expect(forLow(page)).toHaveCount(0);
  await checkIn(page, 3, 'Better now');
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 25, why: '' },
    { mood: 75, why: 'Better now' },
  ]);
  await visit(page, MOOD_PAGE);
  await expect(slider(page)).toBeVisible();
});

test('an unsent reason can be resumed after another mood, and after months', async ({
  page,
  person,
  allowErrors,
}) => {
  // The server refuses to load routines for a date so far in the future.
  allowErrors(/400.*\/api\/routines\//);
  const begun = page.getByRole('link', { name: /^Continue w/ });
  await tapLow(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  await addDetails(page);
  await page.getByLabel('Why?').fill('A long evening');
  await expect(begun, 'not for the one that is open').toHaveCount(0);
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await addDetails(page);
  await expect(page.getByText(/^For: .*Good, /)).toBeVisible();
  await expect(page.getByLabel('Why?')).toHaveValue('');
  await page.getByLabel('Why?').fill('A walk');
  await expect(begun).toHaveText(/^Continue with: Low, \d\d:\d\d$/);
  expect((await begun.boundingBox())?.height, 'enough for a finger').toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await begun.click();
  await expect(forLow(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How are you feeling?' })).toBeFocused();
  await expect(page.getByLabel('Why?')).toHaveValue('A long evening');
  await expect(begun).toHaveText(/^Continue with: Good,/);
  await submit(page);
  await expect(page.getByText('Saved with your mood.')).toBeVisible();
  const low = { mood: 25, why: 'A long evening' };
  expect(await storedMoods(page, person.userId)).toMatchObject([low, { mood: 75, why: '' }]);

  // After some months, the mood itself is no longer loaded.
  await setTime(page, Date.now() + 100 * 86_400_000);
  await page.goto(MOOD_PAGE);
  await expect(begun).toHaveText('Continue what you started');
  await begun.click();
  await expect(page.getByText('For: a mood you logged earlier')).toBeVisible();
  await expect(page.getByLabel('Why?')).toHaveValue('A walk');
  await submit(page);
  await expect(page.getByText('Saved with your mood.')).toBeVisible();
  await expect(begun).toHaveCount(0);
  expect(await storedMoods(page, person.userId)).toMatchObject([low, { mood: 75, why: 'A walk' }]);

  // Text that was typed and then removed does not count as a draft.
  await page.getByLabel('Why?').fill('No');
  await page.getByLabel('Why?').fill('');
  await page.getByRole('button', { name: 'Log another mood instead' }).click();
  await expect(slider(page)).toBeVisible();
  await expect(begun).toHaveCount(0);
});

test('a mood that failed to load does not become a second one', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  await logPast(page, person.userId, [[new Date().toISOString(), 25]]);
  const [stored] = await storedMoods(page, person.userId);
  let isBroken = true;
  await askOneByOne(page);
  await page.route(`**/api/mood/all/${person.userId}?*`, (route) =>
    isBroken ? refuse(route, { status: 500, message: 'Out of order.' }) : route.continue(),
  );
  await page.goto(`${MOOD_PAGE}#mood-${stored?.id}`);
  await expect(page.getByRole('alert').first()).toContainText('couldn’t load');
  await expect(page.getByText('We couldn’t load the mood you logged.')).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(forLow(page)).toBeVisible();
  // The address of a mood that does not exist opens a new check-in.
  await page.goto(`${MOOD_PAGE}#mood-${stored?.id.replace(/.{12}$/, '000000000000')}`);
  await expect(slider(page)).toBeVisible();
});

test('refused details keep the typed text and can be corrected', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/404/);
  await tapLow(page);
  await expect(page.getByText(THANKS)).toBeVisible();
  await addDetails(page);
  let isRefused = true;
  const message = 'The mood these details belong to no longer exists.';
  await page.route('**/api/mood/details', (route) =>
    isRefused ? refuse(route, { status: 404, message }) : route.continue(),
  );
  await page.getByLabel('Why?').fill('Typed');
  await submit(page);
  const alert = page.getByRole('alert').filter({ hasText: 'These details weren’t saved.' });
  await expect(alert).toContainText(message);
  await expect(page.getByLabel('Why?')).toHaveValue('Typed');
  await page.getByRole('button', { name: 'Show what was not accepted' }).click();
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await expect(refused).toContainText(/Mood details not accepted: Low, /);
  isRefused = false;
  await refused.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Why?')).toHaveValue('Typed');
  await dialog.getByText('More words, energy').click();
  await checkbox(page, 'Lonely').last().check();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toBeHidden();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 25, why: 'Typed', tags: ['Lonely'] },
  ]);
});

test('details of a refused mood say that the mood comes first', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/503|400|404/);
  const url = '**/api/mood/submit';
  await refuseCalls(page, url, { status: 503, message: 'Out of order.' });
  await visit(page, '/homepage');
  await holdClock(page);
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await addDetails(page);
  await page.getByLabel('Why?').fill('Typed');
  await submit(page);
  await expect(
    page.getByText('These details are saved on this device and will be sent later.'),
  ).toBeVisible();
  await page.unroute(url);
  await refuseCalls(page, url, { status: 400, message: 'Not like this.' }, 1);
  await pass(page, 10_000);
  await page.getByRole('button', { name: 'Show what was not accepted' }).click();
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  const details = refused.getByRole('listitem').filter({ hasText: 'Mood details' });
  const dialog = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog).toContainText(
    'The mood itself hasn’t been accepted yet. Correct the mood first, then send these details again.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const mood = refused.getByRole('listitem').filter({ hasText: 'Mood check-in' });
  await mood.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(mood).toHaveCount(0);
  await details.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog).not.toContainText('The mood itself hasn’t been accepted yet.');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toBeHidden();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([{ mood: 25, why: 'Typed' }]);
});
