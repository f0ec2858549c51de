import { expect, type Page } from '../fixtures.ts';
import {
  answers,
  bar,
  choose,
  field,
  form,
  leave,
  replies,
  say,
  visitChat,
} from '../support/chat.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { overflow } from '../support/look.ts';
import { signedInTest as test } from '../warm.ts';

const livesIn = (page: Page, userId: string, region: string) =>
  page.request.post(`/api/chat/settings/${userId}`, { data: { storing: true, region } });

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('on a phone the question, its answers and the numbers stay in view together until the danger is over', async ({
  page,
  person,
}) => {
  await livesIn(page, person.userId, 'gb');
  await visitChat(page);
  await expect(bar(page)).toHaveCount(0);
  await say(page, 'I want to kill myself');
  await expect(page.getByText('Do you think you might try to kill yourself today?')).toBeInViewport(
    {
      ratio: 1,
    },
  );
  for (const label of ['Yes', 'No', 'I am not sure'])
    await expect(replies(page).getByRole('button', { name: label, exact: true })).toBeInViewport();
  await expect(bar(page).getByRole('link', { name: 'Call 999' })).toBeInViewport({ ratio: 1 });
  const tops = await bar(page)
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, 'the help that stays takes one row').toBe(1);
  await expect(bar(page).getByRole('link', { name: 'Call 116 123' })).toHaveAttribute(
    'href',
    'tel:116123',
  );
  await choose(page, 'No');
  // The pressed button is gone, but the focus must not be lost.
  await expect(field(page)).toBeFocused();
  await expect(answers(page).last()).toContainText('I’ll ask once more later');
  await expect(replies(page).getByRole('button', { name: 'Calm down' })).toBeVisible();
  await reload(page);
  await bar(page).getByRole('button', { name: 'My plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Write a safety plan' }).click();
  await page.getByRole('button', { name: 'Write “Things that help me”' }).click();
  await page.getByRole('textbox', { name: 'Things that help me' }).fill('My dog');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Things that help me” is saved.')).toBeVisible();
  await visitChat(page);
  await bar(page).getByRole('button', { name: 'My plan' }).click();
  await expect(page.getByRole('dialog').getByText('My dog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The chat does not start a stressful exercise immediately. It first asks how the person is, and starts it
  // afterwards.
  await say(page, 'Practice a social scene');
  await expect(answers(page).last()).toContainText('so first I want to ask how you are');
  await choose(page, 'Gone');
  await expect(answers(page).last()).toContainText('I won’t ask about this again');
  await expect(bar(page)).toHaveCount(0);
  await choose(page, 'Practice a social scene');
  await expect(leave(page)).toBeVisible();
});

test('on a phone at 200% text size the answer can be read, with a number in view', async ({
  page,
  person,
}) => {
  await livesIn(page, person.userId, 'gb');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await visitChat(page);
  await say(page, 'I want to kill myself');
  await settled(page);
  const height = await page.evaluate(() => {
    const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const messages = at('[data-messages]');
    const head = at('main header')?.bottom ?? 0;
    return (messages?.bottom ?? 0) - Math.max(messages?.top ?? 0, head);
  });
  expect(height, 'what is in view of the talk beside the field to write in').toBeGreaterThan(190);
  await expect(bar(page).getByRole('link', { name: 'Call 999' })).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('button', { name: 'My plan' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Crisis help' })).toBeInViewport({ ratio: 1 });
  await field(page).blur();
  await page.evaluate(() => window.scrollTo(0, 0));
  const messages = await page.locator('[data-messages]').boundingBox();
  expect(messages?.height, 'what is in view of the talk to somebody who reads').toBeGreaterThan(
    400,
  );
  expect(await overflow(page)).toBe(0);
  await bar(page).getByRole('button', { name: 'My plan' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
});

test('on a phone a call link names its line, and the chat leads back to Today', async ({
  page,
  person,
}) => {
  await livesIn(page, person.userId, 'gb');
  await visitChat(page);
  await say(page, 'I want to kill myself');
  await expect(
    bar(page).getByRole('link', { name: 'Call 116 123, Samaritans', exact: true }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/homepage');
});

test('on a phone a requested form appears below the question and its answers', async ({ page }) => {
  await visitChat(page);
  await say(page, 'I want to kill myself');
  await say(page, 'Put my tasks in order');
  await expect(page.getByText('are you thinking about killing yourself?')).toBeInViewport();
  for (const label of ['Yes', 'No', 'I am not sure'])
    await expect(replies(page).getByRole('button', { name: label, exact: true })).toBeInViewport();
  await expect(form(page, 'What is there to do?')).toBeVisible();
});

test('without a plan the numbers come first and the plan takes one line', async ({
  page,
  person,
}) => {
  await livesIn(page, person.userId, 'gb');
  await visitChat(page);
  await say(page, 'I want to kill myself');
  const help = answers(page).last().getByRole('region', { name: 'Crisis help' });
  const heading = await help.getByRole('heading', { name: 'My safety plan' }).boundingBox();
  const write = await help.getByRole('link', { name: 'Write a safety plan' }).boundingBox();
  for (const number of ['Call 999', 'Call 116 123']) {
    const call = await help.getByRole('link', { name: number }).boundingBox();
    expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
  }
  expect(write?.y ?? 0).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
});

test('offline messages that nothing has checked show the numbers next to them', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await livesIn(page, person.userId, 'ie');
  await visitChat(page);
  await say(page, 'hello');
  await context.setOffline(true);
  await field(page).fill('nobody would miss me');
  await field(page).press('Enter');
  await expect(page.getByText('1 message is waiting.')).toHaveCount(1);
  const help = answers(page).last().getByRole('region', { name: 'Crisis help' });
  await expect(help.getByRole('link', { name: 'Call 112' })).toBeInViewport();
  await expect(help.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  await context.setOffline(false);
  await expect(answers(page).last()).toContainText(
    'This may mean that you are thinking about dying',
  );
  await expect(page.getByText('1 message is waiting.')).toHaveCount(0);
});

test('after deleting the conversation nothing hints at the danger, and only calming exercises are offered', async ({
  page,
  person,
}) => {
  await livesIn(page, person.userId, 'gb');
  await visitChat(page);
  await expect(page.getByRole('button', { name: 'Work on a fear in steps' })).toBeVisible();
  await say(page, 'I want to kill myself');
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await page.getByRole('button', { name: 'Delete the conversation' }).click();
  await page.getByRole('button', { name: 'Delete all messages' }).click();
  for (const again of [false, true]) {
    if (again) await reload(page);
    await expect(page.getByRole('button', { name: 'Calm down' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Work on a fear in steps' })).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
  }
});

test('the button that ends an exercise stays in view, however many answers there are', async ({
  page,
}) => {
  await visitChat(page);
  await say(page, 'Practice a social scene');
  expect(await replies(page).getByRole('button').count()).toBeGreaterThan(3);
  await expect(leave(page)).toBeInViewport({ ratio: 1 });
  await leave(page).click();
  await expect(leave(page)).toHaveCount(0);
});
