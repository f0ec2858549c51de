import { expect, expectAccessible, guest, type Page, signIn, test } from './fixtures.ts';

const THEMES = ['light', 'dark', 'warm', 'contrast'] as const;

const PAGES = [
  '/homepage',
  '/dashboard',
  '/settings',
  '/features/routine-builder',
  '/features/focus-mood-tracker',
  '/features/quiz/comic',
] as const;

const useTheme = (page: Page, theme: string) =>
  page.evaluate(
    (value) => localStorage.setItem('comfort', JSON.stringify({ theme: value })),
    theme,
  );

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toBeHidden();
};

for (const theme of THEMES) {
  test(`there are no barriers before signing in, in the ${theme} theme`, async ({
    page,
    allowErrors,
  }) => {
    test.slow();
    allowErrors(/40[14]/);
    await page.goto('/');
    await useTheme(page, theme);
    for (const path of ['/', '/nowhere', '/features/quiz']) {
      await open(page, path);
      await expectAccessible(page);
    }
    for (const button of ['Sign Up', 'Log In']) {
      await open(page, '/');
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await expectAccessible(page);
    }
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  test(`there are no barriers on the signed-in pages in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await signIn(page);
    await useTheme(page, theme);
    for (const path of PAGES) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
    }
    await open(page, '/settings');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await expectAccessible(page);
  });
}

test('there are no barriers for a guest on a small screen with huge text', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await guest(page);
  await page.evaluate(() => localStorage.setItem('comfort', '{"textSize":"huge"}'));
  for (const path of PAGES) {
    await open(page, path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
  }
});
