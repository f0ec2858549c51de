import { expect, expectAccessibleInThemes, type Page, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { dayFromNow, openRoutine, rowOf, rowsOf, storedTasks } from '../support/routine.ts';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Add something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add something' });
  await expect(dialog.getByLabel('What do you want to do?')).toBeFocused();
  return dialog;
};

for (const width of [390, 1280]) {
  test(`a line becomes a task with its day, time and length, at ${width}`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/homepage');
    const dialog = await open(page);
    await page.keyboard.type('Call mum tomorrow at 3pm, 10 min');
    await expect(dialog.getByLabel('Task title')).toHaveValue('Call mum');
    await expect(dialog.getByLabel('When')).toHaveValue('tomorrow');
    await expect(dialog.getByLabel('Time (may stay empty)')).toHaveValue('15:00');
    await expect(dialog.getByLabel('Estimated time (min)')).toHaveValue('10');
    await expectAccessibleInThemes(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('is added for tomorrow at 15:00.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add something' })).toBeFocused();
    const date = await dayFromNow(page, 1);
    await expect
      .poll(() => storedTasks(page, person.userId))
      .toMatchObject([{ title: 'Call mum', date, time: '15:00', estimatedTime: 10, later: false }]);
    await openRoutine(page);
    await expect(rowsOf(page, 'Tomorrow')).toContainText('at 15:00');
  });
}

test('what has no day goes to Later, and what was understood can be changed', async ({
  page,
  person,
}) => {
  await page.goto('/dashbaord');
  await expect(page.getByRole('button', { name: 'Add something' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+N');
  const dialog = page.getByRole('dialog', { name: 'Add something' });
  await expect(dialog.getByLabel('What do you want to do?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The title is empty.')).toBeVisible();
  await page.keyboard.type('Buy 3 pm tablets');
  await expect(dialog.getByLabel('When')).toHaveValue('later');
  await page.keyboard.press('Enter');
  await expect(page.getByText('is added to Later.')).toBeVisible();

  await open(page);
  await page.keyboard.type('Read at 8pm');
  await dialog.getByLabel('When').selectOption('Another day');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Choose a day.')).toBeVisible();
  const date = await dayFromNow(page, 5);
  await dialog.getByLabel('Day', { exact: true }).fill(date);
  await dialog.getByLabel('Time (may stay empty)').fill('19:45');
  await dialog.getByLabel('Task title').fill('Read a book');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => storedTasks(page, person.userId))
    .toMatchObject([
      { title: 'Buy 3 pm tablets', later: true, time: null },
      { title: 'Read a book', date, time: '19:45', later: false },
    ]);
});

test('what was typed is still there when the dialog is closed or the page loads again', async ({
  page,
  person: _,
}) => {
  await page.goto('/homepage');
  const dialog = await open(page);
  await page.keyboard.type('Water the plants');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await open(page);
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('Water the plants');
});

test('a letter typed the moment the field has the focus is kept', async ({ page, person: _ }) => {
  await page.goto('/homepage');
  await page.evaluate(() => {
    const type = () => queueMicrotask(() => document.execCommand('insertText', false, 'W'));
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) type();
    });
  });
  const dialog = await open(page);
  await page.keyboard.type('ater the plants');
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('Water the plants');
});

test('Cancel takes the words away; kept ones are replaced by typing, or cleared', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/homepage');
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
  await expectAccessibleInThemes(page);
  await page.keyboard.type('Read');
  await expect(words).toHaveValue('Read');
  await expect(dialog.getByText('What you typed before')).toBeHidden();

  await page.keyboard.press('Escape');
  await open(page);
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(words).toHaveValue('');
  await expect(words).toBeFocused();
  await page.reload();
  await open(page);
  await expect(words).toHaveValue('');
});

test('going back closes the dialog and keeps the words', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/homepage');
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

test('the form and its reader of days and times are loaded with the dialog, not with a page', async ({
  page,
  person: _,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openRoutine(page);
  for (const part of ['/add-form-', '/capture-'])
    expect(loaded.filter((url) => url.includes(part))).toEqual([]);
  await open(page);
  for (const part of ['/add-form-', '/capture-'])
    await expect.poll(() => loaded.some((url) => url.includes(part))).toBe(true);
});

test('nothing is wider than the smallest screen', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/homepage');
  const dialog = await open(page);
  await page.keyboard.type('Call mum on 12 December at 3pm');
  await expect(dialog.getByLabel('Day', { exact: true })).toBeVisible();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
});

test('who types and presses Enter at once loses nothing', async ({ page, person }) => {
  await page.goto('/homepage');
  await open(page);
  await page.keyboard.type('Call mum tomorrow at 3pm');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => storedTasks(page, person.userId))
    .toMatchObject([{ title: 'Call mum', time: '15:00' }]);
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a thought is kept without a connection, and sent once it returns', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    await openRoutine(page);
    await untilInstalled(page);
    await context.setOffline(true);
    const dialog = await open(page);
    await page.keyboard.type('Post the letter tomorrow at 9am');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('It is kept on this device until it is sent.')).toBeVisible();
    await expect(rowsOf(page, 'Tomorrow')).toContainText('Post the letter');
    await expect(rowOf(page, 'Post the letter')).toContainText('waiting to send');
    await context.setOffline(false);
    await expect
      .poll(() => storedTasks(page, person.userId))
      .toMatchObject([{ title: 'Post the letter', time: '09:00' }]);
  });
});
