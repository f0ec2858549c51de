import path from 'node:path';
import Database from 'better-sqlite3';
import { sayingSlowly, streaming } from '#tests/support/stand-ins/streamed-replies.ts';
import { expect } from '../fixtures.ts';
import {
  afterRoundTrip,
  answers,
  field,
  own,
  replies,
  say,
  storedTexts,
  visitChat,
} from '../support/chat.ts';
import { reload, settled } from '../support/clock.ts';
import { failCalls, loseAnswers, NO_ANSWER } from '../support/failing-server.ts';
import { test as withServices } from '../support/with-services.ts';
import { signedInTest as test } from '../warm.ts';

const SLOW = 'There is far too much on my list today';

withServices(
  'a message can be sent while the answer to another is on its way',
  async ({ page, person, model }) => {
    const slow = sayingSlowly(['That sounds like a long day. ', 'What was it ', 'about?']);
    model.reply = slow.reply;
    await visitChat(page);
    await field(page).fill(SLOW);
    await field(page).press('Enter');
    slow.next();
    slow.next();
    await expect(page.getByText('That sounds like a long day.')).toBeVisible();
    await field(page).fill('I took all the pills');
    await page.getByRole('button', { name: 'Send' }).click();
    const help = page.getByRole('article').getByRole('region', { name: 'Crisis help' });
    await expect(help).toBeVisible();
    await expect(page.getByText('A reply is on its way…')).toBeVisible();
    await expect(own(page)).toHaveCount(2);
    slow.next();
    await expect(page.getByText('A reply is on its way…')).toHaveCount(0);
    await expect(page.getByRole('article').nth(1)).toContainText('day. What was it about?');
    const shown = await page.getByRole('article').allInnerTexts();
    expect(shown.map((text) => text.split('\n')[0])).toEqual([
      'You',
      'Assistant',
      'You',
      'Assistant',
    ]);
    expect(await storedTexts(page, person.userId)).toEqual([SLOW, 'I took all the pills']);
    await reload(page);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('article').nth(1)).toContainText('day. What was it about?');
  },
);

withServices(
  'the buttons of an answer work while another answer is on its way',
  async ({ page, model }) => {
    const slow = sayingSlowly(['That sounds like a long day. ', 'What was it ', 'about?']);
    model.reply = slow.reply;
    await visitChat(page);
    await field(page).fill(SLOW);
    await field(page).press('Enter');
    slow.next();
    slow.next();
    await expect(page.getByText('That sounds like a long day.')).toBeVisible();
    await field(page).fill('Slow breathing');
    await field(page).press('Enter');
    await replies(page).getByRole('button', { name: '4 seconds each' }).click();
    await expect(page.getByRole('region', { name: 'Breathing pacer' })).toBeVisible();
    await expect(page.getByText('A reply is on its way…')).toBeVisible();
    slow.next();
    await expect(page.getByText('A reply is on its way…')).toHaveCount(0);
    await expect(own(page)).toHaveCount(3);
    await expect(page.getByRole('article').nth(1)).toContainText('day. What was it about?');
  },
);

withServices(
  'a message deleted while its answer was on its way does not come back',
  async ({ page, person, model }) => {
    model.reply = streaming(['That is good to know.']);
    await visitChat(page);
    await say(page, 'The park was quiet and I liked that');
    const slow = sayingSlowly(['That sounds like a long day. ', 'What was it ', 'about?']);
    model.reply = slow.reply;
    await field(page).fill(SLOW);
    await field(page).press('Enter');
    slow.next();
    slow.next();
    await expect(page.getByText('That sounds like a long day.')).toBeVisible();
    await page.getByRole('button', { name: 'Chat settings' }).click();
    await page.getByRole('button', { name: 'Delete the conversation' }).click();
    const ended = page.waitForEvent('requestfinished', (one) => one.url().endsWith('/analyze'));
    const dropped = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/analyze'));
    await page.getByRole('button', { name: 'Delete all messages' }).click();
    await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
    slow.next();
    await Promise.race([ended, dropped]);
    await expect(page.getByText('A reply is on its way…')).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await storedTexts(page, person.userId)).toEqual([]);
    model.reply = streaming(['A new beginning.']);
    await say(page, 'I would like to talk about something else today');
    await expect(page.getByRole('article')).toHaveCount(2);
  },
);

withServices(
  'a message deleted after leaving and reopening the page does not come back either',
  async ({ page, person, model }) => {
    const slow = sayingSlowly(['That sounds like a long day. ', 'What was it ', 'about?']);
    model.reply = slow.reply;
    const calls: string[] = [];
    page.on('request', (one) => one.url().endsWith('/analyze') && calls.push(one.url()));
    await visitChat(page);
    await field(page).fill(SLOW);
    await field(page).press('Enter');
    slow.next();
    await expect(page.getByText('That sounds like a long day.')).toBeVisible();
    const goTo = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
    await goTo('Dashboard');
    await expect(field(page)).toHaveCount(0);
    await goTo('AI Therapist');
    // The reply continues to stream into its place.
    await expect(own(page)).toHaveText([new RegExp(SLOW)]);
    await expect(page.getByText('That sounds like a long day.')).toBeVisible();
    await expect(page.getByText('A reply is on its way…')).toBeVisible();
    expect(calls).toHaveLength(1);
    const dropped = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/analyze'));
    await page.getByRole('button', { name: 'Chat settings' }).click();
    await page.getByRole('button', { name: 'Delete the conversation' }).click();
    await page.getByRole('button', { name: 'Delete all messages' }).click();
    await dropped;
    slow.next();
    slow.next();
    await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await storedTexts(page, person.userId)).toEqual([]);
  },
);

test('unsent messages are sent again in order', async ({ page, person, allowErrors }) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await failCalls(page, '**/api/chat/analyze');
  const written = ['First of all', 'Second of all', 'Third of all', 'Fourth of all'];
  for (const [index, text] of written.entries()) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page.getByText('Not answered.')).toHaveCount(index + 1);
  }
  await page.unroute('**/api/chat/analyze');
  // The first call takes the longest.
  const arrived: string[] = [];
  let waiting = 0;
  await page.route('**/api/chat/analyze', async (route) => {
    const { text }: { text: string } = route.request().postDataJSON();
    waiting += 1;
    if (text === written[0]) {
      // If the next call did not wait, it would have started before this later call returns.
      await afterRoundTrip(page);
      expect(waiting).toBe(1);
    }
    arrived.push(text);
    await route.continue();
  });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('Not answered.')).toHaveCount(0);
  await expect(answers(page)).toHaveCount(4);
  expect(arrived).toEqual(written);
  expect(await storedTexts(page, person.userId)).toEqual(written);
});

test('removing a message whose answer was lost also removes it from the server', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await say(page, 'so this one stays');
  await loseAnswers(page, '**/api/chat/analyze');
  await field(page).fill('The bus was loud today');
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(own(page)).toHaveCount(1);
  await settled(page);
  expect(await storedTexts(page, person.userId)).toEqual(['so this one stays']);
  await reload(page);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a message removed offline is removed from the server later', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await loseAnswers(page, '**/api/chat/analyze');
  await failCalls(page, '**/api/chat/messages/*', { method: 'DELETE' });
  await field(page).fill('The bus was loud today');
  await field(page).press('Enter');
  const tried = page.waitForEvent('requestfailed', (one) => one.method() === 'DELETE');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(own(page)).toHaveCount(0);
  await tried;
  expect(await storedTexts(page, person.userId)).toEqual(['The bus was loud today']);
  await page.unroute('**/api/chat/messages/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => storedTexts(page, person.userId)).toEqual([]);
});

test('a message stored without an answer is shown as stored', async ({
  page,
  person,
  server,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await loseAnswers(page, '**/api/chat/analyze');
  await field(page).fill('The bus was loud today');
  await field(page).press('Enter');
  await expect(page.getByText('Not answered.')).toBeVisible();
  const database = new Database(path.join(server.dataDir, 'evenkeel.db'), { timeout: 10_000 });
  database
    .prepare("DELETE FROM chat_messages WHERE user_id = ? AND sender = 'assistant'")
    .run(person.userId);
  database.close();
  await page.unroute('**/api/chat/analyze');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not answered.')).toHaveCount(0);
  await expect(page.getByText('Sorry, something went wrong.')).toHaveCount(0);
  await expect(own(page)).toContainText('The bus was loud today');
});
