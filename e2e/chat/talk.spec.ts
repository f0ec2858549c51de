import { expect } from '../fixtures.ts';
import { answers, choose, field, leave, log, own, say, visitChat } from '../support/chat.ts';
import { holdClock, pass } from '../support/clock.ts';
import { signedInTest as test } from '../warm.ts';

test('a skill runs to its end by buttons, and its pacer can be started, stopped and restarted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitChat(page);
  await say(page, 'Slow breathing');
  await choose(page, '4 seconds each');
  const pacer = page.getByRole('region', { name: 'Breathing pacer' });
  await expect(pacer.locator('svg')).toHaveCount(1);
  await holdClock(page);
  await pacer.getByRole('button', { name: 'Start the exercise' }).press('Enter');
  await expect(pacer.getByRole('status')).toHaveText('Breathe in');
  await pass(page, 4_000);
  await expect(pacer.getByRole('status')).toHaveText('Hold');
  await expect(pacer.getByText('Round 1 of 4')).toBeVisible();
  await pacer.getByRole('button', { name: 'Stop the exercise' }).press('Enter');
  await expect(pacer.getByRole('status')).toHaveText('When you’re ready');
  // With reduced motion, there are only words and numbers.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await pacer.getByRole('button', { name: 'Start the exercise' }).press('Enter');
  await expect(pacer.getByRole('status')).toHaveText('Breathe in');
  await expect(pacer.locator('svg')).toHaveCount(0);
  await pass(page, 63_000);
  await expect(pacer.getByText('Round 4 of 4')).toBeVisible();
  await pass(page, 1_000);
  await expect(pacer.getByRole('status')).toHaveText('The last round is over');
  await expect(pacer.getByRole('button', { name: 'Start again' })).toBeFocused();
  await expect(page.getByText('Done', { exact: true })).toHaveCount(1);
  await choose(page, 'Done');
  await choose(page, 'Next');
  await choose(page, 'A little better');
  await expect(answers(page).last()).toContainText('You can do this again at any time');
  await expect(leave(page)).toHaveCount(0);
});

test('Enter sends, Shift+Enter breaks the line, and empty text is not sent', async ({ page }) => {
  await visitChat(page);
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
