import { expect, type Page } from '../fixtures.ts';
import { FIRST_PAGE, giveFirst, openWeekly, option, press } from '../support/quiz.ts';
import { test, visit } from '../warm.ts';

const OPTIONS_PAGE = '/features/quiz';
/** A card on the quiz overview. */
const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a started quiz shows its progress and resumes there', async ({ page, person }) => {
  await visit(page, FIRST_PAGE);
  await option(page, 2).check();
  await press(page, 'Next');
  await option(page, 1).check();
  await visit(page, OPTIONS_PAGE);
  const first = card(page, 'First-Time Quiz');
  await expect(first.getByText('2 of 18 questions answered. You can continue.')).toBeVisible();
  await first.getByRole('link', { name: 'Continue the quiz' }).click();
  await expect(page.getByText('Question 2 of 18')).toBeVisible();
  await expect(option(page, 1)).toBeChecked();
  await press(page, 'Back');
  await expect(option(page, 2), 'an older answer can be changed').toBeChecked();

  await giveFirst(page, person.userId);
  await openWeekly(page);
  await option(page, 2).check();
  await page.goto(OPTIONS_PAGE);
  await expect(first.getByText('Taken.')).toBeVisible();
  const weekly = card(page, 'Weekly Quiz');
  await expect(weekly.getByText('1 of 6 questions answered. You can continue.')).toBeVisible();
  await weekly.getByRole('link', { name: 'Continue the check-in' }).click();
  await expect(option(page, 2)).toBeChecked();
});
