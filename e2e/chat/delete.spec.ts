import { expect, type Page } from '../fixtures.ts';
import {
  answers,
  bar,
  choose,
  field,
  own,
  replies,
  say,
  send,
  visitChat,
} from '../support/chat.ts';
import { reload, settled } from '../support/clock.ts';
import { failCalls, loseAnswers, NO_ANSWER } from '../support/failing-server.ts';
import { holdCalls } from '../support/slow-server.ts';
import { signedInTest as test } from '../warm.ts';

const openSettings = (page: Page) => page.getByRole('button', { name: 'Chat settings' }).click();

const watchOf = async (page: Page, userId: string): Promise<unknown> =>
  (await (await page.request.get(`/api/chat/messages/${userId}`)).json()).watch;

const deleteMine = async (page: Page, place: number): Promise<void> => {
  const before = await own(page).count();
  await own(page).nth(place).getByRole('button', { name: 'Delete your message' }).press('Enter');
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(own(page)).toHaveCount(before - 1);
};

test('the help stays in view exactly as long as the conversation mentions danger', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await say(page, 'I want to kill myself');
  await choose(page, 'No');
  await expect(answers(page).last()).toContainText('in Crisis help, at the top');
  await deleteMine(page, 0);
  // The remaining reply says where the numbers are.
  for (const again of [false, true]) {
    if (again) await reload(page);
    await expect(answers(page).last()).toContainText('in Crisis help, at the top');
    await expect(bar(page)).toBeVisible();
  }
  await deleteMine(page, 0);
  for (const again of [false, true]) {
    if (again) await reload(page);
    await expect(page.getByRole('button', { name: 'Calm down' })).toBeVisible();
    await settled(page);
    await expect(bar(page)).toHaveCount(0);
  }
  expect(await watchOf(page, person.userId)).toBe('silent');
});

test('a message shows its time and bin on hover and on focus', async ({ page, person: _ }) => {
  await visitChat(page);
  await say(page, 'I had lunch');
  await page.mouse.move(2, 2);
  const bin = own(page).getByRole('button', { name: 'Delete your message' });
  await expect(bin).toHaveCSS('opacity', '0');
  await own(page).hover();
  await expect(bin).toHaveCSS('opacity', '1');
  await page.mouse.move(2, 2);
  await expect(bin).toHaveCSS('opacity', '0');
  await bin.focus();
  await expect(bin).toHaveCSS('opacity', '1');
});

test('Shift+Tab from the field reaches a message before its delete button', async ({ page }) => {
  await visitChat(page);
  await say(page, 'I had lunch');
  await expect(field(page)).toBeFocused();
  const label = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'none');
  await page.keyboard.press('Shift+Tab');
  expect(await label()).not.toMatch(/^Delete/);
  for (
    let back = 0;
    !(await answers(page)
      .last()
      .evaluate((one) => one === document.activeElement));
    back += 1
  ) {
    expect(back).toBeLessThan(12);
    await page.keyboard.press('Shift+Tab');
    expect(await label()).not.toMatch(/^Delete/);
  }
  for (let on = 0; (await label()) !== 'Delete this reply'; on += 1) {
    expect(on).toBeLessThan(12);
    await page.keyboard.press('Tab');
  }
});

test('deleting another message leaves the help in view', async ({ page, person }) => {
  await visitChat(page);
  await say(page, 'I want to kill myself');
  await say(page, 'I had lunch');
  await deleteMine(page, 1);
  await expect(bar(page)).toBeVisible();
  await expect(replies(page).getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  expect(await watchOf(page, person.userId)).toBe('open');
});

test('after removing an unanswered message about danger, page and server agree', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await loseAnswers(page, '**/api/chat/analyze');
  await send(page, 'I want to kill myself');
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Calm down' })).toBeVisible();
  // As after a reload, the chat offers no stressful exercises.
  await expect(page.getByRole('button', { name: 'Work on a fear in steps' })).toHaveCount(0);
  expect(await watchOf(page, person.userId)).toBe('silent');
});

test('an answer that arrives during a deletion does not bring the help back', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await say(page, 'I want to kill myself');
  const { held, letGo } = await holdCalls(page, '**/api/chat/analyze', { answered: true });
  await send(page, 'Slow breathing');
  await expect.poll(() => held).toHaveLength(1);
  await deleteMine(page, 0);
  await expect(bar(page)).toHaveCount(0);
  letGo();
  await expect(answers(page)).toHaveCount(1);
  await settled(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await watchOf(page, person.userId)).toBe('silent');
});

test('deleting does not lose the focus', async ({ page }) => {
  await visitChat(page);
  await page.getByRole('button', { name: 'Calm down' }).press('Enter');
  await expect(answers(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await deleteMine(page, 0);
  await expect(field(page)).toBeFocused();
  await openSettings(page);
  await page.getByRole('button', { name: 'Delete the conversation' }).press('Enter');
  await page.getByRole('button', { name: 'Delete all messages' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Chat settings' })).toBeFocused();
});

test('a deletion shows its progress; a failure is shown in its own dialog and can be retried', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await say(page, 'First thing');
  const { held, letGo } = await holdCalls(page, '**/api/chat/messages/*', {
    method: 'DELETE',
    end: (route) => route.abort(),
  });
  await page.getByRole('button', { name: 'Delete your message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => held).toHaveLength(1);
  const keep = dialog.getByRole('button', { name: 'Keep it' });
  await expect(keep).toHaveAttribute('aria-busy', 'true');
  await keep.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  // Browsers may close a dialog on their own at the second Escape.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeVisible();
  letGo();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t delete the message.');
  await keep.click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete this reply' }).click();
  await expect(dialog).toContainText('the reply and your message for good');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await failCalls(page, '**/api/chat/messages/*', { method: 'DELETE', times: 1 });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t delete the message.');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(own(page)).toHaveCount(0);
});

test('a late refetch after a deletion does not hide the help of a newer answer', async ({
  page,
}) => {
  await visitChat(page);
  await say(page, 'I had lunch');
  const { held, letGo } = await holdCalls(page, '**/api/chat/messages/*', {
    method: 'GET',
    answered: true,
  });
  await deleteMine(page, 0);
  await expect.poll(() => held).toHaveLength(1);
  await say(page, 'I want to kill myself');
  await expect(bar(page)).toBeVisible();
  letGo();
  await settled(page);
  await expect(bar(page)).toBeVisible();
});
