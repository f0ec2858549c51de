import { expect, signedInTest as test } from '../fixtures.ts';
import { answers, field, openChat, own, say, send } from '../support/chat.ts';
import { NO_ANSWER } from '../support/failing-server.ts';

test('what was written without a connection is all there once it returns, in its order', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await openChat(page);
  await context.setOffline(true);
  for (const text of ['help me start a task', 'i want to kill myself tonight', 'is anyone there']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(own(page).filter({ hasText: text })).toBeVisible();
  }
  await context.setOffline(false);
  await expect(answers(page).filter({ hasText: 'emergency number' }).first()).toBeVisible();
  await expect(own(page)).toHaveText([
    /help me start a task/,
    /i want to kill myself tonight/,
    /is anyone there/,
  ]);
  await expect(answers(page)).toHaveCount(3);
  await field(page).fill('hello?');
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(4);
  await expect(own(page).last()).toContainText('hello?');
});

test('when several answers come together, the last one is read from its beginning', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await say(page, 'hello');
  await context.setOffline(true);
  for (const text of ['I want to die', 'please answer']) {
    await send(page, text);
    await expect(own(page).filter({ hasText: text })).toHaveCount(1);
  }
  await context.setOffline(false);
  await expect(answers(page)).toHaveCount(3);
  await expect(answers(page).last().getByRole('region', { name: 'Crisis help' })).toBeVisible();
  const top = (one: { getBoundingClientRect(): DOMRect }) => one.getBoundingClientRect().top;
  const room = await page.locator('[data-messages]').evaluate(top);
  await expect
    .poll(async () => Math.abs((await answers(page).last().evaluate(top)) - room))
    .toBeLessThan(4);
});
