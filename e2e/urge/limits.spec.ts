import { expectAccessible, guest, test as journey, logIn, type Page } from '../fixtures.ts';
import { DAYS_AHEAD, reload, settled, sleep } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { giveFirst } from '../support/quiz.ts';
import { dayFromNow, giveTasks, storedTasks } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const SELECT = 'How many looks I allow myself each day';
const NOT_YET = 'You haven’t looked today.';
const ONE_LEFT = 'You’ve looked today. You have one look left.';
const REACHED =
  'You allow yourself 2 looks a day. You’ve looked today. You have no looks left. You can look again tomorrow.';

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
    const leave = async () => {
      await follow('Today');
      await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
    };
    await limitTo(page, '2');
    await page.goto('/features/focus-mood-tracker');
    await expect(page.getByText(NOT_YET), 'once, also for the tests below').toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Custom Attention Tests' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Look now' }).first().press('Enter');
    await expect(page.getByText(ONE_LEFT)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Custom Attention Tests' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look now' })).toHaveCount(0);
    await settled(page);
    const looks = async () => (await page.request.get(`/api/looks/${person.userId}`)).json();
    expect(await looks()).toHaveLength(1);

    // A reload, and coming back soon, belong to the same look.
    await sleep(page, 15 * 60_000);
    await reload(page);
    const tests = page.getByRole('heading', { name: 'Custom Attention Tests' });
    await expect(tests).toBeVisible();
    await leave();
    await sleep(page, 9 * 60_000);
    await follow('Focus');
    await expect(tests).toBeVisible();
    await leave();
    await sleep(page, 10 * 60_000);
    await follow('Focus');
    await expect(page.getByText(ONE_LEFT).first()).toBeVisible();
    await expect(tests).toHaveCount(0);
    expect(await looks()).toHaveLength(1);

    const other = await newDevice();
    await logIn(other, person);
    await other.goto('/dashbaord');
    await expect(other.getByText(ONE_LEFT)).toBeVisible();

    await leave();
    await page.context().setOffline(true);
    await follow('Focus');
    await page.getByRole('button', { name: 'Look now' }).first().click();
    await leave();
    await sleep(page, 10 * 60_000);
    await follow('Focus');
    await expect(page.getByText(REACHED).first()).toBeVisible();
    await expect(page.getByText('A higher limit applies from tomorrow.').first()).toBeVisible();
    await page.context().setOffline(false);

    await page.getByRole('link', { name: 'Change this in Settings' }).first().click();
    await page.getByLabel(SELECT).selectOption('none');
    await expect(
      page.getByText(/^Your limit today is 2 looks\. From .*, you have no limit on looks\.$/),
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

test('with hidden scores the dashboard says in words what was done today', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [
    { title: 'Dishes', date },
    { title: 'Tax papers', date },
  ]);
  const [{ _id: taskId = '' } = {}] = await storedTasks(page, person.userId);
  const data = { userId: person.userId, taskId, updates: { completed: true } };
  expect((await page.request.post('/api/tasks/update', { data })).ok()).toBe(true);
  const did = page.getByText('You did 1 thing today: “Dishes”.');
  await visit(page, '/dashbaord');
  await expect(did).toBeVisible();
  await expect(page.getByText('1 of 2 completed')).toBeVisible();
  await setComfort(page, { scoresHidden: true });
  await expect(page.getByText('1 of 2 completed')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(did).toBeVisible();
});
