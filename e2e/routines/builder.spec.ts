import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { reload, settled } from '../support/clock.ts';
import { giveMorning, setClock } from '../support/player.ts';
import { dayFromNow } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const PAGE = '/features/routine-builder';

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Routines' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();

/** The section of a form with everything that is not shown at first. */
const more = (dialog: Locator) => dialog.getByText(/^More:/);

/** Adds the ready-made routine "A simple morning" as a daily routine. It is 06:30, so that it comes today. */
const addMorning = async (page: Page): Promise<void> => {
  await setClock(page, 6, 30);
  await visit(page, PAGE);
  await page.getByRole('button', { name: 'Add a routine' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^A simple morning/ })
    .click();
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Add the routine' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('“A simple morning” is saved.')).toBeVisible();
  await expect(card(page, 'A simple morning')).toBeVisible();
};

test('a routine is built from a template, a step is marked, and today gets the smallest size', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await addMorning(page);
  const morning = card(page, 'A simple morning');
  await expect(morning).toContainText('0 of 8 done');
  await morning.getByText('Steps and more').click();
  await morning.getByRole('checkbox', { name: /^Drink a glass of water/ }).check();
  await expect(morning).toContainText('1 of 8 done');
  await morning.getByRole('radio', { name: 'Minimum' }).check();
  await expect(morning).toContainText('1 of 3 done');
  await expectAccessible(page);
  await reload(page);
  await expect(card(page, 'A simple morning')).toContainText('1 of 3 done');
});

test('a routine can be edited from today on, or only for today', async ({ page, person: _ }) => {
  await addMorning(page);
  const morning = card(page, 'A simple morning');
  await morning.getByText('Steps and more').click();
  await morning.getByRole('button', { name: 'Change for today only' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Holiday morning');
  await dialog.getByRole('button', { name: 'Save for today' }).click();
  const today = card(page, 'Holiday morning');
  await expect(today).toContainText('changed for this day only');
  await page.getByText('All routines (1)').click();
  const all = page.getByRole('button', { name: 'Edit A simple morning' });
  await all.click();
  await dialog.getByLabel('Name').fill('Early morning');
  await dialog.getByLabel('Time', { exact: true }).fill('06:15');
  await dialog.getByRole('button', { name: 'Save from today on' }).click();
  await expect(page.getByRole('button', { name: 'Edit Early morning' })).toBeVisible();
  await expect(today).toBeVisible();
});

test('the focus stays where a keyboard user expects it', async ({ page, person: _ }) => {
  await addMorning(page);
  const heading = page.getByRole('heading', { name: 'Routines', exact: true });
  const morning = card(page, 'A simple morning');
  await morning.getByText('Steps and more').click();
  await morning.getByRole('button', { name: 'Not today' }).press('Enter');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Bring back A simple morning' }).press('Enter');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Add a routine' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'A routine of my own' })).toBeFocused();
  await dialog.getByRole('button', { name: /^Leaving the house/ }).press('Enter');
  // The name is filled in, so no field takes the focus, which would open the keyboard of a phone.
  const line = dialog.locator('[data-first]');
  await expect(line).toHaveText('Leaving the house: 6 steps, 11 min');
  await expect(line).toBeFocused();
  await dialog.getByText('Edit steps').press('Enter');
  await dialog.getByRole('button', { name: 'Add a step' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: /^Step/ }).last()).toBeFocused();
  await dialog.getByRole('button', { name: 'Choose another template' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Continue with this routine' })).toBeFocused();
  await dialog.getByRole('button', { name: 'A routine of my own' }).press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByText('All routines (1)').click();
  await page.getByRole('button', { name: 'Remove A simple morning' }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(heading).toBeFocused();
});

test('a routine that was moved today keeps its time when it is edited from today on', async ({
  page,
  person,
}) => {
  await setClock(page, 7, 0);
  await giveMorning(page, person.userId, [{ title: 'One thing', minutes: 5 }]);
  await giveMorning(page, person.userId, [{ title: 'Tea', minutes: 5 }], 0, {
    name: 'Noon',
    anchor: { kind: 'time', time: '12:00' },
  });
  await visit(page, PAGE);
  const morning = card(page, 'Morning');
  await morning.getByText('Steps and more').click();
  await morning.getByRole('button', { name: 'Another time today' }).click();
  await morning.getByLabel('Time today').fill('20:30');
  await morning.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('“Morning” is now at 20:30 today.')).toBeVisible();
  await settled(page);
  await expect(morning.getByRole('button', { name: 'Another time today' })).toBeFocused();
  await morning.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Early morning');
  await dialog.getByRole('button', { name: 'Save from today on' }).click();
  await expect(card(page, 'Early morning')).toContainText('at 20:30');
  await reload(page);
  await expect(card(page, 'Early morning')).toContainText('at 20:30');
});

test('the line that opens a section stays in its place', async ({ page, person }) => {
  await setClock(page, 7, 0);
  await giveMorning(page, person.userId);
  await visit(page, PAGE);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const opened = [
      [page.getByText('Steps and more'), page.getByRole('link', { name: 'Start Morning' }).last()],
      [page.getByText(/^All routines/), page.getByRole('link', { name: 'Goals' }).last()],
    ] as const;
    for (const places of opened) {
      const at = () => Promise.all(places.map((place) => place.boundingBox()));
      await places[0].evaluate((line) => line.scrollIntoView({ block: 'center' }));
      const before = await at();
      await places[0].click();
      const after = await at();
      expect(after.map((box) => [box?.x, box?.y])).toEqual(before.map((box) => [box?.x, box?.y]));
      expect(
        Math.abs((after[0]?.y ?? 0) - (after[1]?.y ?? 99)),
        'both share one line',
      ).toBeLessThan(30);
      await places[0].click();
    }
  }
});

test('a break from routines can be taken for a week, and ended', async ({ page, person: _ }) => {
  await addMorning(page);
  await page
    .getByRole('region', { name: 'Routines' })
    .getByRole('button', { name: 'Take a break', exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const take = dialog.getByRole('button', { name: 'Take a break' });
  await dialog.getByLabel('How long').selectOption('Until a day I choose');
  await dialog.getByLabel('Last day').fill('2001-01-01');
  await take.click();
  await expect(dialog.getByLabel('Last day')).toBeFocused();
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(
    'The last day can’t be before the first day.',
  );
  await dialog.getByLabel('First day').fill('');
  await take.click();
  await expect(dialog.getByLabel('First day')).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveText('Choose the first day.');
  await dialog.getByLabel('First day').fill(await dayFromNow(page, 0));
  await dialog.getByLabel('How long').selectOption('For a week');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await take.click();
  await expect(page.getByText(/^You’re taking a break from all routines /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start A simple morning' })).toBeHidden();
  await page.getByRole('button', { name: 'End the break' }).click();
  await expect(page.getByRole('link', { name: 'Start A simple morning' })).toBeVisible();
});

test('a missing entry is reported at its field, and typed text stays', async ({
  page,
  person: _,
}) => {
  await visit(page, PAGE);
  await page.getByRole('button', { name: 'Add a routine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'A routine of my own' }).click();
  await dialog.getByLabel('Name').fill('Piano');
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  const step = dialog.getByRole('textbox', { name: 'Step 1' });
  await expect(step).toBeFocused();
  await expect(step).toHaveAccessibleDescription('A routine needs at least one step.');
  await step.fill('Sit down');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await more(dialog).click();
  const last = dialog.getByLabel('Last day');
  await last.fill('2020-01-01');
  await more(dialog).click();
  await expect(last).toBeHidden();
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('The last day can’t be before the first day.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a routine' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Piano');
  await expect(step).toHaveValue('Sit down');
});

test('a step marked offline is stored and sent later', async ({
  page,
  person: _,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await addMorning(page);
  const morning = card(page, 'A simple morning');
  await morning.getByText('Steps and more').click();
  await context.setOffline(true);
  await morning.getByRole('checkbox', { name: /^Brush your teeth/ }).check();
  await expect(morning).toContainText('1 of 8 done');
  await context.setOffline(false);
  await settled(page);
  await reload(page);
  await expect(card(page, 'A simple morning')).toContainText('1 of 8 done');
});

test('the field for dates of the month explains its values and reads common spellings', async ({
  page,
  person: _,
}) => {
  await visit(page, PAGE);
  await page.getByRole('button', { name: 'Add a routine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'A routine of my own' }).click();
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Choose a template' }).click();
  await dialog.getByRole('button', { name: /^A simple morning/ }).click();
  await expect(dialog.locator('[aria-invalid], [role="alert"]')).toHaveCount(0);
  await more(dialog).click();
  await dialog
    .getByLabel('How the routine repeats')
    .selectOption({ label: 'On certain dates each month' });
  const dates = dialog.getByLabel('Dates of the month');
  for (const text of ['first Monday', '32']) {
    await dates.fill(text);
    await dialog.getByRole('button', { name: 'Add the routine' }).click();
    await expect(dates).toBeFocused();
    await expect(dialog.getByRole('alert')).toHaveText(
      'A day of the month has to be a number from 1 to 31, or the last day.',
    );
  }
  await dates.fill('1st, 15th, last');
  await expect(
    dialog.getByText('This routine repeats each month on the 1st, 15th and last day.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(dialog).toBeHidden();
});

test('errors appear at their fields, even those from the server or in a closed section', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/status of 400/);
  await visit(page, PAGE);
  await page.getByRole('button', { name: 'Add a routine' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^A simple morning/ })
    .click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Add the routine' });
  const days = dialog.getByRole('group', { name: 'Days' });
  for (const box of await days.getByRole('checkbox').all()) await box.uncheck();
  await save.click();
  await expect(days.getByRole('checkbox').first()).toBeFocused();
  await expect(days).toHaveAccessibleDescription('Choose at least one weekday.');
  await expect(days.locator('[aria-invalid]')).toHaveCount(7);

  // 1 May 2040 is a Tuesday, so the range contains no Monday.
  await days.getByRole('checkbox', { name: 'Monday' }).check();
  await expect(days.locator('[aria-invalid]')).toHaveCount(0);
  await more(dialog).click();
  for (const label of ['First day', 'Last day (optional)'])
    await dialog.getByLabel(label).fill('2040-05-01');
  // The server finds this error, in a section that is closed again.
  await more(dialog).click();
  await save.click();
  const rule = dialog.getByLabel('How the routine repeats');
  await expect(rule).toBeFocused();
  await expect(rule).toHaveAccessibleDescription(
    'With these days, the routine would never come up.',
  );

  await dialog.getByLabel('Last day (optional)').fill('');
  const hint = dialog.getByLabel('How to do this step (a hint)').first();
  const steps = dialog.getByText('Edit steps');
  await steps.click();
  await dialog
    .getByText(/^Hint and size/)
    .first()
    .click();
  await hint.fill('a'.repeat(301));
  await steps.click();
  await expect(hint).toBeHidden();
  await save.click();
  await expect(hint).toBeFocused();
  await expect(hint).toHaveAccessibleDescription(/300/);
});
