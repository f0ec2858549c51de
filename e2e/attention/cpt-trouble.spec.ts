import { expect, expectAccessible, expectAccessibleInThemes, test } from '../fixtures.ts';
import {
  feedback,
  openCpt,
  press,
  seen,
  setHidden,
  storedRuns,
  summary,
  watchLetters,
  watchPosts,
} from '../support/attention.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { refuse } from '../support/refusing-server.ts';

test('leaving the tab stops a quick run, marks it, and says so kindly', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await openCpt(page);
  await watchLetters(page);
  await press(page, 'Start');
  await expect.poll(async () => (await seen(page)).count).toBeGreaterThan(1);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(feedback(page)).toHaveText('Test stopped');
  await expect(page.getByText(/^This page was left while the test ran/)).toBeVisible();
  await expect(summary(page), 'there was no press to tell of').toHaveCount(0);
  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'cpt'))[0]).toMatchObject({ interrupted: true });
  expect(posts.filter(({ path }) => path === '/api/focus/cpt-summary')).toEqual([]);
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a run that ends without a connection is sent later, once', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    const posts = watchPosts(page);
    await openCpt(page);
    await untilInstalled(page);
    await watchLetters(page);
    await press(page, 'Start');
    await expect.poll(async () => (await seen(page)).count).toBeGreaterThan(1);
    await context.setOffline(true);
    await page.keyboard.press('x');
    await expect(feedback(page)).toHaveText(/orrect$/);
    await page.keyboard.press('Escape');
    await expect(summary(page)).toContainText('Total responses1');
    await expect(page.getByText(/2 entries waiting to send/)).toBeVisible();
    expect(posts).toEqual([]);
    await page.reload();
    await expect(page.getByText(/2 entries waiting to send/)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
    await expect(page.getByText(/waiting to send/)).toHaveCount(0);
    const sent = posts.map(({ path }) => path).filter((path) => /cpt|runs/.test(path));
    expect(sent).toEqual([
      '/api/focus/cpt',
      '/api/focus/cpt-summary',
      `/api/attention/runs/${person.userId}`,
    ]);
  });
});

test('a run without a letter leaves nothing, and the X button takes presses of any kind', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await openCpt(page);
  await page.evaluate(() => {
    const start = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Start',
    );
    start?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(page.getByRole('heading', { name: 'Test Summary' })).toBeFocused();
  await page.getByLabel('Difficulty').selectOption('easy');
  await watchLetters(page);
  await press(page, 'Start');
  await expect.poll(async () => (await seen(page)).count).toBeGreaterThan(0);
  const x = page.getByRole('button', { name: 'X', exact: true });
  const presses = () => posts.filter(({ path }) => path === '/api/focus/cpt');
  // Voice and switch control press without a pointer, and a second finger is not the first.
  await x.dispatchEvent('click');
  await expect.poll(presses).toHaveLength(1);
  await x.dispatchEvent('pointerdown', { isPrimary: false, pointerType: 'touch', button: 0 });
  await expect.poll(presses).toHaveLength(2);
  await press(page, 'Stop');
  await expect(summary(page)).toContainText('Total responses2');
  const kept = async () => (await storedRuns(page, person.userId, 'cpt')).map(({ score }) => score);
  await expect.poll(kept).toMatchObject([{ total: 2 }]);
});

test('going back to another page of the app keeps the run as interrupted', async ({
  page,
  person,
}) => {
  await page.goto('/features/focus-mood-tracker/tests');
  await page.getByRole('link', { name: 'CPT Attention Test' }).click();
  await watchLetters(page);
  await press(page, 'Start');
  await expect.poll(async () => (await seen(page)).count).toBeGreaterThan(1);
  await page.goBack();
  await expect(page).toHaveURL(/tests$/);
  await expect.poll(() => storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'cpt'))[0]).toMatchObject({ interrupted: true });
});

test('without barriers before, while and after it runs, in every theme, as narrow as can be', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCpt(page);
  await expectAccessibleInThemes(page);
  await press(page, 'Start');
  await expect(page.getByRole('button', { name: 'X', exact: true })).toBeEnabled();
  await expectAccessible(page);
  await press(page, 'Stop');
  await expect(summary(page)).toBeVisible();
  await expectAccessibleInThemes(page);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, 'nothing to scroll sideways').toBeLessThanOrEqual(320);
});

test.describe('with answers made up by the test', () => {
  test('a result that the server refuses can be sent again or removed, and nothing else', async ({
    page,
    person: _,
    allowErrors,
  }) => {
    allowErrors(/400/);
    const message = 'The result came too late.';
    let isRefusing = true;
    await page.route('**/api/focus/cpt-summary', (route) =>
      isRefusing ? refuse(route, { status: 400, message }) : route.continue(),
    );
    await openCpt(page);
    await watchLetters(page);
    await press(page, 'Start');
    await expect.poll(async () => (await seen(page)).count).toBeGreaterThan(1);
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    const refused = page.getByRole('region', { name: 'Entries that were not accepted' });
    await expect(refused).toContainText(message);
    await expect(refused.getByRole('button')).toHaveText(['Send again', 'Remove']);
    isRefusing = false;
    await refused.getByRole('button', { name: 'Send again' }).click();
    await expect(refused).toBeHidden();
  });
});
