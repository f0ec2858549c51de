import { guest, test as journey, type Page } from '../fixtures.ts';
import { failCalls, loseAnswers } from '../support/failing-server.ts';
import { expect, test, visit } from '../warm.ts';

const SETTINGS = '/settings';
const PLAIN_PAGE = '/features/routine-builder';

const logOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log Out' });

const question = (page: Page) => page.getByRole('dialog', { name: 'Log out now?' });

test.describe('while the server does not say who is signed in', () => {
  test.beforeEach(async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await failCalls(page, '/auth/me');
  });

  test('a guest is still warned that logging out is final', async ({ page }) => {
    await guest(page);
    await visit(page, PLAIN_PAGE);
    await logOutButton(page).click();
    await expect(question(page)).toContainText('You’re here as a guest.');
    await question(page).getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(PLAIN_PAGE);
  });

  test('a person with an account is not asked', async ({ page, person: _ }) => {
    await visit(page, PLAIN_PAGE);
    await logOutButton(page).click();
    await expect(page).toHaveURL('/');
  });

  test('somebody whom the device does not know either is asked', async ({ page }) => {
    await guest(page);
    await page.evaluate(() => {
      localStorage.removeItem('role');
      window.dispatchEvent(new StorageEvent('storage', { key: 'role' }));
    });
    await visit(page, PLAIN_PAGE);
    await logOutButton(page).click();
    await expect(question(page)).toContainText(
      'If you’re here as a guest and log out now, everything you entered will be lost for good',
    );
  });
});

journey('unresponsive storage does not block logging out', async ({ page, person: _ }) => {
  await page.addInitScript(() => {
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
  });
  await page.goto(PLAIN_PAGE);
  await logOutButton(page).click();
  await expect(question(page)).toContainText('We can’t check for unsent entries.');
  const told = page.waitForResponse('/auth/logout');
  await question(page).getByRole('button', { name: 'Log out and delete' }).click();
  expect((await told).status()).toBe(200);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
});

test('an account deletion whose answer was lost clears the device on retry', async ({
  page,
  person: { userId, password },
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|401/);
  await visit(page, '/features/focus-mood-tracker');
  await page.getByLabel('Why?').fill('Half a thought');
  await visit(page, SETTINGS);
  await loseAnswers(page, '/auth/delete-account', { times: 1 });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There’s no connection');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain(userId);
  expect(left).not.toContain('Half a thought');
});

test('a page restored from the back/forward cache notices that somebody logged out', async ({
  page,
  person: _,
}) => {
  await visit(page, PLAIN_PAGE);
  await expect(logOutButton(page)).toBeVisible();
  // Change the storage in this page, because it then gets no event, like a page in the back/forward cache.
  await page.evaluate(() => {
    for (const key of ['token', 'userId', 'role']) localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/');
});
