import { newAccount, type Page, submitLogIn } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { MOOD_PAGE, storedMoods } from '../support/moods.ts';
import { expect, test, visit } from '../warm.ts';

/** The number of server replies stored on this device for offline use. */
const storedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('evenkeel-queries');
    await new Promise((done) => opening.addEventListener('success', done));
    const counting = opening.result.transaction('entries').objectStore('entries').count();
    await new Promise((done) => counting.addEventListener('success', done));
    opening.result.close();
    return counting.result;
  });

const logInAtGate = async (page: Page, person: { email: string; password: string }) => {
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
};

test('a session ended elsewhere leads to the gate; unsent text reappears for the same person and nobody else', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/);
  const [person, other] = [await newAccount(page), await newAccount(page, { name: 'Kim' })];
  await visit(page, MOOD_PAGE);
  await logInAtGate(page, person);
  const why = page.getByLabel('Why?');
  await why.fill('A long walk by the river');
  const end = async (): Promise<void> => {
    await settled(page);
    await page.request.post('/auth/logout');
    await reload(page);
    await expect(page.getByRole('main')).toContainText('Your session has ended.');
    await expect(page).toHaveURL(MOOD_PAGE);
  };
  await end();
  await logInAtGate(page, person);
  await expect(why).toHaveValue('A long walk by the river');
  await end();
  await logInAtGate(page, other);
  await expect(why).toHaveValue('');
  await visit(page, '/settings');
  await expect(page.getByRole('main')).toContainText(other.email);
  await expect(page.getByRole('main')).not.toContainText(person.email);
});

test('after a session was ended elsewhere, viewed data is gone and unsent entries wait for the same person', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/401|ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/homepage');
  await expect.poll(() => storedAnswers(page)).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('1 entry waiting to be sent')).toBeVisible();
  await page.request.post('/auth/logout');
  await context.setOffline(false);
  const main = page.getByRole('main');
  await expect(main).toContainText('Your session has ended.');
  await expect(main).toContainText('One entry hasn’t been sent yet. It’s on this device');
  await expect.poll(() => storedAnswers(page)).toBe(0);
  await logInAtGate(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await expect.poll(() => storedMoods(page, person.userId)).toMatchObject([{ mood: 75 }]);
});

test('the data left by a session ended elsewhere can be removed from the device', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/401/);
  await visit(page, MOOD_PAGE);
  await page.getByLabel('Why?').fill('Only for me');
  await settled(page);
  await page.request.post('/auth/logout');
  await reload(page);
  await page.getByRole('button', { name: 'Remove entries from this device' }).click();
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
