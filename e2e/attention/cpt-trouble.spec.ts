import { expect, expectAccessible } from '../fixtures.ts';
import {
  feedback,
  lettersCome,
  press,
  setHidden,
  startLetters,
  storedRuns,
  summary,
  visitCpt,
  watchLetters,
  watchPosts,
} from '../support/attention.ts';
import { TESTS_PAGE } from '../support/attention-tests.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { refuse } from '../support/refusing-server.ts';
import { test, visit } from '../warm.ts';

test('leaving the tab stops a quick run, marks it, and says so kindly', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await visitCpt(page);
  await watchLetters(page);
  await startLetters(page, 'Start');
  await lettersCome(page, 2);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(feedback(page)).toHaveText('Test stopped');
  await expect(page.getByText(/^You left this page during the test/)).toBeVisible();
  await expect(summary(page), 'there was no press to tell of').toHaveCount(0);
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'cpt'))[0]).toMatchObject({ interrupted: true });
  expect(posts.filter(({ path }) => path === '/api/focus/cpt-summary')).toEqual([]);
});

test('a run without a letter leaves nothing, and the X button accepts every kind of press', async ({
  page,
  person,
}) => {
  const posts = watchPosts(page);
  await visitCpt(page);
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
  await startLetters(page, 'Start');
  await lettersCome(page, 1);
  const x = page.getByRole('button', { name: 'X', exact: true });
  const presses = () => posts.filter(({ path }) => path === '/api/focus/cpt');
  // Voice and switch control send a click without pointer events. A second finger is not the primary pointer.
  await x.dispatchEvent('click');
  await pass(page, 100);
  await expect.poll(presses).toHaveLength(1);
  await x.dispatchEvent('pointerdown', { isPrimary: false, pointerType: 'touch', button: 0 });
  await pass(page, 100);
  await expect.poll(presses).toHaveLength(2);
  await press(page, 'Stop');
  await expect(summary(page)).toContainText('Total responses2');
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toMatchObject([{ score: { total: 2 } }]);
});

test('going back to another page of the app stores the run as interrupted', async ({
  page,
  person,
}) => {
  await visit(page, TESTS_PAGE);
  await holdClock(page);
  await page.getByRole('link', { name: 'CPT Attention Test' }).click();
  await watchLetters(page);
  await startLetters(page, 'Start');
  await lettersCome(page, 2);
  await page.goBack();
  await expect(page).toHaveURL(/tests$/);
  await settled(page);
  expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  expect((await storedRuns(page, person.userId, 'cpt'))[0]).toMatchObject({ interrupted: true });
});

test('the CPT has no barriers before, during and after a run, at 320 px', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visitCpt(page);
  await expectAccessible(page);
  await press(page, 'Start');
  await expect(page.getByRole('button', { name: 'X', exact: true })).toBeEnabled();
  await expectAccessible(page);
  await press(page, 'Stop');
  await expect(summary(page)).toBeVisible();
  await expectAccessible(page);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, 'nothing to scroll sideways').toBeLessThanOrEqual(320);
});

test('a refused result can only be sent again or removed', async ({
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
  await visitCpt(page);
  await watchLetters(page);
  await startLetters(page, 'Start');
  await lettersCome(page, 2);
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
  await expect(refused).toContainText(message);
  await expect(refused.getByRole('button')).toHaveText(['Send again', 'Remove']);
  isRefusing = false;
  await refused.getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toBeHidden();
});
