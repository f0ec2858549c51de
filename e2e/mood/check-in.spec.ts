import { expect, guest, type Page } from '../fixtures.ts';
import { holdClock, pass, reload, setTime, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { setComfort } from '../support/look.ts';
import { checkIn, KEPT, MOOD_PAGE, openMoreWords, storedMoods, THANKS } from '../support/moods.ts';
import { refuse } from '../support/refusing-server.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

const today = (page: Page) => page.getByRole('button', { name: /, today, chosen$/ });

test('a check-in gets a thank-you, colors the day, and survives a reload', async ({ page }) => {
  const userId = await guest(page);
  await visit(page, MOOD_PAGE);
  await holdClock(page);
  await openMoreWords(page);
  await page.getByRole('checkbox', { name: 'Sleepy' }).check();
  await page.getByRole('checkbox', { name: 'Bad sleep' }).check();
  await checkIn(page, 1, 'The night was short.');

  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByLabel('Why?')).toHaveValue('');
  await expect(page.getByRole('slider', { name: 'Mood' })).toHaveValue('1');
  await expect(page.getByRole('checkbox', { name: 'Sleepy' })).toBeChecked();
  await expect(today(page)).toHaveAccessibleName(/, Low, today, chosen$/);
  await pass(page, 3_000);
  await expect(page.getByText(THANKS)).toBeHidden();

  await checkIn(page, 4, '');
  await expect(today(page)).toHaveAccessibleName(/, Very good, 2 entries, today, chosen$/);

  await reload(page);
  await expect(today(page)).toHaveAccessibleName(/, Very good, 2 entries, today, chosen$/);
  const entries = page.getByRole('region', { name: /^Moods on / }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Low (25)');
  await expect(entries.nth(0)).toContainText('The night was short.');
  await expect(entries.nth(0)).toContainText('Sleepy, Bad sleep');
  await expect(entries.nth(1)).toContainText('No reason logged');
  expect((await storedMoods(page, userId)).map(({ mood }) => mood)).toEqual([25, 100]);
});

test('a second press on Submit logs the same check-in only once, until something changes', async ({
  page,
  person,
}) => {
  await visit(page, MOOD_PAGE);
  await holdClock(page);
  await checkIn(page, 3, 'A walk');
  await expect(page.getByText(THANKS)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  const already = page.getByText(
    'This mood is already saved. To log a new mood, change something.',
  );
  await submit.click();
  await expect(page.getByRole('status').filter({ has: already })).toHaveCount(1);
  await page.getByRole('slider', { name: 'Mood' }).fill('2');
  await expect(already).toHaveCount(0);
  await submit.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await submit.click();
  await expect(already).toBeVisible();
  // The same mood can be logged again later.
  await pass(page, 10 * 60_000);
  await submit.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await settled(page);
  expect((await storedMoods(page, person.userId)).map(({ mood }) => mood)).toEqual([75, 50, 50]);
});

test('what was deleted meanwhile is logged again', async ({ page, person }) => {
  await visit(page, MOOD_PAGE);
  await holdClock(page);
  await checkIn(page, 3, 'A walk');
  await expect(page.getByText(THANKS)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  const already = page.getByText(
    'This mood is already saved. To log a new mood, change something.',
  );
  await submit.click();
  await expect(already).toBeVisible();
  const day = page.getByRole('region', { name: /^Moods on / });
  await day.getByRole('button', { name: /^Delete: Good, / }).click();
  await page.getByRole('button', { name: /^Delete for good: / }).click();
  await expect(page.getByText('The mood has been deleted.')).toBeVisible();
  await expect(already).toHaveCount(0);
  await submit.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await settled(page);
  expect((await storedMoods(page, person.userId)).map(({ mood }) => mood)).toEqual([75]);
});

test('a second press on Submit says that a kept mood waits, and each press is announced', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, MOOD_PAGE);
  await settled(page);
  await context.setOffline(true);
  await checkIn(page, 3, 'A walk');
  await expect(page.getByText(KEPT)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  const waits = page.getByText('Saved on this device. To log again, change something.');
  await submit.click();
  await expect(page.getByRole('status').filter({ has: waits })).toHaveCount(1);
  await waits.evaluate((text) => text.setAttribute('data-announced', ''));
  await submit.click();
  await expect(waits, 'is a new text for screen readers').not.toHaveAttribute('data-announced');
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => storedMoods(page, person.userId)).toMatchObject([{ mood: 75 }]);
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);
});

test('a check-in works by keyboard alone', async ({ page, person }) => {
  await visit(page, MOOD_PAGE);
  await page.getByRole('slider', { name: 'Mood' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Mood' })).toHaveAttribute(
    'aria-valuetext',
    'Good',
  );
  // Enter must not send an unfinished check-in.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Tired' })).toBeFocused();
  await page.keyboard.press('Space');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const next of ['Exam stress', 'Sleepy']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: next })).toBeFocused();
  }
  await page.getByText('More words, energy').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('It went well.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 75, tags: ['Tired'], why: 'It went well.' },
  ]);
});

test('a press on a face leaves the slider ready for the arrow keys', async ({
  page,
  person: _,
}) => {
  const slider = page.getByRole('slider', { name: 'Mood' });
  await visit(page, MOOD_PAGE);
  await page.getByTitle('Low', { exact: true }).click();
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Low');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Okay');
});

test('a second tap while the first is being sent never counts', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  const now = Date.now();
  const { letGo } = await holdCalls(page, '**/api/mood/submit');
  await visit(page, '/homepage');
  await holdClock(page);
  // The server refuses this time, because it is too far in the future.
  await setTime(page, now + 2 * 86_400_000);
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await page.getByRole('button', { name: 'Very low' }).click({ force: true });
  await expect(page.getByText('Submitting...')).toHaveCount(1);
  letGo();
  await expect(page.getByRole('alert').locator('p')).toHaveText('Failed to submit mood.');
  await expect(page.getByRole('alert')).toContainText('Everything you entered is still here.');
  await setTime(page, now);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await settled(page);
  expect((await storedMoods(page, person.userId)).map(({ mood }) => mood)).toEqual([75]);
});

test('moods that failed to load say so and can be retried', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  await visit(page, MOOD_PAGE);
  let broken = true;
  await page.route(`**/api/mood/all/${person.userId}?*`, (route) =>
    broken ? refuse(route, { status: 500, message: 'Out of order.' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('alert')).toContainText(/couldn’t load.*Out of order\./s);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText(/^You didn’t log any moods in /)).toBeVisible();
});

test('a page left open into the person’s next day logs each mood on its day', async ({
  page,
  person,
}) => {
  await holdClock(page);
  // One minute before 4:00 in Paris, when this person's day starts.
  await setTime(page, Date.parse('2024-03-01T02:59:00Z'));
  await setComfort(page, { dayStartsAtHour: 4 });
  await visit(page, MOOD_PAGE);
  await checkIn(page, 0, 'Late');
  await expect(page.getByText(THANKS)).toBeVisible();
  await pass(page, 2 * 60_000);
  await checkIn(page, 4, 'Early');
  await expect(page.getByText(THANKS)).toBeVisible();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { why: 'Late', localDate: '2024-02-29', zone: 'Europe/Paris' },
    { why: 'Early', localDate: '2024-03-01', zone: 'Europe/Paris' },
  ]);
  await expect(page.getByRole('button', { name: '1 March 2024, Very good, today' })).toBeVisible();
  await expect(page.getByRole('button', { name: '29 February 2024, Very low' })).toBeVisible();
});
