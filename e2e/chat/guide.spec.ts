import { expect, type Page } from '../fixtures.ts';
import {
  answers,
  bar,
  choose,
  fillIn,
  form,
  log,
  replies,
  say,
  visitChat,
} from '../support/chat.ts';
import { signedInTest as test } from '../warm.ts';

const last = (page: Page) => answers(page).last();
const help = (page: Page) => last(page).getByRole('region', { name: 'Crisis help' });
const labels = (page: Page) => replies(page).getByRole('button');

test('somebody who only wants to be heard gets no advice until they end it', async ({ page }) => {
  await visitChat(page);
  await page.getByRole('button', { name: 'Just listen' }).click();
  await expect(last(page)).toContainText('give advice');
  for (const [words, answer] of [
    ['The bus was loud and I missed it', 'I’m listening. Go on.'],
    ['And then my boss shouted at me and I could not start on anything', 'I’m still listening.'],
  ] as const) {
    await say(page, words);
    await expect(last(page)).toContainText(answer);
    await expect(labels(page)).toHaveText(['I’m done writing']);
  }
  // Danger must still be detected.
  await say(page, 'I want to kill myself');
  await expect(help(page)).toBeVisible();
  await choose(page, 'No');
  await choose(page, 'Just listen');
  await say(page, 'It was a long week');
  await choose(page, 'I’m done writing');
  await expect(last(page)).toContainText('Here are some things you can do next, if you like.');
  expect(await labels(page).count()).toBeGreaterThan(2);
});

test('things named in a message fill the form, and go from its plan into the routine', async ({
  page,
  person,
}) => {
  await visitChat(page);
  await say(page, 'I have so much to do: laundry, dishes, call the bank');
  await expect(
    log(page).getByRole('region', { name: 'Things you named' }).getByRole('listitem'),
  ).toHaveText(['laundry', 'dishes', 'call the bank']);
  await choose(page, 'Put my tasks in order');
  await expect(form(page, 'What is there to do?').getByLabel('One thing on each line')).toHaveValue(
    'laundry\ndishes\ncall the bank',
  );
  await fillIn(page, 'What is there to do?', { 'How many minutes': '10' });
  await expect(
    last(page)
      .getByRole('region', { name: /^Plan: / })
      .getByRole('listitem'),
  ).toHaveText([/laundry/i, /dishes/i, /call the bank/i]);
  const row = last(page)
    .getByRole('list', { name: 'Tasks for your routine' })
    .getByRole('listitem');
  await row
    .nth(1)
    .getByRole('button', { name: /^Add to my routine/ })
    .click();
  await expect(row.nth(1).getByRole('status')).toHaveText(
    'This task is in your routine for today.',
  );
  const kept = await page.request.get(`/api/tasks/all/${person.userId}`);
  expect(await kept.json()).toMatchObject([{ title: expect.stringMatching(/dishes/i) }]);
});

test('"You misread me" returns to the earlier subject, and the numbers shrink to one line', async ({
  page,
  person,
}) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, { data: { region: 'gb' } });
  await visitChat(page);
  await say(page, 'I have so much to do: laundry, dishes, call the bank');
  await say(page, 'I want to kill myself');
  await expect(help(page)).toBeVisible();
  await say(page, 'You misread me');
  await expect(last(page)).toContainText('I misunderstood.');
  await expect(last(page).getByRole('region', { name: 'Things you named' })).toBeVisible();
  await expect(help(page)).toHaveCount(0);
  await expect(last(page).getByRole('link')).toHaveText(['Call 999', 'Call 116 123']);
  await expect(bar(page)).toBeVisible();
  await choose(page, 'Put my tasks in order');
  await expect(form(page, 'What is there to do?')).toBeVisible();
});

/** Makes the guard append its soft question to a reply of the guide. */
const askSoftly = async (page: Page, userId: string): Promise<void> => {
  await page.request.post(`/api/chat/settings/${userId}`, { data: { region: 'gb' } });
  await visitChat(page);
  await say(page, 'I feel so alone');
  await expect(last(page)).toContainText('You’re alone more than you want to be.');
  await say(page, 'nobody would miss me');
  await expect(last(page)).toContainText(
    'This may mean that you are thinking about dying or hurting yourself. Are you?',
  );
  await expect(labels(page)).toHaveText(['Yes', 'No', 'I am not sure']);
  await expect(last(page)).toContainText('Samaritans: Call 116 123');
  await expect(help(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
};

test('a gentle question follows an answer, and "No" keeps the lines in view', async ({
  page,
  person,
}) => {
  await askSoftly(page, person.userId);
  await choose(page, 'No');
  await expect(last(page)).toContainText('Thank you for answering.');
  await expect(help(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
});

test('"Yes" to a gentle question leads to the direct question, with all help', async ({
  page,
  person,
}) => {
  await askSoftly(page, person.userId);
  await choose(page, 'Yes');
  await expect(last(page)).toContainText('are you thinking about killing yourself?');
  await expect(help(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
});
