import { expectAccessible, guest, newAccount, type Page, submitLogIn } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';
import { storedMoods } from '../support/moods.ts';
import { expect, test, visit } from '../warm.ts';

const offer = (page: Page) =>
  page.getByRole('dialog', { name: 'Add what you entered as a guest?' });

/** Logs a mood as a guest, and then logs in to an existing account from the guest's settings. */
const logInAsGuestWithMood = async (page: Page) => {
  const person = await newAccount(page);
  const guestId = await guest(page);
  await visit(page, '/homepage');
  await page.getByRole('main').getByRole('button', { name: 'Good', exact: true }).click();
  await settled(page);
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Log in to your account' }).click();
  await submitLogIn(page, person);
  await expect(offer(page)).toBeVisible();
  return { ...person, guestId };
};

test('entries made as a guest can be taken along to the account', async ({ page }) => {
  const { userId, email, guestId } = await logInAsGuestWithMood(page);
  await expectAccessible(page);
  expect(await storedMoods(page, userId)).toEqual([]);
  await offer(page).getByRole('button', { name: 'Add to my account' }).click();
  await expect(offer(page)).toBeHidden();
  expect(await storedMoods(page, userId)).toHaveLength(1);
  await reload(page);
  await expect(page.getByRole('main')).toContainText(email);
  await settled(page);
  await expect(offer(page)).toBeHidden();
  expect((await page.request.get(`/api/mood/all/${guestId}`)).status()).toBe(403);
});

test('guest entries that were not taken along can be deleted later', async ({ page }) => {
  const { userId } = await logInAsGuestWithMood(page);
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toBeHidden();
  await reload(page);
  const left = page.getByText(/^You were here as a guest until/);
  await expect(left).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(left).toBeHidden();
  expect(await storedMoods(page, userId)).toEqual([]);
});

test('unsent guest entries are mentioned, and sent to the account only if they are taken along', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await failCalls(page, '**/api/mood/submit');
  const { userId } = await logInAsGuestWithMood(page);
  await expect(offer(page)).toContainText('One entry hasn’t been sent yet');
  await page.unroute('**/api/mood/submit');
  expect(await storedMoods(page, userId)).toEqual([]);
  const sent = page.waitForResponse(/\/api\/mood\/submit/);
  await offer(page).getByRole('button', { name: 'Add to my account' }).click();
  expect((await sent).status()).toBe(201);
  await expect(offer(page)).toBeHidden();
  expect(await storedMoods(page, userId)).toHaveLength(1);
});
