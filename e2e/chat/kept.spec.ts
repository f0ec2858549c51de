import path from 'node:path';
import Database from 'better-sqlite3';
import { v7 } from 'uuid';
import { expect, type Page } from '../fixtures.ts';
import { answers, bar, choose, own, say, storedTexts, visitChat } from '../support/chat.ts';
import { reload, settled } from '../support/clock.ts';
import { signedInTest as test, visit } from '../warm.ts';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Chat settings' });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Chat settings' }).click();

/** Toggles "Keep my messages" and waits until the server has stored the setting. */
const switchKeeping = async (page: Page): Promise<void> => {
  await settings(page).getByLabel('Keep my messages').click();
  await settled(page);
};

test('one message or the whole conversation is deleted for good, but only after a confirmation', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await say(page, 'First thing');
  await say(page, 'Second thing');
  await page.getByRole('button', { name: 'Delete your message' }).first().click();
  const one = page.getByRole('dialog', { name: 'Delete this message?' });
  await expect(one.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await one.getByRole('button', { name: 'Delete for good' }).click();
  // The reply to the message is deleted too, because it may quote the message.
  await expect(page.getByRole('article')).toHaveCount(2);
  await reload(page);
  await expect(own(page)).toHaveText([/Second thing/]);
  await expect(answers(page)).toHaveCount(1);
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Delete the conversation' }).click();
  await page.getByRole('button', { name: 'Delete all messages' }).click();
  await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
  const kept = await page.request.get(`/api/chat/messages/${person.userId}`);
  expect((await kept.json()).messages).toEqual([]);
});

test('with keeping off, the conversation continues and leaves nothing behind', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await openSettings(page);
  await expect(settings(page).getByText(/are kept in your account until you/)).toBeVisible();
  await switchKeeping(page);
  await expect(settings(page).getByText('Off: new messages aren’t kept.')).toBeVisible();
  await expect(settings(page).getByLabel('Keep my messages')).toHaveAccessibleDescription(
    /They disappear from this page when you leave it/,
  );
  await page.keyboard.press('Escape');
  await say(page, 'Slow breathing');
  await choose(page, '4 seconds each');
  await expect(own(page)).toHaveCount(2);
  const kept = await page.request.get(`/api/chat/messages/${person.userId}`);
  expect((await kept.json()).messages).toEqual([]);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
  await openSettings(page);
  await expect(settings(page).getByLabel('Keep my messages')).not.toBeChecked();
});

test('turning keeping off retains earlier messages and recent danger, as announced', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await say(page, 'The park was quiet');
  await openSettings(page);
  await switchKeeping(page);
  await settings(page).getByText('What happens when I change this setting?').click();
  for (const said of [
    /doesn’t delete any messages/,
    /setting is on or off\. If a message sounds like danger/,
  ])
    await expect(settings(page).getByText(said)).toBeVisible();
  await page.keyboard.press('Escape');
  await say(page, 'I want to kill myself');
  await settled(page);
  await reload(page);
  await settled(page);
  await expect(own(page)).toHaveText([/The park was quiet/]);
  await expect(bar(page)).toBeVisible();
  await openSettings(page);
  await switchKeeping(page);
  await expect(settings(page).getByLabel('Keep my messages')).toBeChecked();
  // Messages written while keeping was off must not be stored later.
  expect(await storedTexts(page, person.userId)).toEqual(['The park was quiet']);
});

test('the dashboard shows triggers from the chat with their tone as text', async ({ page }) => {
  await visit(page, '/dashboard');
  await expect(page.getByText('No triggers found yet.')).toBeVisible();
  await visitChat(page);
  await say(page, 'The exam stress is awful and I feel terrible');
  await say(page, 'Again exam stress, it is horrible');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const widget = page.getByRole('region', { name: 'Top Emotional Triggers' });
  await expect(widget.getByRole('listitem').first()).toHaveText(
    /Exam stress.*Came up 2 times, mostly as something hard./i,
  );
});

/** Inserts a long conversation directly into the database. */
const giveMessages = (dataDir: string, userId: string, count: number): void => {
  const database = new Database(path.join(dataDir, 'evenkeel.db'), { timeout: 10_000 });
  const insert = database.prepare(
    `INSERT INTO chat_messages (user_id, id, position, turn_id, sender, text, reply, answered_by, safety, written_at, local_date, zone)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '2026-03-01', 'UTC')`,
  );
  const none = {
    level: 'none',
    category: null,
    kind: null,
    offers: [],
    response: 'none',
    showsCrisis: false,
  };
  database.transaction(() => {
    for (let position = 1; position <= count; position += 1) {
      const isOwn = position % 2 === 1;
      const text = `Message ${position} of a long talk, with a few more words in it.`;
      const reply = { paragraphs: [text], quickReplies: [], parts: [] };
      const [sender, given, by] = isOwn
        ? ['person', null, null]
        : ['assistant', JSON.stringify(reply), 'coach'];
      const at = new Date(Date.UTC(2026, 2, 1) + position * 1000).toISOString();
      const id = v7();
      insert.run(userId, id, position, id, sender, text, given, by, JSON.stringify(none), at);
    }
  })();
  database.close();
};

/** How many functions of the app run while 20 keys are pressed. Unlike a time, the count does not depend on the machine. */
const callsWhileTyping = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.locator('textarea').evaluate(async (area) => {
    area.focus();
    for (let count = 0; count < 20; count += 1) {
      document.execCommand('insertText', false, 'a');
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.detach();
  const counts = result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** The fewest calls of three tries, because other work of the page may run during one of them. */
const callsOfTyping = async (page: Page): Promise<number> => {
  const first = await callsWhileTyping(page);
  const second = await callsWhileTyping(page);
  return Math.min(first, second, await callsWhileTyping(page));
};

test('a long conversation loads earlier messages page by page, and typing renders none of them again', async ({
  page,
  person,
  server,
}) => {
  giveMessages(server.dataDir, person.userId, 1500);
  await visitChat(page);
  await expect(page.getByRole('article')).toHaveCount(100);
  await expect(page.getByText('Message 1500 of')).toBeInViewport();
  const withFew = await callsOfTyping(page);
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(page.getByRole('article')).toHaveCount(200);
  // Runs in the page, because role queries for a thousand messages take longer than rendering them.
  await page.evaluate(async () => {
    const wanted = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll('button')].find(
        ({ textContent, ariaBusy }) =>
          textContent === 'Show earlier messages' && ariaBusy !== 'true',
      );
    while (document.querySelectorAll('article').length < 1500) {
      wanted()?.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
  expect(await callsOfTyping(page)).toBeLessThan(1.5 * withFew);
  await expect(page.locator('textarea')).toHaveValue('a'.repeat(120));
});
