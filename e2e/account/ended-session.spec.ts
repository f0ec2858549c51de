import { expect, type Page, submitLogIn, test } from '../fixtures.ts';

/** How many answers are kept on this device for a view without a connection. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('evenkeel-queries');
    await new Promise((done) => opening.addEventListener('success', done));
    const counting = opening.result.transaction('entries').objectStore('entries').count();
    await new Promise((done) => counting.addEventListener('success', done));
    opening.result.close();
    return counting.result;
  });

test('after a session was ended elsewhere, what was looked at is gone, and what was not sent waits for the same person', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/401|ERR_INTERNET_DISCONNECTED|fetching the script/);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await expect.poll(() => keptAnswers(page)).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('1 entry waiting to send')).toBeVisible();
  await page.request.post('/auth/logout');
  await context.setOffline(false);
  const main = page.getByRole('main');
  await expect(main).toContainText('Your session has ended.');
  await expect(main).toContainText('One entry that was not sent yet waits on this device.');
  await expect.poll(() => keptAnswers(page)).toBe(0);
  await main.getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await expect
    .poll(async () => (await page.request.get(`/api/mood/all/${person.userId}`)).json())
    .toMatchObject([{ mood: 75 }]);
});

test('what a session that was ended elsewhere left can be removed from the device', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/401/);
  await page.goto('/features/focus-mood-tracker');
  await page.getByLabel('Why?').fill('Only for me');
  await page.request.post('/auth/logout');
  await page.reload();
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove it', exact: true }).click();
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(
    (id) => Object.entries(localStorage).join().includes(id),
    person.userId,
  );
  expect(left).toBe(false);
});
