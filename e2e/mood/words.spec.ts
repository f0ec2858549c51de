import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  type Page,
  test,
} from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { overflow, setComfort } from '../support/look.ts';
import { checkIn, KEPT, openMoods, openMoreWords, storedMoods, THANKS } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const energyAndBody = (page: Page) => page.getByText('Add energy or body');
const aboutWords = (page: Page) => page.getByText('What these words mean, and your own words');
const addWord = async (page: Page, word: string): Promise<void> => {
  await page.getByLabel('A new word').fill(word);
  await page.getByRole('button', { name: 'Add word' }).click();
};
const entry = (page: Page) =>
  page
    .getByRole('region', { name: /^Moods of / })
    .getByRole('listitem')
    .last();

test('energy and body go with a mood, and what the body says proposes words without choosing one', async ({
  page,
  person,
}) => {
  await openMoods(page);
  await expect(page.getByRole('radio', { name: 'Very lively' })).toBeHidden();
  await energyAndBody(page).click();
  await page.getByRole('radio', { name: 'Low' }).check();
  await checkbox(page, 'Tight chest').check();
  const proposal = page.getByRole('group', {
    name: 'Tight chest often goes with these words. Use one?',
  });
  await expect(proposal).toBeVisible();
  await checkbox(page, 'Hot').check();
  const both = page.getByRole('group', {
    name: 'Tight chest and hot often go with these words. Use one?',
  });
  await expect(both.getByRole('checkbox')).toHaveCount(3);
  await expect(both.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await both.getByRole('checkbox', { name: 'Angry' }).check();
  await expect(page.locator('summary', { hasText: 'More words' })).toHaveText('More words Angry');
  await openMoreWords(page);
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

  // What belongs to that moment is empty again, and the part stays open the next time.
  await expect(page.getByRole('radio', { name: 'Not said' })).toBeChecked();
  await page.reload();
  await expect(checkbox(page, 'Hot')).toBeVisible();
  await expect(checkbox(page, 'Hot')).not.toBeChecked();
  await energyAndBody(page).click();
  await expect(checkbox(page, 'Hot')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Mood' })).toBeVisible();
  await expect(checkbox(page, 'Hot')).toBeHidden();
});

test('own words are added, used and removed by keyboard, and a mood keeps its word', async ({
  page,
  person,
}) => {
  await openMoods(page);
  await aboutWords(page).press('Enter');
  await expect(page.getByText('Going quiet and still, with few words or none.')).toBeVisible();
  await page.getByLabel('A new word').fill('Choir');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Choir” is added.')).toBeVisible();
  await addWord(page, 'choir');
  await expect(page.getByRole('alert')).toHaveText('You have the word “Choir” already.');
  await addWord(page, 'sleepy');
  await expect(page.getByRole('alert')).toHaveText('“Sleepy” is a word of the list already.');
  await addWord(page, ' ');
  await expect(page.getByRole('alert')).toHaveText('Word is empty.');
  await checkbox(page, 'Choir').check();
  await checkIn(page, 3, '');
  await expect(page.getByText(THANKS)).toBeVisible();
  const removed = page.waitForResponse((answer) => answer.url().includes('/api/mood/tags/delete/'));
  await page.getByRole('button', { name: 'Remove “Choir”' }).press('Enter');
  await expect(page.getByText('“Choir” is removed.')).toBeVisible();
  // A page that ends before would ask for it once more.
  await removed;
  await expect(page.getByLabel('A new word')).toBeFocused();
  await page.reload();
  await expect(checkbox(page, 'An urge')).toBeVisible();
  await expect(entry(page)).toContainText('Choir');
  await expect(checkbox(page, 'Choir')).toHaveCount(0);
  expect(await storedMoods(page, person.userId)).toMatchObject([{ ownTags: ['Choir'] }]);
  await page.goto('/dashboard');
  const triggers = page.getByRole('region', { name: 'Top Emotional Triggers' });
  await expect(triggers.getByRole('listitem')).toContainText(['Choir']);
  await expect(triggers).toContainText(/all since \d+ \w+ \d{4}\./);
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an own word that is added without a connection can be used at once, and both are sent later', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    await openMoods(page);
    await untilInstalled(page);
    await context.setOffline(true);
    await page.reload();
    await aboutWords(page).click();
    await addWord(page, 'Dentist');
    await checkbox(page, 'Dentist').check();
    await checkIn(page, 0, '');
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.reload();
    await expect(checkbox(page, 'Dentist')).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(() => storedMoods(page, person.userId))
      .toMatchObject([{ ownTags: ['Dentist'] }]);
    const reply = await page.request.get(`/api/mood/words/${person.userId}`);
    expect(await reply.json()).toMatchObject({ own: [{ name: 'Dentist' }] });
  });
});

test('the further parts fit on small phones with large text, one level below the other, in every theme', async ({
  page,
  person: _,
}) => {
  for (const [width, comfort] of [
    [1280, {}],
    [390, {}],
    [320, { textSize: 'huge', textSpacing: 'widest' }],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setComfort(page, comfort);
    await openMoods(page);
    for (const part of [aboutWords(page), energyAndBody(page)]) {
      const isOpen = await part.evaluate((summary) => summary.closest('details')?.open === true);
      if (!isOpen) await part.click();
    }
    await addWord(page, `Aquite${'long'.repeat(8)}${width}`);
    if (!(await checkbox(page, 'Tense shoulders').isChecked()))
      await checkbox(page, 'Tense shoulders').check();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const lefts = await page
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => Math.round(radio.getBoundingClientRect().left)));
    expect(new Set(lefts).size === 1).toBe(width === 320);
    if (width === 1280) await expectAccessibleInThemes(page);
    else await expectAccessible(page);
  }
});
