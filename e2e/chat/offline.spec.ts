import { expect } from '../fixtures.ts';
import { answers, own, say, send, visitChat } from '../support/chat.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { signedInTest as test } from '../warm.ts';

const WRITTEN = ['help me start a task', 'i want to kill myself tonight', 'is anyone there'];

test('offline messages are answered in order once online, and the last answer is shown from its beginning', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChat(page);
  await say(page, 'hello');
  await context.setOffline(true);
  for (const text of WRITTEN) {
    await send(page, text);
    await expect(own(page).filter({ hasText: text })).toBeVisible();
  }
  await context.setOffline(false);
  await expect(answers(page)).toHaveCount(4);
  await expect(answers(page).filter({ hasText: 'emergency number' }).first()).toBeVisible();
  await expect(own(page)).toHaveText([/hello/, ...WRITTEN.map((text) => new RegExp(text))]);
  await expect(answers(page).last().getByRole('region', { name: 'Crisis help' })).toBeVisible();
  const top = (one: { getBoundingClientRect(): DOMRect }) => one.getBoundingClientRect().top;
  const room = await page.locator('[data-messages]').evaluate(top);
  await expect
    .poll(async () => Math.abs((await answers(page).last().evaluate(top)) - room))
    .toBeLessThan(4);
  await say(page, 'hello?');
  await expect(own(page).last()).toContainText('hello?');
});

test('danger written offline shows the numbers in view, even if no earlier messages loaded', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/chat/messages/**', (route) => route.abort());
  await visitChat(page);
  await context.setOffline(true);
  for (const text of ['i feel bad', 'i am going to end my life tonight']) {
    await send(page, text);
    await expect(own(page).filter({ hasText: text })).toBeVisible();
  }
  await expect(page.locator('[data-messages] a[href^="tel:"]').last()).toBeInViewport();
  await context.setOffline(false);
});

test('danger written offline sets the exercise aside, and other words do not', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await say(page, 'Slow breathing');
  const pattern = page.getByRole('button', { name: '4 seconds each' });
  const stop = page.getByRole('button', { name: 'Stop here' });
  await expect(pattern).toBeVisible();
  await context.setOffline(true);
  await send(page, 'it is raining');
  await expect(answers(page).last()).toContainText('1 message is waiting');
  await expect(pattern).toBeVisible();
  await send(page, 'my family would be better off without me');
  await expect(pattern).toHaveCount(0);
  await expect(stop).toHaveCount(0);
  await context.setOffline(false);
  await expect(answers(page).last()).toContainText('Are you?');
  await expect(page.getByRole('button', { name: 'I am not sure' })).toBeVisible();
  await expect(pattern).toHaveCount(0);
});
