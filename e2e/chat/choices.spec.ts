import { expect, type Page } from '../fixtures.ts';
import { choose, field, fillIn, log, own, say, visitChat } from '../support/chat.ts';
import { reload, settled } from '../support/clock.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';
import { signedInTest as test } from '../warm.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Chat settings' }).click();
const region = (page: Page) => page.getByLabel('Where are you?');

const settingsOf = async (page: Page, userId: string): Promise<Record<string, unknown>> =>
  (await page.request.get(`/api/chat/settings/${userId}`)).json();

test('choosing a region does not overwrite settings made on another device', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await openSettings(page);
  await expect(region(page)).toBeVisible();
  await page.request.post(`/api/chat/settings/${person.userId}`, { data: { storing: false } });
  await region(page).selectOption({ label: 'Ireland' });
  await settled(page);
  expect(await settingsOf(page, person.userId)).toMatchObject({ region: 'ie', storing: false });
});

test('a region chosen offline takes effect here and is sent later', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.request.post(`/api/chat/settings/${person.userId}`, {
    data: { storing: true, region: 'us' },
  });
  await visitChat(page);
  await openSettings(page);
  await failCalls(page, '**/api/chat/settings/**', { method: 'POST' });
  await region(page).selectOption({ label: 'Ireland' });
  await page.keyboard.press('Escape');
  // The server still has the old region; the device’s choice takes precedence.
  await reload(page);
  await page.getByRole('button', { name: 'Crisis help' }).click();
  const help = dialog(page, 'Crisis help');
  await expect(help.getByRole('heading', { name: 'Crisis lines: Ireland' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expect(region(page)).toHaveValue('ie');
  expect(await settingsOf(page, person.userId)).toMatchObject({ region: 'us' });
  await page.unroute('**/api/chat/settings/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await settled(page);
  expect(await settingsOf(page, person.userId)).toMatchObject({ region: 'ie' });
});

test('with keeping off, the question about how things are disappears once answered', async ({
  page,
  person,
}) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, { data: { storing: false } });
  const text = 'Last time there was danger. How are things now?';
  await page.route('**/api/chat/messages/*', async (route) => {
    const response = await route.fetch();
    const body: Record<string, unknown> = await response.json();
    await route.fulfill({
      response,
      json: { ...body, checkIn: { text, offers: ['lines'], quickReplies: ['Gone'] } },
    });
  });
  await visitChat(page);
  await expect(log(page).getByText(text)).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'What would help right now?' })).toHaveCount(0);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/analyze')) sent.push(request.postDataJSON());
  });
  await say(page, 'I had lunch with a friend');
  await expect(page.getByText(text)).toHaveCount(0);
  await say(page, 'It rained today');
  expect(sent).toMatchObject([{ checkInShown: true }, {}]);
  expect(sent[1]).not.toHaveProperty('checkInShown');
});

test('a step of a task is added to the routine, marked as added after a reload, and never added twice', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await say(page, 'Get started on a task');
  await fillIn(page, 'The task', {
    'What do you want to start?': 'wash the dishes',
    'How many minutes': '15',
  });
  await choose(page, 'Break it down first');
  const tasks = page.getByRole('list', { name: 'Tasks for your routine' });
  const row = tasks.last().getByRole('listitem').first();
  await row.getByRole('button', { name: /^Add to my routine/ }).press('Enter');
  await expect(row.getByRole('status')).toHaveText('This task is in your routine for today.');
  // The button is gone, but the focus must not be lost.
  await expect(row).toBeFocused();
  await reload(page);
  await expect(row.getByRole('status')).toHaveText(
    'You’ve already added this task to your routine.',
  );
  await expect(row.getByRole('button')).toHaveCount(0);
  // Simulate another device, which does not know that the task was added.
  await page.evaluate((userId) => {
    localStorage.removeItem(`record/${userId}/chat-added-tasks`);
  }, person.userId);
  await reload(page);
  await row.getByRole('button', { name: /^Add to my routine/ }).click();
  await expect(row.getByRole('status')).toHaveText('This task is in your routine for today.');
  const reply = await page.request.get(`/api/tasks/all/${person.userId}`);
  const all: { title: string }[] = await reply.json();
  expect(all).toHaveLength(1);
  await expect(row).toContainText(all[0]?.title ?? 'no task');
});

test('a message that is too long says why Enter does not send it', async ({ page }) => {
  await visitChat(page);
  await field(page).fill('a'.repeat(4010));
  const why = page.getByRole('status').filter({ hasText: 'too long' });
  await expect(why).toHaveText(
    /This is too long to send\. A message can have up to 4,000 characters\./,
  );
  await expect(page.getByText('10 characters too long', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(/too long to send/);
  await field(page).press('Enter');
  await expect(why).toHaveText(
    'This wasn’t sent. It was 10 characters too long. A message can have up to 4,000 characters.',
  );
  await expect(own(page)).toHaveCount(0);
  await field(page).fill('a'.repeat(4000));
  await expect(why).toHaveCount(0);
});

test('without other services, the chat says that none receives words or sound', async ({
  page,
}) => {
  await visitChat(page);
  const said = 'no other service gets your messages';
  await expect(page.getByText(said)).toBeVisible();
  await openSettings(page);
  await expect(dialog(page, 'Chat settings').getByText(said)).toBeVisible();
  await expect(dialog(page, 'Chat settings').getByText(/Voice messages don’t work/)).toBeVisible();
});

test('all offered tasks are added with one press', async ({ page, person }) => {
  await visitChat(page);
  await say(page, 'Get started on a task');
  await fillIn(page, 'The task', {
    'What do you want to start?': 'wash the dishes',
    'How many minutes': '15',
  });
  await choose(page, 'Break it down first');
  const tasks = page.getByRole('list', { name: 'Tasks for your routine' }).last();
  const count = await tasks.getByRole('listitem').count();
  await page.getByRole('button', { name: `Add all ${count} tasks` }).press('Enter');
  await expect(tasks).toBeFocused();
  await expect(page.getByText('All of these tasks are in your routine.')).toBeVisible();
  await expect(tasks.getByRole('button')).toHaveCount(0);
  const reply = await page.request.get(`/api/tasks/all/${person.userId}`);
  expect(await reply.json()).toHaveLength(count);
});
