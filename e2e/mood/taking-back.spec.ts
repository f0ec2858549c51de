import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { holdClock, pass, reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { overflow } from '../support/look.ts';
import {
  checkIn,
  KEPT,
  logPast,
  MOOD_PAGE,
  openCalendar,
  storedMoods,
  THANKS,
} from '../support/moods.ts';
import { test, visit } from '../warm.ts';

const TAKEN_BACK = 'Undone. This mood was removed.';

const undo = (page: Page) => page.getByRole('button', { name: /^Undo logging/ });
const day = (page: Page) => page.getByRole('region', { name: /^Moods on / });
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const offers = (page: Page) => page.getByRole('group', { name: 'Things that may help' });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Notes the calls that change moods from now on. */
const changingCalls = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/mood/')) calls.push(pathname);
  });
  return calls;
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

test('a mood tapped by accident is taken back, also after the thanks, and the focus stays', async ({
  page,
  person,
}) => {
  await logPast(page, person.userId, [[new Date(Date.now() - 60_000).toISOString(), 75]]);
  await visit(page, '/homepage');
  await holdClock(page);
  await tap(page, 'Low');
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(undo(page)).toHaveAccessibleName('Undo logging the mood “Low”');
  const box = await undo(page).boundingBox();
  expect(box?.height, 'enough for a finger').toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expect(offers(page)).toBeVisible();
  await pass(page, 3_000);
  await expect(page.getByText(THANKS)).toBeHidden();
  await undo(page).focus();
  await pass(page, 60_000);
  await expect(undo(page), 'stays while it has the focus').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page, TAKEN_BACK)).toBeFocused();
  await expect(undo(page)).toHaveCount(0);
  await expect(offers(page)).toHaveCount(0);
  await pass(page, 3_000);
  await expect(page.getByText(/^Logged today: .*Good, /)).toBeVisible();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([{ mood: 75 }]);
  // What is added now belongs to the mood that is left.
  await page.getByRole('link', { name: 'Add tags or a reason' }).click();
  await expect(page.getByText(/^For: .*Good, /)).toBeVisible();
});

test('a mood can be taken back until the next one is logged, with the focus elsewhere too', async ({
  page,
  person,
}) => {
  await visit(page, '/homepage');
  await holdClock(page);
  await tap(page, 'Good');
  await expect(undo(page)).toBeVisible();
  await pass(page, 10 * 60_000);
  await expect(undo(page)).toHaveAccessibleName('Undo logging the mood “Good”');
  await tap(page, 'Okay');
  await expect(undo(page)).toHaveAccessibleName('Undo logging the mood “Okay”');
  await undo(page).click();
  await expect(undo(page)).toHaveCount(0);
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([{ mood: 75 }]);
});

test('offline, a mood that is taken back is never sent', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, '/homepage');
  await tap(page, 'Okay');
  await expect(undo(page)).toBeVisible();
  await context.setOffline(true);
  await tap(page, 'Very good');
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByText('1 entry waiting to be sent')).toBeVisible();
  await expect(undo(page)).toHaveAccessibleName('Undo logging the mood “Very good”');
  await undo(page).press('Enter');
  await expect(status(page, TAKEN_BACK)).toBeFocused();
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);
  await expect(page.getByText(/^Logged today: .*Okay, /)).toBeVisible();
  const calls = changingCalls(page);
  await tap(page, 'Good');
  await expect(page.getByText(KEPT)).toBeVisible();
  await context.setOffline(false);
  await expect(status(page, 'Your mood has now been sent.')).toBeVisible();
  await settled(page);
  expect(new Set(calls)).toEqual(new Set(['/api/mood/submit']));
  expect(await storedMoods(page, person.userId)).toMatchObject([{ mood: 50 }, { mood: 75 }]);
});

test('a sent mood can be taken back offline and is deleted later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, '/homepage');
  await tap(page, 'Good');
  await expect(undo(page)).toBeVisible();
  await context.setOffline(true);
  await undo(page).click();
  await expect(page.getByText('You haven’t logged a mood today.')).toBeVisible();
  expect(await storedMoods(page, person.userId)).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => storedMoods(page, person.userId)).toEqual([]);
  await reload(page);
  await expect(page.getByText('You haven’t logged a mood today.')).toBeVisible();
});

test('taking back a check-in brings its words back into the form', async ({ page, person }) => {
  await visit(page, MOOD_PAGE);
  await openCalendar(page);
  await checkIn(page, 0, 'I pressed the wrong thing');
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByLabel('Why?')).toHaveValue('');
  await undo(page).click();
  await expect(status(page, TAKEN_BACK)).toBeFocused();
  await expect(page.getByLabel('Why?')).toHaveValue('I pressed the wrong thing');
  await expect(day(page).getByRole('listitem')).toHaveCount(0);
  await checkIn(page, 1, 'This time on purpose');
  await expect(page.getByText(THANKS)).toBeVisible();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 25, why: 'This time on purpose' },
  ]);
});

test('a mood is corrected and deleted on the Mood page, and other pages follow', async ({
  page,
  person,
}) => {
  await logPast(page, person.userId, [[new Date().toISOString(), 0]]);
  const [before] = await storedMoods(page, person.userId);
  await visit(page, '/dashboard');
  await expect(page.getByRole('main')).toContainText('Very low');
  await visit(page, MOOD_PAGE);
  await openCalendar(page);
  await day(page)
    .getByRole('button', { name: /^Edit: Very low, \d/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Correct this mood' });
  await expect(dialog.getByRole('slider', { name: 'Mood' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('slider', { name: 'Mood' }).fill('4');
  await dialog.getByText('More words, energy').click();
  await dialog.getByRole('checkbox', { name: 'Social win' }).check();
  await dialog.getByLabel('Why?').fill('A slip of the finger');
  // Unsaved input survives a reload.
  await settled(page);
  await reload(page);
  await openCalendar(page);
  await day(page)
    .getByRole('button', { name: /^Edit: / })
    .click();
  await expect(dialog.getByLabel('Why?')).toHaveValue('A slip of the finger');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The mood has been corrected.')).toBeVisible();
  await expect(day(page).getByRole('listitem')).toContainText('Very good (100)');
  await expect(day(page).getByRole('button', { name: /^Edit: / })).toBeFocused();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 100, why: 'A slip of the finger', timestamp: before?.timestamp },
  ]);
  await visit(page, '/dashboard');
  await expect(page.getByRole('main')).toContainText('Very good');

  await visit(page, MOOD_PAGE);
  await openCalendar(page);
  const remove = day(page).getByRole('button', { name: /^Delete: Very good, / });
  await remove.click();
  const keep = page.getByRole('button', { name: 'Keep it' });
  await expect(keep).toBeFocused();
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await keep.press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await page.getByRole('button', { name: /^Delete for good: / }).click();
  await expect(day(page).getByRole('heading')).toBeFocused();
  await expect(page.getByText('The mood has been deleted.')).toBeVisible();
  await expect(page.getByText('You didn’t log a mood on this day.')).toBeVisible();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toEqual([]);
  await visit(page, '/dashboard');
  await expect(page.getByRole('main')).not.toContainText('Very good,');
});

test('a mood is deleted while its details wait, and nothing is left to correct', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, '/homepage');
  await tap(page, 'Good');
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.getByRole('link', { name: 'Add tags or a reason' }).click();
  await expect(page.getByText(/^For: .*Good, /)).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await page.getByLabel('Why?').fill('Typed offline');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(
    page.getByText('These details are saved on this device and will be sent later.'),
  ).toBeVisible();
  await openCalendar(page);
  await expect(day(page).getByRole('listitem')).toContainText('Typed offline');
  await day(page)
    .getByRole('button', { name: /^Delete: / })
    .click();
  await page.getByRole('button', { name: /^Delete for good: / }).click();
  await expect(day(page).getByRole('listitem')).toHaveCount(0);
  // The form for the details of this mood is gone too.
  await expect(page.getByRole('slider', { name: 'Mood' })).toBeVisible();
  const calls = changingCalls(page);
  await context.setOffline(false);
  await expect.poll(() => storedMoods(page, person.userId)).toEqual([]);
  await settled(page);
  expect(new Set(calls)).toEqual(new Set(['/api/mood/remove']));
  await expect(page.getByRole('region', { name: 'Entries that weren’t accepted' })).toHaveCount(0);
});

test('a mood that another device has deleted can neither be corrected nor cause trouble', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/404/);
  const now = Date.now();
  await logPast(page, person.userId, [
    [new Date(now - 60_000).toISOString(), 25],
    [new Date(now).toISOString(), 75],
  ]);
  const moods = await storedMoods(page, person.userId);
  await visit(page, MOOD_PAGE);
  await openCalendar(page);
  await expect(day(page).getByRole('listitem')).toHaveCount(2);
  for (const { id } of moods) await page.request.post('/api/mood/remove', { data: { moodId: id } });
  await day(page)
    .getByRole('button', { name: /^Edit: Low/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Correct this mood' });
  await dialog.getByRole('slider', { name: 'Mood' }).fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This mood no longer exists.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Entries that weren’t accepted' })).toHaveCount(0);
  await day(page)
    .getByRole('button', { name: /^Delete: Low, / })
    .click();
  await page.getByRole('button', { name: /^Delete for good: Low, / }).click();
  await expect(day(page).getByRole('heading')).toBeFocused();
  await settled(page);
  await expect(day(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Entries that weren’t accepted' })).toHaveCount(0);
});
