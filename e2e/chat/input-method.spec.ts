import { expect } from '../fixtures.ts';
import { field, own, visitChat } from '../support/chat.ts';
import { settled } from '../support/clock.ts';
import { accept, compose, pressOfWord } from '../support/keyboard.ts';
import { signedInTest as test } from '../warm.ts';

test('the Enter that accepts a word of an input method sends nothing; the next one sends the message', async ({
  page,
}) => {
  await visitChat(page);
  await field(page).focus();
  await compose(page, 'つかれ');
  await pressOfWord(page, 'Enter', 'open');
  await accept(page, '疲れた');
  await pressOfWord(page, 'Enter', 'accepted');
  await settled(page);
  await expect(own(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('疲れた');
  await page.keyboard.press('Enter');
  await expect(own(page)).toContainText('疲れた');
  await expect(own(page)).toHaveCount(1);
});

test('Escape cancels a word of an input method and closes nothing', async ({ page }) => {
  await visitChat(page);
  await page.getByRole('button', { name: 'Add something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add something' });
  const title = dialog.getByLabel('What do you want to do?');
  await expect(title).toBeFocused();
  await compose(page, 'かう');
  await pressOfWord(page, 'Escape', 'open');
  await accept(page, '買う');
  await pressOfWord(page, 'Escape', 'accepted');
  await pressOfWord(page, 'Enter', 'accepted');
  await settled(page);
  await expect(title).toHaveValue('買う');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
