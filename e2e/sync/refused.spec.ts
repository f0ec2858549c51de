import { reload, setTime, settled } from '../support/clock.ts';
import { checkIn, MOOD_PAGE, storedMoods, storedReasons, THANKS } from '../support/moods.ts';
import { expect, test, visit } from '../warm.ts';

const DAYS_AHEAD_MS = 2 * 86_400_000;

test('a refused entry shows its reason, survives a reload, and can be corrected and sent', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  await visit(page, MOOD_PAGE);
  await setTime(page, Date.now() + DAYS_AHEAD_MS);
  await checkIn(page, 4, 'From the future');
  await expect(page.getByRole('alert')).toContainText('Failed to submit mood.');
  await expect(page.getByLabel('Why?')).toHaveValue('From the future');

  await setTime(page, Date.now());
  await reload(page);
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await expect(refused).toContainText('Very good');
  // The next entry must not wait for the refused one.
  await checkIn(page, 0, 'Later, but fine');
  await expect(page.getByText(THANKS)).toBeVisible();

  await refused.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('When').fill('');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog.getByLabel('When')).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a day and a time.');
  await dialog.getByLabel('When').fill('2024-05-01T10:30');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toBeHidden();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { why: 'From the future', localDate: '2024-05-01', mood: 100 },
    { why: 'Later, but fine', mood: 0 },
  ]);
});

test('trying again corrects the refused entry instead of adding another', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  await visit(page, MOOD_PAGE);
  await setTime(page, Date.now() + DAYS_AHEAD_MS);
  await checkIn(page, 4, 'Too early');
  await expect(page.getByRole('alert')).toContainText('Failed to submit mood.');
  await setTime(page, Date.now());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await settled(page);
  await expect(page.getByText('Mood check-in not accepted:')).toBeHidden();
  expect(await storedReasons(page, person.userId)).toEqual(['Too early']);
});

test('a refused entry disappears only when the person removes it', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  await visit(page, MOOD_PAGE);
  await setTime(page, Date.now() + DAYS_AHEAD_MS);
  await checkIn(page, 2, 'Not needed');
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await refused.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove entry' }).click();
  await expect(refused).toBeHidden();
  expect(await storedReasons(page, person.userId)).toEqual([]);
});
