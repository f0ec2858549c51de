import { expect, expectAccessibleInThemes, type Page, signedInTest as test } from '../fixtures.ts';
import { answers, field, log, openChat, own, say } from '../support/chat.ts';
import { answerWithParts, FORM, MADE } from '../support/chat-parts.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';

const form = (page: Page) => page.getByRole('form', { name: FORM.title });
const things = (page: Page) => form(page).getByLabel('One on each line');
const submit = (page: Page) => form(page).getByRole('button', { name: FORM.submit });

test('a form keeps what is typed over a reload, says what is wrong, and is sent once as words and entries', async ({
  page,
}) => {
  const asked = await answerWithParts(page, [[FORM], MADE]);
  await openChat(page);
  await say(page, 'it is too much');
  await submit(page).click();
  await expect(things(page)).toBeFocused();
  await expect(things(page)).toHaveAccessibleDescription('Write at least one line.');
  await things(page).fill('laundry\n\n tax ');
  await page.reload();
  await expect(things(page)).toHaveValue('laundry\n\n tax ');
  await form(page).getByLabel('When do you begin?').pressSequentially('12');
  await submit(page).press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText([
    'Fill in the hour and the minutes.',
    'Choose one of these.',
  ]);
  await form(page).getByLabel('When do you begin?').fill('18:30');
  await submit(page).click();
  await expect(form(page).getByLabel('The largest')).toBeFocused();
  await page.keyboard.press('Space');
  await form(page).getByLabel('Where?').selectOption('Desk');
  await form(page).getByRole('button', { name: 'Add a row' }).click();
  await expect(form(page).getByLabel('4. What')).toBeFocused();
  await form(page).getByLabel('1. What').fill('door');
  await form(page).getByLabel('4. What').fill('sleeve, left');
  await form(page).getByLabel('4. Number').fill('30');
  await submit(page).click();
  await expect(form(page).getByLabel('1. Number')).toBeFocused();
  await form(page).getByRole('button', { name: 'Remove row 1' }).click();
  await submit(page).click();
  await expect(field(page)).toBeFocused();
  await expect(answers(page)).toHaveCount(2);
  await expect(own(page).last()).toContainText(
    'Steps, and how hard each is from 0 to 100: sleeve, left (30)',
  );
  await expect(form(page)).toHaveCount(0);
  await expect(answers(page).first()).toContainText('This form is closed.');
  expect(asked[1]?.form).toEqual({
    form: 'pile',
    values: {
      things: 'laundry\ntax',
      minutes: '15',
      from: '18:30',
      first: 'The largest',
      place: 'Desk',
      steps: 'sleeve, left\t30',
    },
  });
  expect(asked[1]?.text).toContain('One on each line: laundry; tax\nHow many minutes for each? 15');
});

test('a form that could not be sent waits with its entries, and is open again once it is removed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const asked = await answerWithParts(page, [[FORM], []]);
  await openChat(page);
  await say(page, 'it is too much');
  await failCalls(page, '**/api/chat/analyze', { times: 1 });
  const fillIn = async (): Promise<void> => {
    await form(page).getByLabel('The smallest').check();
    await submit(page).click();
    await expect(own(page).last()).toContainText('Not answered.');
  };
  await things(page).fill('laundry');
  await fillIn();
  await own(page).last().getByRole('button', { name: 'Remove' }).click();
  await expect(things(page)).toHaveValue('laundry');
  await failCalls(page, '**/api/chat/analyze', { times: 1 });
  await fillIn();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page)).toHaveCount(2);
  expect(asked.map((one) => one.form?.values)).toMatchObject([undefined, { things: 'laundry' }]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('chat-form'),
  );
});

test('a draft is copied, and selected where copying is not possible; a plan has its times', async ({
  page,
}) => {
  await answerWithParts(page, [MADE]);
  await page.addInitScript(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void taken.push(text) },
    });
  });
  await openChat(page);
  await say(page, 'write to Mia');
  await expect(
    log(page).getByRole('region', { name: 'What you named' }).getByRole('listitem'),
  ).toHaveText(MADE[0].things);
  await expect(
    log(page).getByRole('region', { name: 'Plan: The plan' }).getByRole('listitem'),
  ).toHaveText([/^18:30\s*Laundry/, /^Tue.* 24 Nov\s*Write to/, /^No time\s*Tax/]);
  const draft = log(page).getByLabel('A message', { exact: true });
  await draft.fill('Hello Mia.');
  const copy = log(page).getByRole('button', { name: 'Copy: A message' });
  await copy.click();
  await expect(
    log(page)
      .getByRole('status')
      .filter({ hasText: /^Copied$/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toEqual(['Hello Mia.']);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(draft).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Hello Mia.');
});

test('forms, plans and drafts have no barriers on phone and desktop', async ({ page }) => {
  await answerWithParts(page, [MADE, [FORM]]);
  await openChat(page);
  await say(page, 'write to Mia');
  await say(page, 'it is too much');
  await submit(page).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessibleInThemes(page);
    expect(await tooWide(page)).toEqual([]);
  }
  expect((await submit(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('forms, plans and drafts fit with the largest text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setComfort(page, LARGEST_TEXT);
  await answerWithParts(page, [MADE, [FORM]]);
  await openChat(page);
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'huge');
  await say(page, 'write to Mia');
  await say(page, 'it is too much');
  await submit(page).click();
  await expect(things(page)).toBeFocused();
  expect(await tooWide(page)).toEqual([]);
});
