import { expectAccessible, type Page } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { setClock } from '../support/player.ts';
import { dayFromNow, storedTasks } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const ROUTINES = '/features/routine-builder';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Add something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add something' });
  await expect(dialog.getByLabel('What do you want to do?')).toBeFocused();
  return dialog;
};

/** The name of tomorrow's weekday in the browser's time zone. */
const tomorrowName = async (page: Page): Promise<string> =>
  new Date(`${await dayFromNow(page, 1)}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });

test('Edit opens a repeating entry as a routine, with nothing lost', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/homepage');
  const weekday = await tomorrowName(page);
  const dialog = await open(page);
  await page.keyboard.type(`call mum every ${weekday.toLowerCase()} 5pm 10 min`);
  await expect(dialog.getByText(`A routine, every ${weekday}, 17:00`)).toBeVisible();
  await expect(dialog.getByLabel('Routine name')).toHaveValue('call mum');
  await expect(dialog.getByLabel('Estimated time (min)')).toHaveValue('10');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();

  const editor = page.getByRole('dialog', { name: 'A new routine' });
  await expect(editor.getByLabel('Name')).toHaveValue('call mum');
  // Nothing has to be typed, so no field takes the focus.
  const line = editor.locator('[data-first]');
  await expect(line).toHaveText('call mum: 1 step, 10 min');
  await expect(line).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${ROUTINES}$`));
  await expect(editor.getByLabel('Step 1')).toHaveValue('call mum');
  await expect(editor.getByLabel('Minutes', { exact: true })).toHaveValue('10');
  await expect(editor.getByLabel('Time', { exact: true })).toHaveValue('17:00');
  await expect(editor.getByRole('checkbox', { name: /day$/, checked: true })).toHaveCount(1);
  await expect(editor.getByRole('checkbox', { name: weekday })).toBeChecked();
  await editor.getByText(/^More:/).click();
  await expect(editor.getByLabel('First day')).toHaveValue(await dayFromNow(page, 1));

  // The routine is a draft until it is saved.
  await reload(page);
  await expect(editor).toBeHidden();
  await page.getByRole('button', { name: 'Add a routine' }).click();
  await expect(editor.getByLabel('Name')).toHaveValue('call mum');
  await editor.getByRole('button', { name: 'Add the routine' }).click();
  await expect(editor).toBeHidden();
  await page.getByText('All routines (1)').click();
  await expect(page.getByRole('button', { name: 'Edit call mum' })).toBeVisible();
  // The text has moved into the routine draft, so the field is empty.
  await open(page);
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('');
});

for (const width of [390, 1280]) {
  test(`Enter adds a repeating entry as a routine, and Undo removes it, at ${width} px`, async ({
    page,
    person: _,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setClock(page, 21, 5);
    await visit(page, ROUTINES);
    const dialog = await open(page);
    await page.keyboard.type('gym mon wed fri 7am');
    await expect(
      dialog.getByText('A routine, every Monday, Wednesday and Friday, 07:00'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Routine name')).toHaveValue('gym');
    await expect(dialog.getByText(/^First day: \w+/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const said = page.getByRole('status').filter({
      hasText: 'as a routine: every Monday, Wednesday and Friday, 07:00.',
    });
    await expect(said).toContainText(/The routine’s first day is \w+/);
    const all = page.getByText('All routines (1)');
    await expect(all).toBeVisible();
    await expectAccessible(page);
    await said.getByRole('button', { name: 'Undo adding the routine' }).click();
    await expect(page.getByText('The routine has been removed.')).toBeVisible();
    await expect(all).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add something' })).toBeFocused();
    await open(page);
    await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('');
  });
}

test('a repeating entry can be added just once, on its next day', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/homepage');
  const weekday = await tomorrowName(page);
  const dialog = await open(page);
  await page.keyboard.type(`Water plants each ${weekday} 9am`);
  await expect(
    dialog.getByText('With “Only once”, the task is added for tomorrow at 09:00.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Only once' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Added .+ for tomorrow at 09:00\./)).toBeVisible();
  const date = await dayFromNow(page, 1);
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { title: 'Water plants', date, time: '09:00', later: false },
  ]);
  await open(page);
  await page.keyboard.type('gym monday and wednesday 7am');
  await expect(dialog.getByText('A routine, every Monday and Wednesday, 07:00')).toBeVisible();
  await dialog.getByLabel('What do you want to do?').fill('read the daily mail');
  await expect(dialog.getByText(/^A routine/)).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
});

test('an unsaved routine is not replaced without asking', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, ROUTINES);
  await page.getByRole('button', { name: 'Add a routine' }).click();
  const editor = page.getByRole('dialog', { name: 'A new routine' });
  await editor.getByRole('button', { name: 'A routine of my own' }).click();
  await editor.getByLabel('Name').fill('Evening');
  await page.keyboard.press('Escape');
  const dialog = await open(page);
  await page.keyboard.type('take pills every day at 9');
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog.getByText('You have another routine that isn’t saved yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect(editor.getByLabel('Name')).toHaveValue('Evening');
  await page.keyboard.press('Escape');

  await open(page);
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue(
    'take pills every day at 9',
  );
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Replace it' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  await expect(editor.getByLabel('Name')).toHaveValue('take pills');
  await expect(editor.getByLabel('Time', { exact: true })).toHaveValue('09:00');
  await expect(editor.getByLabel('Step 1')).toHaveValue('take pills');
  await editor.getByRole('button', { name: 'Minutes, order and hints' }).click();
  await expect(editor.getByLabel('Minutes', { exact: true })).toHaveValue('');
  await expect(editor.getByRole('checkbox', { name: /day$/, checked: true })).toHaveCount(7);
});

test('the routine also opens with one thing at a time', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await setComfort(page, { oneThingAtATime: true });
  await visit(page, ROUTINES);
  const dialog = await open(page);
  await page.keyboard.type('stretch every day');
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'A new routine' });
  await expect(editor.getByLabel('Name')).toBeVisible();
  await expect(editor.getByLabel('Name')).toHaveValue('stretch');
  await expect(editor.getByLabel('Time of day')).toHaveValue('none');
});
