import { expectAccessible, test as journey, newDetails, type Page } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { setClock } from '../support/player.ts';
import { expect, test, visit } from '../warm.ts';

const card = (page: Page) => page.getByRole('region', { name: 'New here?' });
const ready = (page: Page) => page.getByRole('region', { name: 'Your first day is ready' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const nextTask = (page: Page) => page.getByRole('region', { name: 'Next task' });

const continueAsGuest = async (page: Page): Promise<void> => {
  await press(page, 'Try it without an account');
  await expect(card(page)).toBeVisible();
};

test('three answers make a first task and a first routine, and the questions do not return', async ({
  page,
}) => {
  await setClock(page, 13, 24);
  await continueAsGuest(page);
  await settled(page);
  await expect(page.getByText('You have no tasks planned yet.')).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Next');
  await expect(card(page).getByRole('alert')).toHaveText(
    'Choose an answer, or skip this question.',
  );
  await page.getByRole('radio', { name: 'Getting started' }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  const question = page.getByRole('group', { name: 'Question 2 of 3' });
  await expect(question).toBeFocused();
  await expect(question, 'the focus is visible').not.toHaveCSS('outline-style', 'none');
  await page.getByLabel('I get up at about').fill('06:40');

  await test.step('a reload keeps the answers', async () => {
    await reload(page);
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
  await expect(ready(page)).toContainText(
    'A simple morning, every day at 06:40, starting tomorrow',
  );
  await expect(ready(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await press(page, 'Not now');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(nextTask(page)).toContainText('Stand up and open a window');
  // The questions leave no gap after they disappear.
  const top = async (place: string): Promise<number> =>
    (await page.locator(place).first().boundingBox())?.y ?? 0;
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const below = (await top('main section')) - ((title?.y ?? 0) + (title?.height ?? 0));
  expect(below).toBeLessThan(40);

  await settled(page);
  await reload(page);
  await expect(nextTask(page)).toContainText('Stand up and open a window');
  await settled(page);
  await expect(card(page)).toHaveCount(0);
  await visit(page, '/features/routine-builder');
  await expect(page.getByText(/All routines \(1\)/)).toBeVisible();
  // Its time of today had passed, so that it does not begin with a missed day.
  await expect(page.getByText('No routines today.')).toBeVisible();
  await visit(page, '/settings');
  await expect(page.getByLabel('One thing at a time')).not.toBeChecked();
});

test('the first task can be started from the card that presents the first day', async ({
  page,
}) => {
  await continueAsGuest(page);
  for (const name of ['Skip this question', 'Skip this question', 'Set up my day'])
    await press(page, name);
  await press(page, 'Start now');
  const timer = page.getByRole('group', { name: 'Task timer' });
  await expect(timer.getByRole('heading', { name: 'Drink a glass of water' })).toBeFocused();
  await expect(ready(page)).toHaveCount(0);
  await settled(page);
});

journey(
  'a new person signs up and skips every question by keyboard alone, and still gets a first day',
  async ({ page }) => {
    const { name, email, password } = newDetails();
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (const _ of ['logo', 'Log In', 'Sign Up']) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create an Account' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/homepage');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const number of [1, 2, 3]) {
      await expect(card(page)).toContainText(`Question ${number} of 3`);
      await page.getByRole('button', { name: 'Skip this question' }).press('Enter');
    }
    await expect(ready(page)).toContainText('Drink a glass of water');
    await expect(ready(page)).toContainText('A simple morning');
  },
);

test('the questions can be closed for good', async ({ page }) => {
  await continueAsGuest(page);
  await press(page, 'Skip setup');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByText('You have no tasks planned yet.')).toBeVisible();
  await settled(page);
  await reload(page);
  await expect(page.getByText('You have no tasks planned yet.')).toBeVisible();
  await settled(page);
  await expect(card(page)).toHaveCount(0);
});

test('a person who has planned something without the questions is not asked on the next visit', async ({
  page,
}) => {
  await continueAsGuest(page);
  await page.getByRole('button', { name: 'Add something' }).click();
  const line = page.getByLabel('What do you want to do?');
  await line.fill('Water the plants today');
  await line.press('Enter');
  await expect(page.getByText(/Added .+ for today\./)).toBeVisible();
  await settled(page);
  await reload(page);
  await expect(nextTask(page)).toContainText('Water the plants');
  await expect(card(page)).toHaveCount(0);
});

test('answers given offline are sent later', async ({ page, context, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await continueAsGuest(page);
  await context.setOffline(true);
  for (const name of ['Skip this question', 'Skip this question', 'Set up my day'])
    await press(page, name);
  await expect(ready(page)).toContainText('Drink a glass of water');
  await press(page, 'Not now');
  await expect(nextTask(page)).toContainText('Drink a glass of water');
  await context.setOffline(false);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  await settled(page);
  const userId = await page.evaluate(() => localStorage.getItem('userId'));
  const reply = await page.request.get(`/api/follow/${userId}`);
  expect(await reply.json()).toEqual({ follow: { topics: null, isWelcomed: true } });
});
