import { expectAccessible, guest, test as journey, logIn, type Page } from '../fixtures.ts';
import { DAYS_AHEAD, settled, sleep } from '../support/clock.ts';
import { giveFirst } from '../support/quiz.ts';
import { expect, test, visit } from '../warm.ts';

const SELECT = 'Looks at tests and history a day';
const REACHED = 'You set a limit of 2 looks a day. You reached it today. It opens again tomorrow.';

/** Sets the limit in Settings and waits until it is saved in the account. */
const limitTo = async (page: Page, value: string): Promise<void> => {
  await page.goto('/settings#limits');
  await page.getByLabel(SELECT).selectOption(value);
  await settled(page);
};

journey(
  'looks at tests and history are limited per day, on other devices and offline too',
  async ({ page, person, newDevice, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    allowErrors(DAYS_AHEAD);
    const follow = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await limitTo(page, '2');
    await page.goto('/features/focus-mood-tracker');
    await expect(page.getByText('You used 0 today.').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Custom Attention Tests' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look now' }).first().press('Enter');
    await expect(page.getByText('You used 1 of 2 looks today.')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Custom Attention Tests' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look now' })).toHaveCount(0);
    await settled(page);
    expect(await (await page.request.get(`/api/looks/${person.userId}`)).json()).toHaveLength(1);

    const other = await newDevice();
    await logIn(other, person);
    await other.goto('/dashbaord');
    await expect(other.getByText('You used 1 today.')).toBeVisible();

    await follow('Today');
    await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
    await page.context().setOffline(true);
    await follow('Focus');
    await page.getByRole('button', { name: 'Look now' }).first().click();
    await follow('Today');
    await follow('Focus');
    await expect(page.getByText(REACHED).first()).toBeVisible();
    await page.context().setOffline(false);

    await page.getByRole('link', { name: 'Change this in Settings' }).first().click();
    await page.getByLabel(SELECT).selectOption('none');
    await expect(
      page.getByText(/^Today the limit is 2\. There is no limit from .* on\.$/),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto('/features/focus-mood-tracker');
    await expect(page.getByText(REACHED).first()).toBeVisible();
    await sleep(page, 86_400_000);
    await expect(page.getByRole('heading', { name: 'Custom Attention Tests' })).toBeVisible();
  },
);

test('with hidden scores only text remains, on the quiz, the tests and the dashboard', async ({
  page,
}) => {
  const userId = await guest(page);
  await giveFirst(page, userId);
  await visit(page, '/features/quiz/first');
  await expect(page.getByText('of 100').first()).toBeVisible();
  await visit(page, '/settings#limits');
  await page.getByLabel('Hide scores').check();
  await visit(page, '/features/quiz/first');
  await expect(page.getByRole('heading', { name: 'Your Neurotype Blend' })).toBeVisible();
  await expect(page.getByText('of 100')).toHaveCount(0);
  await visit(page, '/features/focus-mood-tracker/tests');
  await expect(page.getByText('Scores are hidden.').first()).toBeVisible();
  await visit(page, '/dashbaord');
  await expect(page.getByRole('heading', { name: /^Weekly Progress/ })).toBeVisible();
  await expect(page.getByText('of 100')).toHaveCount(0);
});
