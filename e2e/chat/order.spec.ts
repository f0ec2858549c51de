import type { Route } from '@playwright/test';
import { expect, type Page } from '../fixtures.ts';
import {
  answers,
  field,
  log,
  openChat,
  own,
  replies,
  say,
  send,
  storedTexts,
  visitChat,
} from '../support/chat.ts';
import { holdClock, passLimits, releaseClock } from '../support/clock.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';
import { signedInTest as test } from '../warm.ts';

const FIRST = 'The bus was loud today';
const SECOND = 'Slow breathing';

/** Holds the calls that send messages until the test releases them. */
const holdCalls = async (page: Page) => {
  const held: Route[] = [];
  await page.route('**/api/chat/analyze', (route) => {
    held.push(route);
  });
  return {
    held,
    texts: (): string[] => held.map((route) => route.request().postDataJSON().text),
    release: async (): Promise<void> => {
      await page.unroute('**/api/chat/analyze');
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    },
  };
};

/** The person's messages and the word "Assistant" for each reply, as displayed, earliest first. */
const shown = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('article').allTextContents()).map((text) =>
    text.startsWith('You') ? text.slice(3).replace(/^.*?:\d\d/, '') : 'Assistant',
  );

const IN_ORDER = [FIRST, 'Assistant', SECOND, 'Assistant'];

test('messages written just before the connection returned are answered in order', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  const calls = await holdCalls(page);
  await send(page, FIRST);
  await expect.poll(calls.texts).toEqual([FIRST]);
  await send(page, SECOND);
  await expect(own(page)).toHaveCount(2);
  // The connection returns before the page knows that the first message failed.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const [first] = calls.held.splice(0);
  await first?.abort();
  await expect.poll(calls.texts).toEqual([FIRST]);
  await calls.release();
  await expect(replies(page).getByRole('button', { name: '4 seconds each' })).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(IN_ORDER);
  expect(await storedTexts(page, person.userId)).toEqual([FIRST, SECOND]);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(IN_ORDER);
  await replies(page).getByRole('button', { name: '4 seconds each' }).click();
  await expect(page.getByRole('region', { name: 'Breathing pacer' })).toBeVisible();
});

test('a failed message is sent before later ones', async ({ page, person, allowErrors }) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await say(page, 'hello');
  await failCalls(page, '**/api/chat/analyze');
  await send(page, FIRST);
  await expect(page.getByText('Not answered.')).toHaveCount(1);
  await page.unroute('**/api/chat/analyze');
  await send(page, SECOND);
  await expect(replies(page).getByRole('button', { name: '4 seconds each' })).toBeVisible();
  await expect(page.getByText('Not answered.')).toHaveCount(0);
  await expect.poll(() => shown(page)).toEqual(['hello', 'Assistant', ...IN_ORDER]);
  expect(await storedTexts(page, person.userId)).toEqual(['hello', FIRST, SECOND]);
});

test('a message that the server fails on does not hold up the next one', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await page.route('**/api/chat/analyze', (route) =>
    route.request().postDataJSON().text === FIRST
      ? route.fulfill({ status: 500, body: 'no' })
      : route.continue(),
  );
  await send(page, FIRST);
  await send(page, 'I took all the pills');
  await expect(answers(page).filter({ hasText: 'emergency number' }).first()).toBeVisible();
  await expect(page.getByText('Not answered.')).toHaveCount(1);
});

test('a silently broken connection holds up nothing for long', async ({ page, person }) => {
  await visitChat(page);
  await holdClock(page);
  const sent: string[] = [];
  await page.route('**/api/chat/analyze', async (route) => {
    sent.push(route.request().postDataJSON().text);
    // The first call never gets a reply.
    if (sent.length > 1) await route.continue();
  });
  await send(page, FIRST);
  await send(page, SECOND);
  await expect.poll(() => sent).toEqual([FIRST]);
  await passLimits(page, 10_000);
  await expect.poll(() => shown(page)).toEqual(IN_ORDER);
  expect(await storedTexts(page, person.userId)).toEqual([FIRST, SECOND]);
});

test('messages of two tabs are sent in the order they were written', async ({
  page,
  context,
  person,
}) => {
  await visitChat(page);
  const other = await context.newPage();
  await openChat(other);
  const [calls, otherCalls] = [await holdCalls(page), await holdCalls(other)];
  // Stop the clocks, so that the first call cannot time out on a slow machine. The other tab would then send the
  // message.
  for (const tab of [page, other]) await holdClock(tab);
  await send(page, FIRST);
  await expect.poll(calls.texts).toEqual([FIRST]);
  await send(other, SECOND);
  await expect(own(other)).toHaveCount(2);
  await expect(other.getByText('A reply is on its way…')).toBeVisible();
  expect(otherCalls.texts(), 'one tab sends at a time').toEqual([]);
  for (const tab of [page, other]) await releaseClock(tab);
  await otherCalls.release();
  await calls.release();
  await expect(replies(other).getByRole('button', { name: '4 seconds each' })).toBeVisible();
  expect(await storedTexts(page, person.userId)).toEqual([FIRST, SECOND]);
  // Each tab shows the other tab's message and offers the quick replies to the current question.
  for (const tab of [page, other]) {
    await expect.poll(() => shown(tab)).toEqual(IN_ORDER);
    await expect(replies(tab).getByRole('button', { name: '4 seconds each' })).toHaveCount(1);
  }
  await expect(log(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('unsent messages of one tab are sent before those of another', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await failCalls(page, '**/api/chat/analyze');
  await send(page, FIRST);
  await expect(page.getByText('Not answered.')).toHaveCount(1);
  const other = await context.newPage();
  await failCalls(other, '**/api/chat/analyze');
  await openChat(other);
  await expect(other.getByText('Not answered.')).toHaveCount(1);
  await other.unroute('**/api/chat/analyze');
  await send(other, SECOND);
  await expect.poll(() => shown(other)).toEqual(IN_ORDER);
  expect(await storedTexts(page, person.userId)).toEqual([FIRST, SECOND]);
  await expect.poll(() => shown(page)).toEqual(IN_ORDER);
});
