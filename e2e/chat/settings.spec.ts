import { expect, type Page } from '../fixtures.ts';
import { afterRoundTrip, answers, send, storedTexts, visitChat } from '../support/chat.ts';
import { settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test } from '../warm.ts';

const SETTINGS = '**/api/chat/settings/*';

const keeping = (page: Page) =>
  page.getByRole('dialog', { name: 'Chat settings' }).getByLabel('Keep my messages');
const openSettings = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await expect(keeping(page)).toBeVisible();
};

const isKept = async (page: Page, userId: string): Promise<unknown> => {
  const reply = await page.request.get(`/api/chat/settings/${userId}`);
  return (await reply.json()).storing;
};

/** A promise that stays pending until `open` is called. */
const door = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: (): void => resolve() };
};

test('turning keeping off and on again right away ends with the last choice', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await openSettings(page);
  const first = door();
  const sent: unknown[] = [];
  await page.route(SETTINGS, async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
    if (sent.length === 1) await first.opened;
    await route.continue();
  });
  let answered = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && /settings/.test(response.url())) answered += 1;
  });
  await keeping(page).click();
  await expect(keeping(page)).not.toBeChecked();
  await keeping(page).click();
  await expect(keeping(page)).toBeChecked();
  // If the second call did not wait, it would have started before this later call returns.
  await afterRoundTrip(page);
  expect(sent).toEqual([{ storing: false, talkKey: expect.any(String) }]);
  first.open();
  await expect.poll(() => answered).toBe(2);
  expect(sent).toMatchObject([{ storing: false }, { storing: true }]);
  await expect(keeping(page)).toBeChecked();
  expect(await isKept(page, person.userId)).toBe(true);
});

test('a message sent right after turning keeping off waits for that and is not stored', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await openSettings(page);
  const { held, letGo } = await holdCalls(page, SETTINGS, { method: 'POST' });
  await keeping(page).click();
  await page.keyboard.press('Escape');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await send(page, 'hello');
  await expect(page.getByText('hello', { exact: true })).toBeVisible();
  await afterRoundTrip(page);
  expect(held).toHaveLength(1);
  expect(sent.filter((url) => url.endsWith('/analyze'))).toEqual([]);
  letGo();
  await expect(answers(page)).toHaveCount(1);
  expect(await storedTexts(page, person.userId)).toEqual([]);
});

test('settings fetched before a choice do not revert it', async ({ page, person }) => {
  await visitChat(page);
  await openSettings(page);
  await askOneByOne(page);
  const slow = await holdCalls(page, SETTINGS, { method: 'GET', answered: true });
  await page.reload();
  await openSettings(page);
  await expect.poll(() => slow.held).toHaveLength(1);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await keeping(page).click();
  await (await saved).finished();
  slow.letGo();
  await settled(page);
  await expect(keeping(page)).not.toBeChecked();
  expect(await isKept(page, person.userId)).toBe(false);
});

test('if the answer to a choice is lost, the server’s state is shown', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await openSettings(page);
  await page.route(SETTINGS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await keeping(page).click();
  await expect(page.getByText(/^Your setting wasn’t saved\./)).toBeVisible();
  await expect(keeping(page)).not.toBeChecked();
  expect(await isKept(page, person.userId)).toBe(false);
});
