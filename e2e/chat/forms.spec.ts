import { expect, expectAccessible, type Page } from '../fixtures.ts';
import {
  answers,
  choose,
  field,
  fillIn,
  form,
  log,
  own,
  replies,
  say,
  visitChat,
} from '../support/chat.ts';
import { answerWithParts, FORM, MADE } from '../support/chat-parts.ts';
import { reload } from '../support/clock.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { holdCalls } from '../support/slow-server.ts';
import { signedInTest as test } from '../warm.ts';

const TOMORROW = 'A plan for tomorrow';
const LADDER = 'The ladder';
const submit = (page: Page, title: string) => form(page, title).locator('button[type="submit"]');
const things = (page: Page) => form(page, TOMORROW).getByLabel('What do you want to do tomorrow?');
const begin = (page: Page) => form(page, TOMORROW).getByLabel('When do you want to begin?');
const plan = (page: Page) => log(page).getByRole('region', { name: `Plan: ${TOMORROW}` });

test('a form keeps its text over a reload, explains mistakes, and makes a plan that can be changed', async ({
  page,
}) => {
  await visitChat(page);
  await say(page, 'Plan tomorrow');
  await submit(page, TOMORROW).click();
  await expect(things(page)).toBeFocused();
  await expect(things(page)).toHaveAccessibleDescription('Write at least one line.');
  await things(page).fill('laundry\n\n tax ');
  await reload(page);
  await expect(things(page)).toHaveValue('laundry\n\n tax ');
  await begin(page).pressSequentially('12');
  await submit(page, TOMORROW).press('Enter');
  await expect(form(page, TOMORROW).getByRole('alert')).toHaveText([
    'Fill in the hour and the minutes.',
  ]);
  await begin(page).fill('18:30');
  await submit(page, TOMORROW).click();
  await expect(field(page)).toBeFocused();
  await expect(plan(page).getByRole('listitem')).toHaveText([/^18:30\s*laundry/i, /^19:00\s*tax/i]);
  await expect(own(page).last()).toContainText('laundry; tax');
  await expect(own(page).last()).toContainText('How many minutes for each thing? 30');
  await expect(form(page, TOMORROW)).toHaveCount(0);
  await expect(answers(page).first()).toContainText('You can’t fill in this form anymore.');
  await choose(page, 'Change what I filled in');
  await expect(things(page)).toHaveValue('laundry\ntax');
  await fillIn(page, TOMORROW, { 'How many minutes': '45' });
  await expect(plan(page).last().getByRole('listitem')).toHaveText([/^18:30/, /^19:15/]);
});

test('a press that opens a form leads into it, and typed words leave the focus in the message field', async ({
  page,
}) => {
  await visitChat(page);
  await say(page, 'Plan tomorrow');
  await expect(things(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await fillIn(page, TOMORROW, {
    'What do you want to do tomorrow?': 'laundry',
    'When do you want to begin?': '18:30',
  });
  await choose(page, 'Change what I filled in');
  await expect(things(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(things(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(things(page)).toBeFocused();

  // The focus stays where somebody already writes something else.
  await fillIn(page, TOMORROW, {
    'What do you want to do tomorrow?': 'tax',
    'When do you want to begin?': '18:30',
  });
  const { held, letGo } = await holdCalls(page, '**/api/chat/analyze');
  await replies(page).getByRole('button', { name: 'Change what I filled in' }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type('Wait');
  letGo();
  await expect(things(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('Wait');
});

test('rows can be added and removed, a missing number is pointed out, and a comma stays in its step', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await say(page, 'Work on a fear in steps');
  await choose(page, 'Things don’t feel right or even');
  await form(page, LADDER).getByRole('button', { name: 'Add a row' }).click();
  await expect(form(page, LADDER).getByLabel('Row 4, Step')).toBeFocused();
  await page.keyboard.type('Left sleeve up, right one down');
  await submit(page, LADDER).click();
  await expect(form(page, LADDER).getByLabel('Row 4, Distress')).toBeFocused();
  await page.keyboard.type('30');
  await form(page, LADDER).getByRole('button', { name: 'Remove row 1' }).click();
  await fillIn(page, LADDER, {});
  await expect(own(page).last()).toContainText('Left sleeve up, right one down (30)');
  const kept = await page.request.get(`/api/chat/ladders/${person.userId}`);
  const [ladder]: { rungs: { text: string; distress: number }[] }[] = await kept.json();
  expect(ladder?.rungs).toHaveLength(3);
  expect(ladder?.rungs).toContainEqual(
    expect.objectContaining({ text: 'Left sleeve up, right one down', distress: 30 }),
  );
});

test('a form that could not be sent keeps its entries and opens again once removed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visitChat(page);
  await say(page, 'Plan tomorrow');
  await things(page).fill('laundry');
  await begin(page).fill('09:00');
  await failCalls(page, '**/api/chat/analyze', { times: 1 });
  const sendInVain = async (): Promise<void> => {
    await submit(page, TOMORROW).click();
    await expect(own(page).last()).toContainText('Not answered.');
  };
  await sendInVain();
  await own(page).last().getByRole('button', { name: 'Remove' }).click();
  await expect(things(page)).toHaveValue('laundry');
  await failCalls(page, '**/api/chat/analyze', { times: 1 });
  await sendInVain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page)).toHaveCount(2);
  await expect(plan(page).getByRole('listitem')).toHaveText([/^09:00\s*laundry/i]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('chat-form'),
  );
});

// Remove the clipboard stub.
test.afterEach(({ page }) => page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard')));

test('a draft is copied, or selected where copying is not possible', async ({ page }) => {
  await page.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void taken.push(text) },
    });
  });
  await visitChat(page);
  await say(page, 'Write a message');
  await form(page, 'A message').getByLabel('How does it begin?').selectOption('I can’t come.');
  await fillIn(page, 'A message', {
    'Who is it for?': 'Mia',
    'What you want to say': 'the train is late',
    'One thing you’re asking for': 'start without me',
  });
  const draft = log(page).getByLabel('A message', { exact: true });
  await expect(draft).toHaveValue(
    'Hello Mia,\nI can’t come.\nThe train is late.\nCan you start without me?',
  );
  await draft.fill('Hello Mia.');
  const copy = log(page).getByRole('button', { name: 'Copy: A message' });
  await copy.click();
  await expect(
    log(page)
      .getByRole('status')
      .filter({ hasText: /^Copied$/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual(['Hello Mia.']);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined }),
  );
  await copy.click();
  await expect(draft).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Hello Mia.');
});

test('forms, plans and drafts have no barriers and fit on phone and desktop, even with the largest text', async ({
  page,
}) => {
  await answerWithParts(page, [MADE, [FORM]]);
  await visitChat(page);
  await say(page, 'write to Mia');
  await say(page, 'it is too much');
  await submit(page, FORM.title).click();
  await expect(form(page, FORM.title).getByLabel('One thing on each line')).toBeFocused();
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await tooWide(page)).toEqual([]);
  expect((await submit(page, FORM.title).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await setComfort(page, LARGEST_TEXT);
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'huge');
  expect(await tooWide(page)).toEqual([]);
});
