import { signIn } from '../support/people.ts';
import { expect, test, visit } from '../warm.ts';

test('everyone can read what is stored, from the landing page and when signed in', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  const heading = page.getByRole('heading', { level: 1, name: 'Privacy' });
  await expect(heading).toBeFocused();
  await expect(
    page.getByRole('region', { name: 'If you share with a therapist or a supporter' }),
  ).toContainText('The people you share with never see your chat messages');
  await signIn(page);
  await visit(page, '/privacy');
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect(heading).toBeVisible();
});
