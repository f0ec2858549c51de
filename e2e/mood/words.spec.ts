import { moodBody } from '#tests/support/visitor.ts';
import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { overflow, setComfort } from '../support/look.ts';
import { checkIn, MOOD_PAGE, openMoreWords, storedMoods, THANKS } from '../support/moods.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const aboutWords = (page: Page) => page.getByText('What these words mean, and your own words');
const addWord = async (page: Page, word: string): Promise<void> => {
  await page.getByLabel('A new word').fill(word);
  await page.getByRole('button', { name: 'Add word' }).click();
};
const entry = (page: Page) =>
  page
    .getByRole('region', { name: /^Moods on / })
    .getByRole('listitem')
    .last();

test('energy and body are logged with a mood, and body signs suggest words without selecting them', async ({
  page,
  person,
}) => {
  await visit(page, MOOD_PAGE);
  await expect(page.getByRole('radio', { name: 'Very lively' })).toBeHidden();
  await openMoreWords(page);
  await page.getByRole('radio', { name: 'Low' }).check();
  await checkbox(page, 'Tight chest').check();
  const proposal = page.getByRole('group', {
    name: '“Tight chest” often goes with these words. Do you want to use one?',
  });
  await expect(proposal).toBeVisible();
  await checkbox(page, 'Hot').check();
  const both = page.getByRole('group', {
    name: '“Tight chest” and “Hot” often go with these words. Do you want to use one?',
  });
  await expect(both.getByRole('checkbox')).toHaveCount(3);
  await expect(both.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await both.getByRole('checkbox', { name: 'Angry' }).check();
  await expect(page.locator('summary', { hasText: 'More words' })).toHaveText(
    'More words, energy or body Angry, Energy: Low, Tight chest, Hot',
  );
  await expect(
    page.getByRole('group', { name: 'More words' }).getByRole('checkbox', { name: 'Angry' }),
  ).toBeChecked();
  await checkbox(page, 'Overload').check();
  await checkIn(page, 1, '');
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(entry(page)).toContainText('Overload, Angry');
  await expect(entry(page)).toContainText('EnergyLow');
  await expect(entry(page)).toContainText('BodyTight chest, Hot');
  expect(await storedMoods(page, person.userId)).toMatchObject([
    { mood: 25, tags: ['Overload', 'Angry'], energy: 1, body: ['Tight chest', 'Hot'] },
  ]);

  // The fields are reset, and the section stays open for the next check-in.
  await expect(page.getByRole('radio', { name: 'No answer' })).toBeChecked();
  await reload(page);
  await expect(checkbox(page, 'Hot')).toBeVisible();
  await expect(checkbox(page, 'Hot')).not.toBeChecked();
  await page.getByText('More words, energy').click();
  await expect(checkbox(page, 'Hot')).toBeHidden();
  await visit(page, MOOD_PAGE);
  await expect(checkbox(page, 'Hot')).toBeHidden();
});

const offered = (page: Page) =>
  page.getByRole('group', { name: 'What’s behind this mood?' }).getByRole('checkbox');
const labels = (page: Page) => offered(page).locator('xpath=..');
/** Opens pages without a first call for everything, and holds the call for the moods. */
const heldMoods = async (page: Page) => {
  await askOneByOne(page);
  return holdCalls(page, '**/api/mood/all/**');
};
const USUAL = ['Tired', 'Overwhelmed', 'Focused', 'Happy moment'];

test('the words that were used most are offered, and no word changes under the finger', async ({
  page,
  person,
}) => {
  for (const tags of [['Bad sleep', 'Overload'], ['Bad sleep']]) {
    const data = { ...moodBody(person.userId), tags };
    expect((await page.request.post('/api/mood/submit', { data })).status()).toBe(201);
  }
  const slow = await heldMoods(page);
  await page.goto(MOOD_PAGE);
  await expect.poll(() => slow.held.length).toBeGreaterThan(0);
  await expect(page.getByLabel('Why?')).toBeVisible();
  await expect(offered(page), 'no word can be chosen yet').toHaveCount(0);
  slow.letGo();
  await expect(labels(page)).toHaveText(['Bad sleep', 'Overload', 'Tired', 'Overwhelmed']);
});

test('who is quicker than the moods gets the usual words, and keeps them', async ({
  page,
  person,
}) => {
  const data = { ...moodBody(person.userId), tags: ['Bad sleep'] };
  expect((await page.request.post('/api/mood/submit', { data })).status()).toBe(201);
  const slow = await heldMoods(page);
  await page.goto(MOOD_PAGE);
  await expect.poll(() => slow.held.length).toBeGreaterThan(0);
  await page.getByLabel('Why?').click();
  await expect(labels(page)).toHaveText(USUAL);
  slow.letGo();
  await expect(entry(page)).toContainText('Bad sleep');
  await expect(labels(page)).toHaveText(USUAL);
});

test('own words are added, used and removed by keyboard, and a mood keeps its word', async ({
  page,
  person,
}) => {
  await visit(page, MOOD_PAGE);
  await openMoreWords(page);
  await aboutWords(page).press('Enter');
  await expect(page.getByText('Going quiet and still, with few words or none.')).toBeVisible();
  await page.getByLabel('A new word').fill('Choir');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added “Choir”.')).toBeVisible();
  await addWord(page, 'choir');
  await expect(page.getByRole('alert')).toHaveText('You already have the word “Choir”.');
  await addWord(page, 'sleepy');
  await expect(page.getByRole('alert')).toHaveText('“Sleepy” is already on the list.');
  await addWord(page, ' ');
  await expect(page.getByRole('alert')).toHaveText('Type a word.');
  await checkbox(page, 'Choir').check();
  await checkIn(page, 1, '');
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.getByRole('button', { name: 'Remove “Choir”' }).press('Enter');
  await expect(page.getByText('Removed “Choir”.')).toBeVisible();
  await expect(page.getByLabel('A new word')).toBeFocused();
  await settled(page);
  await reload(page);
  await expect(checkbox(page, 'An urge')).toBeVisible();
  await expect(entry(page)).toContainText('Choir');
  await expect(checkbox(page, 'Choir')).toHaveCount(0);
  expect(await storedMoods(page, person.userId)).toMatchObject([{ ownTags: ['Choir'] }]);
  await visit(page, '/dashboard');
  const triggers = page.getByRole('region', { name: 'Top Emotional Triggers' });
  await expect(triggers.getByRole('listitem')).toContainText(['Choir']);
  await expect(triggers).toContainText(/Everything since \d+ \w+ \d{4}\./);
});

test('the extra sections fit on small phones with large text, with levels stacked', async ({
  page,
  person: _,
}) => {
  await visit(page, MOOD_PAGE);
  await openMoreWords(page);
  await aboutWords(page).click();
  await checkbox(page, 'Tense shoulders').check();
  await addWord(page, `Aquite${'long'.repeat(8)}word`);
  for (const [width, comfort] of [
    [1280, {}],
    [390, {}],
    [320, { textSize: 'huge', textSpacing: 'widest' }],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setComfort(page, comfort);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const lefts = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => Math.round(radio.getBoundingClientRect().left)));
    expect(new Set(lefts).size === 1).toBe(width === 320);
  }
  await expectAccessible(page);
});
