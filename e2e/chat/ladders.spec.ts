import type { FormEntries } from '#domain/chat/form.ts';
import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { answers, choose, fillIn, log, own, replies, say, visitChat } from '../support/chat.ts';
import { test } from '../warm.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Chat settings' }).click();

const makeLadder = async (page: Page, fear: string): Promise<void> => {
  await say(page, 'Work on a fear in steps');
  if ((await replies(page).getByRole('button', { name: 'A new fear' }).count()) > 0)
    await choose(page, 'A new fear');
  await fillIn(page, 'The fear', { 'What does the fear say?': fear });
  await fillIn(page, 'The ladder', {
    'Row 1, Step': 'use a shop door',
    'Row 1, Distress': '30',
    'Row 2, Step': 'touch the bus seat',
    'Row 2, Distress': '60',
    'Row 3, Step': 'eat without washing',
    'Row 3, Distress': '80',
  });
  await choose(page, 'Stop here');
};

test('my ladders: continue one and delete one', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChat(page);
  await makeLadder(page, 'I will get ill from doors');
  await makeLadder(page, 'I will say something wrong');
  await openSettings(page);
  await page.getByRole('button', { name: 'My ladders' }).click();
  const ladders = dialog(page, 'My ladders');
  await expect(ladders.getByRole('listitem')).toHaveCount(2);
  await expect(ladders.getByText('3 steps, 0 tries')).toHaveCount(2);
  await expectAccessible(page);
  await ladders
    .getByRole('button', { name: 'Continue with this ladder: I will get ill from doors' })
    .click();
  await expect(
    log(page).getByRole('region', { name: 'Ladder: I will get ill from doors' }).last(),
  ).toBeVisible();
  await expect(answers(page).last()).not.toContainText('Which ladder');
  await openSettings(page);
  await page.getByRole('button', { name: 'My ladders' }).click();
  await ladders.getByRole('button', { name: 'Delete: I will say something wrong' }).click();
  await expect(ladders.getByRole('button', { name: 'Keep the ladder' })).toBeFocused();
  await expectAccessible(page);
  await ladders.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(ladders.getByRole('listitem')).toHaveText([/I will get ill from doors/]);
  const kept = await page.request.get(`/api/chat/ladders/${person.userId}`);
  expect(await kept.json()).toHaveLength(1);
});

test('my ladders: two with the same name, and one named like a button of the chat', async ({
  page,
  person,
}) => {
  const write = async (text: string, form?: FormEntries): Promise<void> => {
    const data = { userId: person.userId, text, form };
    expect((await page.request.post('/api/chat/analyze', { data })).status()).toBe(200);
  };
  for (const [index, fear] of ['locks', 'locks', 'A new fear'].entries()) {
    await write('Work on a fear in steps');
    if (index > 0) await write('A new fear');
    await write(fear, { form: 'exposure-fear', values: { fear } });
    const steps = [30, 50, 70].map((hard, at) => `step ${index + at * 10} of it\t${hard}`);
    await write('Its steps', { form: 'exposure-rungs', values: { fear, steps: steps.join('\n') } });
    await write('Stop here');
  }
  await visitChat(page);
  for (const [label, step] of [
    ['locks', 'step 0 of it'],
    ['locks (2)', 'step 1 of it'],
    ['A new fear (2)', 'step 2 of it'],
  ] as const) {
    await openSettings(page);
    await page.getByRole('button', { name: 'My ladders' }).click();
    await dialog(page, 'My ladders')
      .getByRole('button', { name: `Continue with this ladder: ${label}`, exact: true })
      .click();
    await expect(own(page).last()).toContainText(label);
    await expect(answers(page).last()).toContainText(step);
  }
});
