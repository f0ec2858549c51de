import { expect, expectAccessibleInThemes, signedInTest as test } from '../fixtures.ts';
import { answers, choose, openChat, say } from '../support/chat.ts';

test('there are no barriers in the chat on phone and desktop: welcome, talk, crisis help, settings, plan', async ({
  page,
}) => {
  const expectNoBarriers = async (): Promise<void> => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessibleInThemes(page);
    }
  };
  await openChat(page);
  await expect(page.getByRole('heading', { name: 'What would help right now?' })).toBeVisible();
  await expectNoBarriers();
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
  await page.getByRole('button', { name: 'Write: People I can contact' }).click();
  await expectNoBarriers();
  await openChat(page);
  await expect(answers(page)).toHaveCount(3);
});
