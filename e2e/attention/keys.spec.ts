import { expect, type Page } from '../fixtures.ts';
import { letterShows, press, setHidden, storedRuns, visitCpt } from '../support/attention.ts';
import { button, sightOf, startWatched, tests, visitTests } from '../support/attention-tests.ts';
import { pass, settled } from '../support/clock.ts';
import { test } from '../warm.ts';

/** Lets time pass until a word comes up, from number `from` of what was seen on. */
const wordComes = async (page: Page, from: number): Promise<number> =>
  (await sightOf(page, 'on', from)).number;

/** Lets time pass until the verdict on an answer comes. */
const verdictComes = async (page: Page, from: number): Promise<number> =>
  (await sightOf(page, /orrect$/, from)).number;

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Presses a key until the page is where it leads: one that comes while the page still glides may count for nothing. */
const scrollBy = (page: Page, key: 'Home' | 'End', isThere: (y: number) => boolean) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect.poll(async () => isThere(await scrolled(page)), { timeout: 2000 }).toBe(true);
  }).toPass({ timeout: 10_000 });

test('during a run no field of the page takes the keys of the test', async ({
  page,
  person: _,
}) => {
  await visitTests(page);
  await startWatched(page);
  const from = await wordComes(page, 0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // After a choice of difficulty the keys answer without another click.
  await tests(page).getByLabel('Difficulty').focus();
  await tests(page).getByLabel('Difficulty').selectOption('hard');
  await page.keyboard.press('1');
  await verdictComes(page, from);
});

for (const key of ['Space', 'Enter']) {
  test(`${key} on an answer button answers as it goes down, once however long it is held`, async ({
    page,
    person,
  }) => {
    await visitTests(page);
    await startWatched(page);
    const first = await wordComes(page, 0);
    await button(page, 'Red').focus();
    await page.keyboard.down(key);
    const said = await verdictComes(page, first);
    const second = await wordComes(page, said);
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await pass(page, 500);
    await expect(tests(page).getByText('Word 2 of 10')).toBeVisible();
    await expect(tests(page).getByText(/^(Correct|Incorrect)$/)).toHaveCount(0);
    await page.keyboard.press(key);
    await verdictComes(page, second);
    // A mouse that answers nothing leaves the times those of keys.
    await button(page, 'Green').click();
    await wordComes(page, second + 1);
    await button(page, 'Stop').click();
    await settled(page);
    expect(await storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
    const [run] = await storedRuns(page, person.userId, 'stroop');
    expect(run?.timing.input).toBe('key');
    expect(run?.score).toMatchObject({ complete: false });
  });
}

test('keys scroll the page in a pause, and not while words come', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await visitTests(page);
  await startWatched(page);
  await wordComes(page, 0);
  const before = await scrolled(page);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  expect(await scrolled(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
  await scrollBy(page, 'Home', (y) => y < before);
});

test('keys scroll the CPT in a break', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await visitCpt(page);
  await page.getByLabel('Mode').selectOption('full');
  await press(page, 'Start without practice');
  await letterShows(page);
  await expect(page.getByLabel('Mode'), 'another mode would end it').toBeDisabled();
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(page.getByRole('heading', { name: 'Paused in part 1 of 5' })).toBeFocused();
  await scrollBy(page, 'Home', (y) => y === 0);
  await scrollBy(page, 'End', (y) => y > 0);
});
