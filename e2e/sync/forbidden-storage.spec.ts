import { expect, type Page, test } from '../fixtures.ts';
import { checkIn, openMoods, storedReasons, THANKS } from '../support/moods.ts';
import { dayFromNow, giveTasks, openRoutine, storedTitles } from '../support/routine.ts';

const NO_CONNECTION = /net::ERR_|Failed to load resource/;

const forbidDatabases = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(IDBFactory.prototype, {
      open: () => {
        throw new DOMException('Not allowed.', 'SecurityError');
      },
    });
  });

test('where the browser forbids all storage, the app still works until it is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = (): never => {
      throw new DOMException('Not allowed.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbidden });
    Object.assign(IDBFactory.prototype, { open: forbidden });
    Object.assign(LockManager.prototype, { request: () => Promise.reject(forbidden) });
    Object.assign(window, { BroadcastChannel: forbidden });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(page).toHaveURL('/homepage');
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Theme' }).getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
});

test('trying again after a lost answer makes no second entry, and a change makes one', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_CONNECTION);
  await forbidDatabases(page);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const loseTheNextAnswer = () =>
    page.route(
      '**/api/mood/submit',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await openMoods(page);
  await loseTheNextAnswer();
  await checkIn(page, 3, 'once');
  await tryAgain.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(await storedReasons(page, person.userId)).toEqual(['once']);

  await loseTheNextAnswer();
  await checkIn(page, 3, 'before');
  await expect(tryAgain).toBeVisible();
  await page.getByLabel('Why?').fill('after');
  await tryAgain.click();
  await expect.poll(() => storedReasons(page, person.userId)).toEqual(['once', 'before', 'after']);
});

test('a delete that could still be undone is done when the page is closed, for good', async ({
  page,
  person,
}) => {
  await forbidDatabases(page);
  await giveTasks(page, person.userId, [{ title: 'One', date: await dayFromNow(page, 0) }]);
  await openRoutine(page);
  await page.getByRole('button', { name: 'Delete One' }).click();
  await page.close();
  await expect.poll(() => storedTitles(page, person.userId)).toEqual([]);
});
