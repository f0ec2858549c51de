import type { Locator } from '@playwright/test';
import { expectAccessible, test as journey, type Page } from '../fixtures.ts';
import { holdClock, pass, reload } from '../support/clock.ts';
import { overflow } from '../support/look.ts';
import { dayFromNow, openRoutine, ROUTINE_PAGE, rowsOf, storedTasks } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Add something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add something' });
  await expect(dialog.getByLabel('What do you want to do?')).toBeFocused();
  return dialog;
};

test('a line becomes a task with its day, time and length', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/homepage');
  const dialog = await open(page);
  await page.keyboard.type('Call mum tomorrow at 3pm, 10 min');
  await expect(dialog.getByLabel('Task title')).toHaveValue('Call mum');
  await expect(dialog.getByLabel('When')).toHaveValue('tomorrow');
  await expect(dialog.getByLabel('Time (optional)')).toHaveValue('15:00');
  await expect(dialog.getByLabel('Estimated time (min)')).toHaveValue('10');
  await expect(dialog.getByLabel('Reminder')).toHaveValue('start');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const added = page.getByText(/Added .+ for tomorrow at 15:00\./);
  await expect(added).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add something' })).toBeFocused();
  await holdClock(page);
  await pass(page, 9_000);
  await expect(added).toBeHidden();
  const date = await dayFromNow(page, 1);
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { title: 'Call mum', date, time: '15:00', estimatedTime: 10, later: false },
  ]);
  await visit(page, ROUTINE_PAGE);
  await expect(rowsOf(page, 'Tomorrow')).toContainText('at 15:00');
});

test('what one has to go to reminds earlier, and this can be changed above the buttons', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/homepage');
  const dialog = await open(page);
  await page.keyboard.type('pick up kids 23:45');
  const reminder = dialog.getByLabel('Reminder');
  await expect(reminder).toHaveValue('earlyBoth');
  const bottomOf = async (field: Locator) => {
    const box = await field.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const buttons = await dialog.getByRole('button', { name: 'Add', exact: true }).boundingBox();
  expect(await bottomOf(reminder)).toBeLessThan(buttons?.y ?? Number.NaN);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await open(page);
  await page.keyboard.type('meet Sam 23:45');
  await reminder.selectOption('10 minutes before');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { reminders: { atStart: true, minutesBefore: 30 } },
    { reminders: { atStart: false, minutesBefore: 10 } },
  ]);
});

test('words taken out of the title are shown, and one press puts them back', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/homepage');
  const dialog = await open(page);
  await page.keyboard.type('Watch the news at 8pm tomorrow, 20 min');
  const title = dialog.getByLabel('Task title');
  await expect(title).toHaveValue('Watch the news');
  const chip = (words: string) => dialog.getByRole('checkbox', { name: words });
  await expect(chip('at 8pm')).toBeChecked();
  await expect(chip('20 min')).toBeChecked();
  await chip('at 8pm').press('Space');
  await expect(title).toHaveValue('Watch the news at 8pm');
  await expect(dialog.getByLabel('Time (optional)')).toHaveValue('');
  await expect(dialog.getByLabel('When')).toHaveValue('tomorrow');
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await chip('at 8pm').press('Space');
  await expect(dialog.getByLabel('Time (optional)')).toHaveValue('20:00');
  await chip('tomorrow').press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { title: 'Watch the news tomorrow', time: '20:00', estimatedTime: 20 },
  ]);
});

test('a monthly rhythm becomes a routine, and one that is not understood is pointed out', async ({
  page,
  person: _,
}) => {
  await visit(page, '/homepage');
  const dialog = await open(page);
  await page.keyboard.type('Drink water every 30 minutes');
  await expect(dialog.getByText('“every 30 minutes” sounds like something that')).toBeVisible();
  await dialog
    .getByLabel('What do you want to do?')
    .fill('Book club on the last Friday of every month');
  await expect(dialog.getByText('A routine, each month on the last Friday')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('How the routine repeats')).toHaveValue('month-weekdays');
  await expect(page.getByLabel('Which week of the month?')).toHaveValue('-1');
  await expect(page.getByLabel('Weekday', { exact: true })).toHaveValue('fr');
  await expectAccessible(page);
  await page.getByLabel('How the routine repeats').selectOption('On certain dates each month');
  await page.getByLabel('Dates of the month').fill('31');
  await expect(page.getByText('This leaves out months without a 31st.')).toBeVisible();
});

test('a task without a day goes to Later, and what was understood can be changed', async ({
  page,
  person,
}) => {
  await visit(page, '/dashbaord');
  await expect(page.getByRole('button', { name: 'Add something' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+N');
  const dialog = page.getByRole('dialog', { name: 'Add something' });
  await expect(dialog.getByLabel('What do you want to do?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The title is empty.')).toBeVisible();
  await page.keyboard.type('Buy 3 pm tablets');
  await expect(dialog.getByLabel('When')).toHaveValue('later');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Added .+ to Later\./)).toBeVisible();

  await open(page);
  await page.keyboard.type('Read at 8pm');
  await dialog.getByLabel('When').selectOption('Another day');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Choose a day.')).toBeVisible();
  const date = await dayFromNow(page, 5);
  await dialog.getByLabel('Day', { exact: true }).fill(date);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await dialog.getByLabel('Time (optional)').fill('19:45');
  await dialog.getByLabel('Task title').fill('Read a book');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await storedTasks(page, person.userId)).toMatchObject([
    { title: 'Buy 3 pm tablets', later: true, time: null },
    { title: 'Read a book', date, time: '19:45', later: false },
  ]);
});

test('typed text survives closing the dialog and reloading the page', async ({
  page,
  person: _,
}) => {
  await visit(page, '/homepage');
  const dialog = await open(page);
  await page.keyboard.type('Water the plants');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await reload(page);
  await open(page);
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('Water the plants');
});

test('a letter typed the moment the field gets the focus is not lost', async ({
  page,
  person: _,
}) => {
  await visit(page, '/homepage');
  await page.evaluate(() => {
    const type = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLInputElement)) return;
      document.removeEventListener('focusin', type);
      queueMicrotask(() => document.execCommand('insertText', false, 'W'));
    };
    document.addEventListener('focusin', type);
  });
  const dialog = await open(page);
  await page.keyboard.type('ater the plants');
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('Water the plants');
});

test('Cancel discards the text; retained text is replaced by typing or cleared', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/homepage');
  const dialog = await open(page);
  const words = dialog.getByLabel('What do you want to do?');
  await page.keyboard.type('Water the plants tomorrow');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await open(page);
  await expect(words).toHaveValue('');
  await expect(dialog.getByText('What you typed before')).toBeHidden();

  await page.keyboard.type('Water the plants');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open(page);
  await expect(words).toHaveValue('Water the plants');
  await expect(dialog.getByText('What you typed before')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Read');
  await expect(words).toHaveValue('Read');
  await expect(dialog.getByText('What you typed before')).toBeHidden();

  await page.keyboard.press('Escape');
  await open(page);
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(words).toHaveValue('');
  await expect(words).toBeFocused();
  await page.keyboard.press('Escape');
  await open(page);
  await expect(words).toHaveValue('');
});

test('going back closes the dialog and keeps the text', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/homepage');
  await page.getByRole('link', { name: 'Mood' }).click();
  await expect(page).toHaveURL(/focus-mood-tracker$/);
  const dialog = await open(page);
  await page.keyboard.type('Water the plants');
  await page.goBack();
  await expect(page).toHaveURL(/homepage$/);
  await expect(dialog).toBeHidden();
  await open(page);
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('Water the plants');
});

journey(
  'the capture form is loaded with the dialog, and pressing Enter before it arrives loses nothing',
  async ({ page, person }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openRoutine(page);
    const parts = ['/add-form-', '/english-'];
    const loadedParts = () => parts.filter((part) => loaded.some((url) => url.includes(part)));
    expect(loadedParts()).toEqual([]);
    await open(page);
    await page.keyboard.type('Call mum tomorrow at 3pm');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Added .+ for tomorrow at 15:00\./)).toBeVisible();
    expect(await storedTasks(page, person.userId)).toMatchObject([
      { title: 'Call mum', time: '15:00' },
    ]);
    expect(loadedParts()).toEqual(parts);
  },
);
