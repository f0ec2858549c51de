import { DAY_MS } from '#domain/shared/time/durations.ts';
import { cutOff, streaming } from '#tests/support/stand-ins/streamed-replies.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import {
  answers,
  CHAT_PAGE,
  field,
  own,
  say,
  send,
  storedTexts,
  visitChat,
} from '../support/chat.ts';
import { reload, setTime, settled } from '../support/clock.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';
import { MOOD_PAGE } from '../support/moods.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test as withServices } from '../support/with-services.ts';
import { signedInTest as test, visit } from '../warm.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 844 };

test('a message that could not be sent stays, even over a reload, and is sent once', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await failCalls(page, '**/api/chat/analyze');
  await field(page).fill('The bus was loud today');
  await field(page).press('Enter');
  await expect(answers(page)).toContainText('Sorry, something went wrong.');
  await expect(own(page)).toContainText('Not answered.');
  await expect(answers(page)).toContainText('What you wrote is saved on this device.');
  await reload(page);
  await expect(own(page)).toContainText('The bus was loud today');
  await expect(answers(page)).toContainText('Sorry, something went wrong.');
  await page.unroute('**/api/chat/analyze');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Sorry, something went wrong.')).toHaveCount(0);
  await expect(own(page)).toHaveCount(1);
  await expect(answers(page)).toHaveCount(1);
  const kept = await page.request.get(`/api/chat/messages/${person.userId}`);
  const { messages }: { messages: unknown[] } = await kept.json();
  expect(messages).toHaveLength(2);
});

test('a clock that is days off is pointed out; danger is answered anyway, the rest once it is right', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/);
  await visitChat(page);
  await setTime(page, Date.now() + 3 * DAY_MS);
  await send(page, 'The bus was loud today');
  await expect(answers(page)).toContainText('Check the clock on this device.');
  await say(page, 'I want to kill myself tonight');
  await expect(
    answers(page).getByText('Do you think you might try to kill yourself today?'),
  ).toBeVisible();
  await setTime(page, Date.now());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Check the clock on this device.')).toHaveCount(0);
  await expect(answers(page)).toHaveCount(2);
});

withServices(
  'a model streams its answer, and the guide takes over when it breaks off',
  async ({ page, model }) => {
    model.reply = streaming(['That sounds ', 'like a long day. ', 'What was it about?']);
    await visitChat(page);
    await say(page, 'There is far too much on my list today');
    await expect(answers(page).last()).toContainText('like a long day. What was it about?');
    expect(model.asked.length).toBeGreaterThan(0);
    model.reply = cutOff(['Unfinished words of the model. And then ']);
    await say(page, 'I cannot start on my tax letter');
    await expect(own(page)).toHaveCount(2);
    await expect(answers(page).last()).not.toContainText('Unfinished');
    await expect(answers(page).last()).not.toContainText('Sorry, something went wrong.');
    const said = await answers(page).last().innerText();
    await reload(page);
    await expect(answers(page)).toHaveCount(2);
    expect(await answers(page).last().innerText()).toBe(said);
  },
);

test('an answer cut off on the way to the browser is requested again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  let cut = 0;
  await page.route('**/api/chat/analyze', async (route) => {
    if (cut > 0) return route.continue();
    cut += 1;
    const whole = await route.fetch();
    const [first = ''] = (await whole.text()).split('\n');
    await route.fulfill({ response: whole, body: `${first}\n{"type":"te` });
  });
  await say(page, 'hello');
  await expect(own(page)).toHaveCount(1);
  await expect(answers(page)).not.toContainText('Sorry');
  expect(cut).toBe(1);
});

test('offline messages wait in one place and are sent later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.setViewportSize(PHONE);
  await visitChat(page);
  await say(page, 'hello');
  await context.setOffline(true);
  const written = ['I am tired', 'It was loud today', 'I want to rest'];
  for (const [index, text] of written.entries()) {
    await send(page, text);
    await expect(own(page).getByRole('button', { name: 'Remove' })).toHaveCount(index + 1);
  }
  const waits = page.getByText(
    '3 messages are waiting. They will be sent when you’re back online.',
  );
  await expect(waits).toHaveCount(1);
  await expect(page.getByText('Not answered.')).toHaveCount(0);
  await expect(page.getByText('Sorry, something went wrong.')).toHaveCount(0);
  await expect(answers(page)).toHaveCount(2);
  await expectAccessible(page);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(waits).toBeInViewport();
    await expect(
      answers(page).last().getByRole('region', { name: 'Crisis help' }),
    ).toBeInViewport();
  }
  // While offline, returning to the tab must not cause an attempt to send.
  const tried: string[] = [];
  page.on('request', (request) => tried.push(request.url()));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(waits).toBeVisible();
  expect(tried.filter((url) => url.endsWith('/analyze'))).toEqual([]);
  await context.setOffline(false);
  await expect(answers(page)).toHaveCount(4);
  await expect(page.getByText('Not answered.')).toHaveCount(0);
  await expect(waits).toHaveCount(0);
  expect(await storedTexts(page, person.userId)).toEqual(['hello', ...written]);
});

test('offline messages are sent once online, whatever page is open', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, MOOD_PAGE);
  await visitChat(page);
  await say(page, 'hello');
  await context.setOffline(true);
  await send(page, 'I am tired');
  await send(page, 'i want to kill myself tonight');
  await expect(page.getByText('2 messages are waiting.')).toBeVisible();
  await visit(page, MOOD_PAGE);
  await context.setOffline(false);
  await expect
    .poll(() => storedTexts(page, person.userId))
    .toEqual(['hello', 'I am tired', 'i want to kill myself tonight']);
  await expect(page.getByRole('region', { name: 'People to talk to' })).toBeVisible();
  await visitChat(page);
  await expect(answers(page)).toHaveCount(3);
});

test('with keeping off, offline messages wait for the chat, where their answers are seen', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.request.post(`/api/chat/settings/${person.userId}`, { data: { storing: false } });
  await visit(page, MOOD_PAGE);
  await visitChat(page);
  await context.setOffline(true);
  await send(page, 'I am tired');
  await expect(page.getByText('1 message is waiting. It will be sent')).toBeVisible();
  await visit(page, MOOD_PAGE);
  const sent = page.waitForRequest('**/api/chat/analyze').then(() => page.url());
  await context.setOffline(false);
  await settled(page);
  await visitChat(page);
  await expect(answers(page)).toHaveCount(1);
  expect(await sent).toContain(CHAT_PAGE);
  await expect(own(page)).toContainText('I am tired');
});

test('a failure is shown once and disappears when a later message gets through', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await page.route('**/api/chat/analyze', (route) => route.fulfill({ status: 500, body: 'no' }));
  await send(page, 'I am tired');
  await send(page, 'It was loud today');
  await expect(page.getByText('Not answered.')).toHaveCount(2);
  await expect(page.getByText('Sorry, something went wrong.')).toHaveCount(1);
  await expect(page.getByText('are in danger, these people can help now')).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Sorry, something went wrong.')).toBeVisible();
  await page.unroute('**/api/chat/analyze');
  await send(page, 'I want to rest');
  await expect(answers(page)).toHaveCount(3);
  await expect(page.getByText('Sorry, something went wrong.')).toHaveCount(0);
  expect(await storedTexts(page, person.userId)).toHaveLength(3);
});

test('if the conversation fails to load, unsent messages are shown, and sent once it loads', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await askOneByOne(page);
  await page.route('**/api/chat/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await visitChat(page);
  await expect(page.getByText(/We couldn’t load your conversation/)).toBeVisible();
  await send(page, 'I am tired');
  await expect(own(page)).toContainText('Not answered.');
  await reload(page);
  await expect(page.getByText(/We couldn’t load your conversation/)).toBeVisible();
  await expect(own(page)).toContainText('I am tired');
  await expect(answers(page).getByRole('region', { name: 'Crisis help' })).toBeVisible();
  await page.unroute('**/api/chat/**');
  await reload(page);
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByText('Not answered.')).toHaveCount(0);
  expect(await storedTexts(page, person.userId)).toEqual(['I am tired']);
});

test('malformed answers are failures, reported plainly', async ({ page, person: _ }) => {
  await askOneByOne(page);
  await page.route('**/api/chat/**', (route) => route.fulfill({ json: { messages: 'none' } }));
  await visitChat(page);
  await expect(page.getByText(/We couldn’t load your conversation/)).toContainText(
    'We couldn’t read the server’s reply.',
  );
  await send(page, 'I am tired');
  await expect(own(page)).toContainText('Not answered.');
  await page.unroute('**/api/chat/**');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await reload(page);
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByText('Not answered.')).toHaveCount(0);
});

test('pressing again on a slow server sends nothing twice', async ({ page, person }) => {
  await visitChat(page);
  const first = await holdCalls(page, '**/api/chat/analyze');
  await page.getByRole('button', { name: 'Calm down' }).dblclick();
  await expect(page.getByText('A reply is on its way…')).toBeVisible();
  await expect.poll(() => first.held).toHaveLength(1);
  first.letGo();
  await expect(answers(page)).toHaveCount(1);
  const second = await holdCalls(page, '**/api/chat/analyze');
  await field(page).fill('lamp, chair, cup, door, hand');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await field(page).press('Enter');
  await expect.poll(() => second.held).toHaveLength(1);
  second.letGo();
  await expect(answers(page)).toHaveCount(2);
  expect(await storedTexts(page, person.userId)).toHaveLength(2);
});
