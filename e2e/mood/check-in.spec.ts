import { expect, guest, type Page, signIn, test } from '../fixtures.ts';
import { checkIn, openMoods, storedMoods, THANKS } from '../support/moods.ts';
import { refuse } from '../support/refusing-server.ts';
import { holdCalls } from '../support/slow-server.ts';

const today = (page: Page) => page.getByRole('button', { name: /, today$/ });

test('a check-in is thanked for, colors the day, and is there after a reload', async ({ page }) => {
  const userId = await guest(page);
  await openMoods(page);
  await page.getByRole('checkbox', { name: 'Sleepy' }).check();
  await page.getByRole('checkbox', { name: 'Bad sleep' }).check();
  await checkIn(page, 1, 'The night was short.');

  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(page.getByLabel('Why?')).toHaveValue('');
  await expect(page.getByRole('slider', { name: 'Mood' })).toHaveValue('1');
  await expect(page.getByRole('checkbox', { name: 'Sleepy' })).toBeChecked();
  await expect(today(page)).toHaveAccessibleName(/, Low, today$/);
  await expect(page.getByText(THANKS)).toBeHidden();

  await checkIn(page, 4, '');
  await expect(today(page)).toHaveAccessibleName(/, Very good, 2 entries, today$/);

  await page.reload();
  await expect(today(page)).toHaveAccessibleName(/, Very good, 2 entries, today$/);
  const entries = page.getByRole('region', { name: /^Moods of / }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Low (25)');
  await expect(entries.nth(0)).toContainText('The night was short.');
  await expect(entries.nth(0)).toContainText('Sleepy, Bad sleep');
  await expect(entries.nth(1)).toContainText('No reason logged');
  expect((await storedMoods(page, userId)).map(({ mood }) => mood)).toEqual([25, 100]);
});

test('a check-in and a look at a day work by keyboard alone', async ({ page, person }) => {
  await openMoods(page);
  await page.getByRole('slider', { name: 'Mood' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Mood' })).toHaveAttribute(
    'aria-valuetext',
    'Good',
  );
  // Enter must not send what is not finished yet.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Exam stress' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Accomplished' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const next of ['Overload', 'Meltdown']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: next })).toBeFocused();
  }
  await page.getByText('Add energy or body').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('It went well.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 75, why: 'It went well.' },
  ]);

  const year = new Date().getFullYear();
  const decade = Math.floor((year - 1) / 10) * 10 + 1;
  const century = Math.floor((year - 1) / 100) * 100 + 1;
  const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const decadeName = `${decade} – ${decade + 9}`;
  await named(new RegExp(`^[A-Z][a-z]+ ${year}$`)).focus();
  for (const title of [String(year), decadeName, `${century} – ${century + 99}`]) {
    await page.keyboard.press('Enter');
    await expect(named(title)).toBeVisible();
  }
  await named(decadeName).press('Enter');
  await expect(named(decadeName)).toBeFocused();
  await named(String(year)).press('Enter');
  await page.getByRole('button', { name: /^March/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^March \d{4}$/ })).toBeFocused();
  await page.getByRole('button', { name: /^15 March/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /15 March/ })).toBeVisible();
});

test('a second tap while the first is on its way counts for nothing, then or later', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  const now = Date.now();
  const { letGo } = await holdCalls(page, '**/api/mood/submit');
  // Too far ahead: the server refuses it.
  await page.clock.setFixedTime(now + 2 * 86_400_000);
  await page.goto('/homepage');
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await page.getByRole('button', { name: 'Very low' }).click({ force: true });
  await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveCount(1);
  letGo();
  await expect(page.getByRole('alert')).toContainText('Failed to submit mood.');
  await page.clock.setFixedTime(now);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect((await storedMoods(page, person.userId)).map(({ mood }) => mood)).toEqual([75]);
});

test('a mood that did not load says so and loads when asked again', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  await openMoods(page);
  await checkIn(page, 3, '');
  await expect(page.getByText(THANKS)).toBeVisible();
  let broken = true;
  await page.route(`**/api/mood/all/${person.userId}?*`, (route) =>
    broken ? refuse(route, { status: 500, message: 'Out of order.' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('alert')).toContainText(/did not load.*Out of order\./s);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText(/^No mood is logged in /)).toBeVisible();
});

// The instants are a minute before and after midnight there, or before the person's own day begins.
for (const [zone, before, after, dayStartsAtHour] of [
  ['America/Los_Angeles', '2024-03-01T07:59:00Z', '2024-03-01T08:01:00Z', 0],
  ['Asia/Kolkata', '2024-02-29T18:29:00Z', '2024-02-29T18:31:00Z', 0],
  ['Asia/Kolkata', '2024-02-29T22:29:00Z', '2024-02-29T22:31:00Z', 4],
] as const) {
  test.describe(`in ${zone} with days from ${dayStartsAtHour}:00`, () => {
    test.use({ timezoneId: zone });

    test('a page that stays open past midnight logs each mood on its own day', async ({ page }) => {
      const { userId } = await signIn(page);
      const comfort = JSON.stringify({ dayStartsAtHour });
      await page.evaluate((value) => localStorage.setItem('comfort', value), comfort);
      await page.clock.setFixedTime(before);
      await openMoods(page);
      await checkIn(page, 0, 'Late');
      await expect(page.getByText(THANKS)).toBeVisible();
      await page.clock.setFixedTime(after);
      await checkIn(page, 4, 'Early');
      const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      await expect
        .poll(() => storedMoods(page, userId))
        .toMatchObject([
          { why: 'Late', localDate: '2024-02-29', zone: here },
          { why: 'Early', localDate: '2024-03-01', zone: here },
        ]);
      await page.reload();
      await expect(page.getByRole('button', { name: '29 February 2024, Very low' })).toBeVisible();
      await expect(
        page.getByRole('button', { name: '1 March 2024, Very good, today' }),
      ).toBeVisible();
    });
  });
}
