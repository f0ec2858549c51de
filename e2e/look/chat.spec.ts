import { expectAccessible } from '../fixtures.ts';
import { answers, CHAT_PAGE, choose, say } from '../support/chat.ts';
import { expect, test, visit } from '../warm.ts';

test('the chat has no barriers on a phone: welcome, conversation, crisis help, settings, plan', async ({
  page,
  person: _,
}) => {
  const expectNoBarriers = (): Promise<void> => expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, CHAT_PAGE);
  await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
  await expectNoBarriers();
  // The top bar is hidden to leave space for the conversation, so the chat has its own link to Today.
  await expect(page.getByRole('main').getByRole('link', { name: 'Today' })).toBeInViewport();
  await expect(page.getByText('and only understands English.')).toHaveCount(1);
  await say(page, 'Slow breathing');
  await choose(page, '4 seconds each');
  await say(page, 'I want to kill myself');
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Crisis help' }).click();
  await expectNoBarriers();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await expectNoBarriers();
  const settings = page.getByRole('dialog', { name: 'Chat settings' });
  await settings.getByRole('link', { name: 'My safety plan' }).click();
  await page.getByRole('button', { name: 'Write “People I can contact”' }).click();
  await expectNoBarriers();
  await visit(page, CHAT_PAGE);
  await expect(answers(page)).toHaveCount(3);
});

for (const [width, height] of [
  [195, 422],
  [640, 400],
  [960, 540],
] as const) {
  test(`at a zoom of 200%, in ${width} by ${height} px, messages keep half of the height`, async ({
    page,
    person: _,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, CHAT_PAGE);
    await say(page, 'Slow breathing');
    await expect(answers(page)).toHaveCount(1);
    await expect
      .poll(async () => (await page.locator('[data-messages]').boundingBox())?.height)
      .toBeGreaterThanOrEqual(height / 2);
  });
}
