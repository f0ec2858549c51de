import { expect, test } from '../fixtures.ts';
import { answers, own, say } from '../support/chat.ts';
import { holdClock, releaseClock } from '../support/clock.ts';
import { loseAnswers, NO_ANSWER } from '../support/failing-server.ts';
import { checkIn, openMoods, storedReasons, THANKS } from '../support/moods.ts';
import {
  addTask,
  dayFromNow,
  giveTasks,
  ROUTINE_PAGE,
  rowOf,
  storedTitles,
} from '../support/routine.ts';
import { visit } from '../warm.ts';

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
  const banner = page.getByRole('banner');
  const goTo = async (name: string, title: string): Promise<void> => {
    await banner.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  const enter = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Try it without an account' }).click();
    await expect(page).toHaveURL('/homepage');
  };
  await page.goto('/');
  await enter();

  await test.step('a mood and a theme', async () => {
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await goTo('Settings', 'Settings');
    await page.getByRole('group', { name: 'Theme' }).getByLabel('Dark').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('a conversation in the chat', async () => {
    await goTo('AI Therapist', 'AI Therapist');
    await say(page, 'The bus was loud today');
    await goTo('Today', 'Hello');
    await goTo('AI Therapist', 'AI Therapist');
    await expect(own(page)).toHaveText([/The bus was loud today/]);
    await expect(answers(page)).toHaveCount(1);
  });

  await test.step('a deleted task, and undoing it', async () => {
    await goTo('Routine', 'Daily Routine Builder');
    await addTask(page, 'Laundry');
    await expect(page.getByRole('dialog')).toBeHidden();
    const remove = page.getByRole('button', { name: 'Delete Laundry' });
    await remove.click();
    await page.getByRole('button', { name: 'Undo deleting Laundry' }).click();
    await expect(rowOf(page, 'Laundry')).toBeVisible();
    await goTo('Today', 'Hello');
    await goTo('Routine', 'Daily Routine Builder');
    await expect(rowOf(page, 'Laundry')).toBeVisible();
    // Stop the clock, so that the deletion can be undone until the log-out, even on a slow machine.
    await holdClock(page);
    await remove.click();
    await expect(page.getByRole('button', { name: 'Undo deleting Laundry' })).toBeVisible();
    await goTo('Today', 'Hello');
    await goTo('Routine', 'Daily Routine Builder');
    await expect(page.getByText('You have no tasks planned yet.')).toBeVisible();
  });

  await test.step('logging out leaves nothing for the next person', async () => {
    await banner.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('button', { name: 'Log out anyway' })).toBeVisible();
    await releaseClock(page);
    await page.getByRole('button', { name: 'Log out anyway' }).click();
    await expect(page).toHaveURL('/');
    await enter();
    await expect(page.getByText('You haven’t logged a mood today.')).toBeVisible();
    await goTo('AI Therapist', 'AI Therapist');
    await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('without databases the app says so, sends each entry immediately and stores it once', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.addInitScript(() => {
    Object.assign(IDBFactory.prototype, {
      open: () => {
        throw new DOMException('Not allowed.', 'SecurityError');
      },
    });
  });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const loseTheNextAnswer = (url: string) => loseAnswers(page, url, { times: 1 });
  const reasons = () => storedReasons(page, person.userId);
  await giveTasks(page, person.userId, [{ title: 'One', date: await dayFromNow(page, 0) }]);
  await openMoods(page);
  await expect(page.getByText(/doesn’t let Evenkeel save entries/)).toBeVisible();

  await test.step('retrying after a lost answer makes no second entry', async () => {
    await loseTheNextAnswer('**/api/mood/submit');
    await checkIn(page, 3, 'once');
    await tryAgain.click();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await reasons()).toEqual(['once']);

    await loseTheNextAnswer('**/api/distraction/log');
    const log = page.getByRole('region', { name: 'Log a Distraction' });
    await log.getByRole('button', { name: 'Fatigue', exact: true }).click();
    await expect(log.getByRole('alert')).toContainText('Not logged: Fatigue.');
    await log.getByRole('button', { name: 'Try again' }).click();
    await expect(log.getByRole('status')).toContainText('Logged: Fatigue');
    const counts = await page.request.get(`/api/distraction/summary/${person.userId}`);
    expect(await counts.json()).toMatchObject([{ _id: 'Fatigue', count: 1 }]);
  });

  await test.step('a changed text makes a second entry', async () => {
    await loseTheNextAnswer('**/api/mood/submit');
    await checkIn(page, 3, 'before');
    await expect(tryAgain).toBeVisible();
    await page.getByLabel('Why?').fill('after');
    await tryAgain.click();
    await expect.poll(reasons).toEqual(['once', 'before', 'after']);
  });

  await test.step('a failure offline is reported, and typed text stays', async () => {
    await context.setOffline(true);
    await checkIn(page, 3, 'typed in vain?');
    await expect(page.getByRole('alert')).toContainText('Failed to submit mood.');
    await expect(page.getByLabel('Why?')).toHaveValue('typed in vain?');
    await context.setOffline(false);
    await tryAgain.click();
    await expect.poll(reasons).toEqual(['once', 'before', 'after', 'typed in vain?']);
  });

  await test.step('closing the page applies a delete that could still be undone', async () => {
    await visit(page, ROUTINE_PAGE);
    await page.getByRole('button', { name: 'Delete One' }).click();
    await page.close();
    await expect.poll(() => storedTitles(page, person.userId)).toEqual([]);
  });
});
