import type { Page } from '@playwright/test';
import { expectAccessible, test as journey } from '../fixtures.ts';
import { holdClock, pass, reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { expect, test, visit } from '../warm.ts';

const LOG = '/features/medication';

const addMedicine = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a medicine' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Amount').fill('half of one');
  const times = page.getByLabel('Usual times');
  await times.fill('noon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write times like 7:30, with commas between them.')).toBeVisible();
  await expect(times).toBeFocused();
  await times.fill('7:30 13.00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('half of one · usually at 07:30, 13:00')).toBeVisible();
};

const taken = (page: Page, name: string) =>
  page.getByRole('list', { name: `Taken today: ${name}` }).getByRole('listitem');

test('the log is off until it is used, records with one tap, and prints a page without judgment', async ({
  page,
  person: _,
}) => {
  await visit(page, '/settings');
  await expect(page.getByRole('link', { name: 'Medication', exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Open the log' }).click();
  await expect(page.getByText('These are your own notes.')).toBeVisible();
  await addMedicine(page, 'The blue one');
  // Medication is now in the menu and in the "+" dialog.
  await page.getByRole('button', { name: 'Add something' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Medication' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Medication', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();

  // A double tap counts once; a later tap counts again.
  await holdClock(page);
  await page.getByRole('button', { name: 'Taken now: The blue one' }).dblclick();
  await expect(taken(page, 'The blue one')).toHaveCount(1);
  await pass(page, 3_000);
  await page.getByRole('button', { name: 'Taken now: The blue one' }).click();
  await expect(taken(page, 'The blue one')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Undo: The blue one/ })
    .last()
    .click();
  await expect(taken(page, 'The blue one')).toHaveCount(1);
  await expect(page.getByText(/^Removed: The blue one at .*\.$/)).toBeFocused();

  await page.getByRole('button', { name: 'Taken at another time: The blue one' }).click();
  await page.getByLabel('When did you take it?').fill('2126-01-05T08:15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This time is in the future. Choose an earlier one.')).toBeVisible();
  await page.getByLabel('When did you take it?').fill('2026-01-05T08:15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The blue one: taken at 08:15. Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Choose what to watch' }).click();
  await page.getByRole('button', { name: 'Add Sleep' }).click();
  await page.getByLabel('Effect 2').fill('Dry mouth');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('group', { name: 'Dry mouth' })
    .getByRole('button', { name: 'quite a bit' })
    .click();
  await expect(page.getByText('Dry mouth: quite a bit. Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the page' }).click();
  await expect(page.getByText('The blue one: taken once, on 1 day.')).toBeVisible();
  await expect(page.getByText('Dry mouth: quite a bit once.')).toBeVisible();
  await expect(page.getByText('Sleep: no entry.')).toBeVisible();
  // Days before the first entry are not listed, because they would look like missed days.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel('The last 90 days').check();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText(['Medication and body log']);
  await expect(page.getByRole('main')).not.toContainText(/%|missed|forgot/i);
  await page.emulateMedia({ media: null });
});

journey.describe('with the app installed', () => {
  journey.use({ serviceWorkers: 'allow' });

  journey(
    'a dose taken offline is recorded, and sent later for the right person',
    async ({ page, context, newDevice, person, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await page.goto(LOG);
      await addMedicine(page, 'The blue one');
      await untilInstalled(page);
      await context.setOffline(true);
      await reload(page);
      await page.getByRole('button', { name: 'Taken now: The blue one' }).click();
      await expect(taken(page, 'The blue one')).toHaveCount(1);
      await reload(page);
      await expect(taken(page, 'The blue one')).toHaveCount(1);
      // Other pages must not show the name of the medicine, even while the dose is waiting to be sent.
      await page.goto('/homepage');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('The blue one')).toHaveCount(0);
      await context.setOffline(false);
      const doses = async () => {
        const reply = await page.request.get(`/api/medication/log/${person.userId}`);
        return (await reply.json()).doses.length;
      };
      await settled(page);
      expect(await doses()).toBe(1);
      const other = await newDevice();
      await other.goto(LOG);
      await expect(other.getByText('The blue one')).toHaveCount(0);
    },
  );
});
