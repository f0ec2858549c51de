import { expect, type Page } from '../fixtures.ts';
import { holdClock, pass, reload, setTime, settled } from '../support/clock.ts';
import {
  checkIn,
  MOOD_PAGE,
  openMoods,
  openMoreWords,
  storedMoods,
  THANKS,
} from '../support/moods.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Mood' });
const why = (page: Page) => page.getByLabel('Why?');

test('a draft of slider, tags and text survives navigation and a reload', async ({
  page,
  person,
}) => {
  await visit(page, MOOD_PAGE);
  await slider(page).fill('0');
  await openMoreWords(page);
  await page.getByRole('checkbox', { name: 'Lonely' }).check();
  await why(page).fill('Half a thought');
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page.getByRole('button', { name: 'Very low' })).toBeVisible();
  await page.goBack();
  for (const again of [false, true]) {
    if (again) await reload(page);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Very low');
    await expect(page.getByRole('checkbox', { name: 'Lonely' })).toBeChecked();
    await expect(why(page)).toHaveValue('Half a thought');
  }
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(why(page)).toHaveValue('');
  await expect(slider(page)).toHaveValue('0');
  await expect(page.getByRole('checkbox', { name: 'Lonely' })).toBeChecked();
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 0, why: 'Half a thought', tags: ['Lonely'] },
  ]);

  // The draft is removed once it was sent, so the next visit starts with an empty form.
  await visit(page, MOOD_PAGE);
  await expect(slider(page)).toHaveValue('2');
  await expect(page.getByRole('checkbox', { name: 'Lonely' })).not.toBeChecked();
});

test('text typed in another tab while this one submits is not lost', async ({
  page,
  context,
  person: _,
}) => {
  const { letGo } = await holdCalls(context, '**/api/mood/submit');
  const other = await context.newPage();
  await visit(page, MOOD_PAGE);
  await openMoods(other);
  await holdClock(page);
  await checkIn(page, 1, 'Sent');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(why(other)).toHaveValue('Sent');
  await why(other).fill('Something else');
  letGo();
  await expect(page.getByText(THANKS)).toBeVisible();
  for (const tab of [page, other]) await expect(why(tab)).toHaveValue('Something else');
  await reload(other);
  await expect(why(other)).toHaveValue('Something else');
});

test('a reason that is too long is kept whole, counted, and accepted once shortened', async ({
  page,
  context,
  person,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, MOOD_PAGE);
  await holdClock(page);
  const words = 'word '.repeat(500);
  await page.evaluate((text) => navigator.clipboard.writeText(text), words);
  await why(page).focus();
  await page.keyboard.press('Control+V');
  await expect(why(page)).toHaveValue(words);
  await expect(why(page)).toHaveAccessibleDescription(/500 characters too many/);
  const said = page.getByRole('status').filter({ hasText: '500 characters' });
  await expect(said, 'not at every letter').toHaveCount(0);
  await pass(page, 1_000);
  await expect(said).toBeAttached();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(why(page)).toBeFocused();
  await expect(why(page)).toHaveValue(words);
  await settled(page);
  expect(await storedMoods(page, person.userId)).toEqual([]);

  await why(page).fill(words.slice(0, 1_990));
  await expect(page.getByText('You have 10 characters left.')).toBeVisible();
  await expect(why(page)).not.toHaveAccessibleDescription(/too many/);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await storedMoods(page, person.userId)).toMatchObject([{ why: words.slice(0, 1_990) }]);
});

test('a refused entry also keeps text that is too long until it is shortened', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  const now = Date.now();
  await visit(page, MOOD_PAGE);
  await setTime(page, now + 2 * 86_400_000);
  await checkIn(page, 4, 'From the future');
  await page.getByRole('button', { name: 'Show what was not accepted' }).click();
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await expect(refused.getByRole('heading')).toBeFocused();
  await setTime(page, now);
  await refused.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('When').fill('2024-05-01T10:30');
  await dialog.getByLabel('Why?').fill('x'.repeat(2_001));
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(dialog.getByLabel('Why?')).toBeFocused();
  await expect(dialog.getByText('1 character too many.').first()).toBeVisible();
  await dialog.getByLabel('Why?').fill('x'.repeat(2_000));
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toBeHidden();
  await settled(page);
  expect(await storedMoods(page, person.userId)).toMatchObject([{ why: 'x'.repeat(2_000) }]);
});
