import { call, calling } from '#tests/support/stand-ins/tool-calls.ts';
import { expect } from '../fixtures.ts';
import { answers, choose, replies, say, visitChat } from '../support/chat.ts';
import { dayFromNow } from '../support/routine.ts';
import { test } from '../support/with-services.ts';

const WORDS = 'That is a lot for one day. Here is something small.';

test('a leading model offers an exercise, a page and a task, and nothing starts automatically', async ({
  page,
  person,
  model,
}) => {
  const tasks = async (): Promise<readonly unknown[]> =>
    (await page.request.get(`/api/tasks/all/${person.userId}`)).json();
  model.reply = calling([WORDS], [call('offer_task', { title: 'Water the roses', minutes: 20 })]);
  await visitChat(page);
  await say(page, 'There is far too much on my list today');
  const last = answers(page).last();
  await expect(last).toContainText(WORDS);
  expect(await tasks()).toEqual([]);
  await last.getByRole('button', { name: 'Add to my routine: Water the roses' }).click();
  await expect(last.getByText('This task is in your routine for today.')).toBeVisible();
  expect(await tasks()).toMatchObject([{ title: 'Water the roses' }]);
  model.reply = calling(
    [WORDS],
    [call('offer_task', { title: 'Therapy tomorrow at 14:00', minutes: 50 })],
  );
  await say(page, 'I must not forget therapy tomorrow at 14:00');
  await last.getByRole('button', { name: /^Add to my routine: Therapy/ }).click();
  await expect(last.getByText('This task is in your routine for tomorrow at 14:00.')).toBeVisible();
  expect(await tasks()).toMatchObject([
    { title: 'Water the roses' },
    { title: 'Therapy', date: await dayFromNow(page, 1), time: '14:00' },
  ]);
  model.reply = calling([WORDS], [call('open_page', { page: 'timer' })]);
  await say(page, 'I cannot start on my tax letter');
  await expect(last.getByRole('link', { name: 'Open the timer' })).toHaveAttribute(
    'href',
    '/features/focus-mood-tracker/pomodoro',
  );
  model.reply = calling([WORDS], [call('begin_skill', { skill: 'breathing' })]);
  await say(page, 'There is far too much on my list today');
  await expect(replies(page).getByRole('button', { name: '4 seconds each' })).toHaveCount(0);
  await choose(page, 'Slow breathing');
  await choose(page, '4 seconds each');
  await expect(page.getByRole('region', { name: 'Breathing pacer' })).toBeVisible();
  // The model is not asked about messages with danger or fears.
  const asked = model.asked.length;
  await say(page, 'Stop here');
  await say(page, 'Are you sure that I locked the door?');
  await say(page, 'I want to kill myself');
  await expect(answers(page).last().getByRole('region', { name: 'Crisis help' })).toBeVisible();
  expect(model.asked).toHaveLength(asked);
});
