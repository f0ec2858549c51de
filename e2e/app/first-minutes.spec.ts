import { expect, expectAccessible, type Page, signUp, test } from '../fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: 'New here?' });
const ready = (page: Page) => page.getByRole('region', { name: 'Your first day is ready' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const nextTask = (page: Page) => page.getByRole('region', { name: 'Next task' });

const beGuest = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(card(page)).toBeVisible();
};

test('three answers make a first task and a first routine, and nobody is asked again', async ({
  page,
}) => {
  await beGuest(page);
  await expect(page.getByText('Nothing is planned yet.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Getting started' }).check();
  await press(page, 'Next');
  await expect(card(page)).toContainText('Question 2 of 3');
  await page.getByLabel('I get up at about').fill('06:40');

  await test.step('a reload loses no answer', async () => {
    await page.reload();
    await expect(card(page)).toContainText('Question 2 of 3');
    await expect(page.getByLabel('I get up at about')).toHaveValue('06:40');
    await press(page, 'Back');
    await expect(page.getByRole('radio', { name: 'Getting started' })).toBeChecked();
    await press(page, 'Next');
  });

  await press(page, 'Next');
  await page.getByRole('radio', { name: 'My whole day' }).check();
  await press(page, 'Set up my day');
  await expect(ready(page)).toContainText('Stand up and open a window');
  await expect(ready(page)).toContainText('A plain morning, every day at 06:40');
  await expectAccessible(page);
  await press(page, 'OK');
  await expect(nextTask(page)).toContainText('Stand up and open a window');

  await page.reload();
  await expect(nextTask(page)).toContainText('Stand up and open a window');
  await expect(card(page)).toHaveCount(0);
  await page.goto('/features/routine-builder');
  await expect(page.getByText(/All routines \(1\)/)).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('One thing at a time')).not.toBeChecked();
});

test('every question can be skipped by the keyboard, and something is ready all the same', async ({
  page,
}) => {
  await signUp(page);
  await expect(card(page)).toBeVisible();
  for (const number of [1, 2, 3]) {
    await expect(card(page)).toContainText(`Question ${number} of 3`);
    await page.getByRole('button', { name: 'Skip this question' }).press('Enter');
  }
  await expect(ready(page)).toContainText('Drink a glass of water');
  await expect(ready(page)).toContainText('A plain morning');
});

test('whoever wants none of it closes the questions for good', async ({ page }) => {
  await beGuest(page);
  await press(page, 'Close, without setting up');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByText('Nothing is planned yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is planned yet.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('the answers given without a connection are sent later', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await beGuest(page);
  await context.setOffline(true);
  for (const name of ['Skip this question', 'Skip this question', 'Set up my day'])
    await press(page, name);
  await expect(ready(page)).toContainText('Drink a glass of water');
  await press(page, 'OK');
  await expect(nextTask(page)).toContainText('Drink a glass of water');
  await context.setOffline(false);
  const userId = await page.evaluate(() => localStorage.getItem('userId'));
  const follow = async () => (await page.request.get(`/api/follow/${userId}`)).json();
  await expect.poll(follow).toEqual({ follow: { topics: null, isWelcomed: true } });
});
