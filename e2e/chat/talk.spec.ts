import { expect, signedInTest as test } from '../fixtures.ts';
import { answers, choose, field, fillIn, leave, log, openChat, own, say } from '../support/chat.ts';

test('a skill goes to its end by buttons, with a pacer that can be started and stopped', async ({
  page,
}) => {
  await openChat(page);
  await say(page, 'Slow breathing');
  await choose(page, '4 seconds each');
  const pacer = page.getByRole('region', { name: 'Breathing pacer' });
  await pacer.getByRole('button', { name: 'Start the pacer' }).click();
  await expect(pacer.getByRole('status')).toHaveText('Breathe in');
  await expect(pacer.getByRole('status')).toHaveText('Hold');
  await expect(pacer.getByText('Round 1 of 4')).toBeVisible();
  await pacer.getByRole('button', { name: 'Stop the pacer' }).click();
  await expect(pacer.getByRole('status')).toHaveText('When you are ready');
  await choose(page, 'Done');
  await choose(page, 'Next');
  await choose(page, 'A little better');
  await expect(answers(page).last()).toContainText('You can do this again at any time');
  await expect(leave(page)).toHaveCount(0);
});

test('a pacer that is over says so, and only the button of the step says Done', async ({
  page,
}) => {
  await page.clock.install();
  await openChat(page);
  await say(page, 'Slow breathing');
  await choose(page, '4 seconds each');
  const pacer = page.getByRole('region', { name: 'Breathing pacer' });
  await pacer.getByRole('button', { name: 'Start the pacer' }).press('Enter');
  await expect(pacer.getByRole('status')).toHaveText('Breathe in');
  await page.clock.fastForward('01:10');
  await expect(pacer.getByRole('status')).toHaveText('The last round is over');
  await expect(pacer.getByRole('button', { name: 'Start again' })).toBeFocused();
  await expect(page.getByText('Done', { exact: true })).toHaveCount(1);
});

test('with reduced motion the pacer is words and numbers alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await say(page, 'Slow breathing');
  await choose(page, '3 seconds each');
  const pacer = page.getByRole('region', { name: 'Breathing pacer' });
  await pacer.getByRole('button', { name: 'Start the pacer' }).click();
  await expect(pacer.getByRole('status')).toHaveText('Breathe in');
  await expect(pacer.locator('svg')).toHaveCount(0);
});

test('a skill that was left midway is there again after a reload', async ({ page }) => {
  await openChat(page);
  await say(page, 'Grounding');
  await expect(answers(page).last()).toContainText('5 things that you can see');
  await say(page, 'lamp, chair, cup, door, hand');
  await expect(answers(page).last()).toContainText('4 things that you can feel');
  await choose(page, 'Stop here');
  await page.reload();
  await expect(own(page)).toHaveCount(3);
  await say(page, 'go on');
  await expect(answers(page).last()).toContainText('4 things that you can feel');
});

test('steps of a task get from the chat into the routine', async ({ page, person }) => {
  await openChat(page);
  await page.getByRole('button', { name: 'Get started on a task' }).click();
  await expect(answers(page)).toHaveCount(1);
  await fillIn(page, 'The task', { 'What do you want to start?': 'wash the dishes' });
  await choose(page, 'Break it down first');
  const tasks = page.getByRole('list', { name: 'Tasks for your routine' });
  const row = tasks.last().getByRole('listitem').first();
  await row.getByRole('button', { name: /^Add to my routine/ }).press('Enter');
  await expect(row.getByRole('status')).toHaveText('It is in your routine for today.');
  // The button is gone, and the focus is not lost with it.
  await expect(row).toBeFocused();
  const reply = await page.request.get(`/api/tasks/all/${person.userId}`);
  const titles: { title: string }[] = await reply.json();
  expect(titles).toHaveLength(1);
  await expect(row).toContainText(titles[0]?.title ?? 'no task');
});

test('Enter sends, Shift and Enter break the line, and empty text is not sent', async ({
  page,
}) => {
  await openChat(page);
  await field(page).press('Enter');
  await field(page).fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(own(page)).toHaveCount(0);
  await field(page).fill('');
  await field(page).pressSequentially('Hello');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('there');
  await field(page).press('Enter');
  await expect(own(page)).toHaveCount(1);
  await expect(own(page)).toContainText('Hello\nthere', { useInnerText: true });
  await expect(answers(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(log(page)).toBeVisible();
});
