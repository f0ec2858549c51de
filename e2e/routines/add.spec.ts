import type { Locator } from '@playwright/test';
import { expectAccessible, type Page } from '../fixtures.ts';
import { setClock } from '../support/player.ts';
import { dayFromNow, ROUTINE_PAGE } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const PHONE = { width: 390, height: 844 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'A new routine' });
const card = (page: Page, name: string) => page.getByRole('heading', { level: 3, name }).first();

const openForm = async (page: Page): Promise<Locator> => {
  await page.setViewportSize(PHONE);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Add a routine' }).click();
  return dialogOf(page);
};

/** The height in px of everything in a dialog, no matter how much of it is in sight. */
const lengthOf = (dialog: Locator): Promise<number> =>
  dialog.evaluate(({ scrollHeight }) => scrollHeight);

test('a ready routine is added with three taps, and its form is short', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize(PHONE);
  await setClock(page, 13, 24);
  await visit(page, ROUTINE_PAGE);
  let taps = 0;
  const tap = async (control: Locator): Promise<void> => {
    taps += 1;
    await control.click();
  };
  await tap(page.getByRole('button', { name: 'Add a routine' }));
  const dialog = dialogOf(page);
  const evening = dialog.getByRole('button', { name: /^A simple evening/ });
  await expect(evening).toContainText('23 min');
  await expect(evening).toContainText('First: Put tomorrow’s clothes on a chair · Put what');
  await expect(evening.locator('svg')).toBeVisible();
  await expectAccessible(dialog);
  // The list is not a scroll box within the dialog.
  expect(
    await dialog.evaluate(
      (box) =>
        [...box.querySelectorAll('*')].filter(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 &&
            /auto|scroll/.test(getComputedStyle(one).overflowY),
        ).length,
    ),
  ).toBe(0);

  await tap(evening);
  const line = dialog.locator('[data-first]');
  await expect(line).toHaveText('A simple evening: 6 steps, 23 min');
  await expect(line).toBeFocused();
  for (const field of [
    dialog.getByRole('heading', { name: 'A new routine' }),
    dialog.getByLabel('Name'),
    dialog.getByLabel('Time', { exact: true }),
    ...(await dialog.getByRole('checkbox', { name: /day$/ }).all()),
    dialog.getByRole('button', { name: 'Add the routine' }),
  ])
    await expect(field).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('20:30');
  await expect(
    dialog.getByRole('list', { name: 'Steps of the routine' }).getByRole('listitem'),
  ).toHaveText([
    'Put tomorrow’s clothes on a chair4 min',
    'Put what you’ll need tomorrow by the door4 min',
    'Clear one surface6 min',
    'Set your alarm1 min',
    'Brush your teeth3 min',
    'Write down what’s still on your mind5 min',
  ]);
  await expect(dialog.getByRole('textbox', { name: 'Step 1' })).toBeHidden();
  await expect(dialog.getByLabel('How the routine repeats')).toBeHidden();
  expect(await lengthOf(dialog)).toBeLessThanOrEqual(2 * PHONE.height);
  await expectAccessible(dialog);

  await tap(dialog.getByRole('button', { name: 'Add the routine' }));
  await expect(card(page, 'A simple evening')).toBeVisible();
  expect(taps).toBe(3);

  await page.getByText('Steps and more').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit A simple evening' });
  await expect(edit.getByLabel('How the routine repeats')).toBeVisible();
  expect(await lengthOf(edit)).toBeLessThanOrEqual(2 * PHONE.height);
});

test('a ready routine that fits the time of day is two presses away on the page', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize(PHONE);
  await setClock(page, 18, 30);
  await visit(page, ROUTINE_PAGE);
  const ready = page.getByRole('list', { name: 'Ready-made routines' });
  await expect(ready.getByRole('button')).toHaveCount(3);
  await expect(ready.getByRole('button').first()).toHaveText('A simple evening');
  await expectAccessible(page);
  await ready.getByRole('button', { name: 'A simple evening' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.locator('[data-first]')).toHaveText('A simple evening: 6 steps, 23 min');
  await expect(dialog.locator('[data-first]')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'A simple evening')).toBeVisible();
  await expect(ready.getByRole('button', { name: 'A simple evening' })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  // What was begun before is not lost.
  await page.getByRole('button', { name: 'Add a routine' }).click();
  await dialog.getByRole('button', { name: 'A routine of my own' }).click();
  await dialog.getByLabel('Name').fill('Piano');
  await dialog.getByRole('textbox', { name: 'Step 1' }).fill('Sit down');
  await page.keyboard.press('Escape');
  await ready.getByRole('button').first().click();
  await expect(dialog.getByText('“Piano” isn’t saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(dialog).toBeHidden();
  // With several routines, the page is as short as before.
  await expect(ready).toHaveCount(0);
});

test('a routine of one’s own is written line by line, and an empty last line does not matter', async ({
  page,
  person: _,
}) => {
  await setClock(page, 6, 30);
  const dialog = await openForm(page);
  await dialog.getByRole('button', { name: 'A routine of my own' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Piano');
  const line = (number: number) => dialog.getByRole('textbox', { name: `Step ${number}` });
  await expect(line(2)).toHaveCount(0);
  await line(1).fill('Sit down');
  await line(1).press('Enter');
  await expect(line(2)).toBeFocused();
  await page.keyboard.type('Play one scale');
  await page.keyboard.press('Enter');
  await expect(line(3)).toBeFocused();
  expect(await lengthOf(dialog)).toBeLessThanOrEqual(2 * PHONE.height);
  await dialog.getByRole('button', { name: 'Choose a template' }).click();
  await expect(dialog.getByText('“Piano” isn’t saved yet.')).toBeVisible();
  await dialog.getByRole('button', { name: /^A simple morning/ }).click();
  await expect(dialog.getByText('“Piano” isn’t saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring the routine back' }).click();
  await expect(line(2)).toHaveValue('Play one scale');
  await dialog.getByRole('button', { name: 'Minutes, order and hints' }).click();
  await expect(dialog.getByLabel('Minutes', { exact: true }).first()).toBeFocused();
  await page.keyboard.type('3');
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Piano')).toBeVisible();
  await page.getByText('Steps and more').click();
  await expect(
    page.getByRole('list', { name: 'Steps for Piano' }).getByRole('listitem'),
  ).toHaveText([/^Sit down 3 min/, /^Play one scale/]);
});

test('a routine whose time has passed starts on its next day, or today if the person wants', async ({
  page,
  person: _,
}) => {
  await setClock(page, 13, 24);
  const dialog = await openForm(page);
  await dialog.getByRole('button', { name: /^Medicine and water/ }).click();
  const first = dialog.getByRole('status').filter({ hasText: 'First day' });
  await expect(first).toHaveText('First day: tomorrow, because it’s already past 08:00 today.');
  await dialog.getByLabel('Time', { exact: true }).fill('15:00');
  await expect(first).toHaveCount(0);
  await dialog.getByLabel('Time', { exact: true }).fill('08:00');
  await dialog.getByText(/^More:/).click();
  await expect(dialog.getByLabel('First day')).toHaveValue(await dayFromNow(page, 1));
  await dialog.getByRole('button', { name: 'Start today' }).click();
  await expect(first).toHaveText('First day: today, even though it’s already past 08:00.');
  await expect(dialog.getByLabel('First day')).toHaveValue(await dayFromNow(page, 0));
  await dialog.getByRole('button', { name: 'Start tomorrow' }).click();
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(
    page.getByText('“Medicine and water” is saved. The routine’s first day is tomorrow.'),
  ).toBeInViewport();
  await expect(page.getByText('No routines today.')).toBeVisible();
  await page.getByText('All routines (1)').click();
  await expect(page.getByText('Next time after today: ')).toBeVisible();

  await page.getByRole('button', { name: 'Add a routine' }).click();
  await dialog.getByRole('button', { name: /^A slow morning/ }).click();
  for (const box of await dialog.getByRole('checkbox', { name: /day$/ }).all()) await box.check();
  await dialog.getByRole('button', { name: 'Start today' }).click();
  await dialog.getByRole('button', { name: 'Add the routine' }).click();
  await expect(page.getByRole('link', { name: 'Start A slow morning' })).toBeVisible();
});
