import { expect, signedInTest as test } from './fixtures.ts';
import { answers, field, openChat, own } from './support/chat.ts';

const FAILED = /Failed to load resource|net::ERR_/;

test('what was written without a connection is all there once it returns, in its order', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(FAILED);
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
