import { expect, expectAccessible, test } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { untilInstalled } from '../support/offline.ts';

test.use({ locale: 'en-US' });

const BRITISH = 'English (United Kingdom)';
/** A busy machine needs long to fetch all pages. */
const FETCHED = { timeout: 0 };

test.describe('a device that keeps the pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language that is chosen in the settings also shows offline, and is saved with the account', async ({
    page,
    person,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|fetching the script/);
    await page.goto('/settings');
    await settled(page);
    await untilInstalled(page);
    await page.reload();
    await settled(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Fewer colors,')).toBeVisible();
    const field = page.getByLabel('Language', { exact: true });
    await expect(field.getByRole('option').first()).toHaveText(
      'Same as my browser (English (United States))',
    );
    await expectAccessible(page);
    await field.selectOption(BRITISH);
    await expect(html).toHaveAttribute('lang', 'en-GB', FETCHED);
    await expect(page.getByText('Fewer colours,')).toBeVisible();
    await expect(field).toHaveValue('en-GB');
    await settled(page);
    const { comfort } = await (await page.request.get(`/api/comfort/${person.userId}`)).json();
    expect(comfort).toMatchObject({ language: 'en-GB', lastLanguage: 'en-GB' });
    await context.setOffline(true);
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByText('Fewer colours,')).toBeVisible();
    // Another language cannot be fetched now.
    await field.selectOption('English (United States)');
    await expect(page.getByRole('alert')).toHaveText(
      'We couldn’t load that language. Check your connection and try again.',
    );
    await expect(field).toHaveValue('en-GB');
    await context.setOffline(false);
    await field.selectOption({ index: 0 });
    await expect(html).toHaveAttribute('lang', 'en', FETCHED);
    await expect(page.getByText('Fewer colors,')).toBeVisible();
  });
});

test('a visitor chooses the language on the landing page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settled(page);
  const languages = page.getByRole('navigation', { name: 'Language' });
  await expect(languages.getByRole('button', { name: 'English (United States)' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await languages.getByRole('button', { name: BRITISH }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(languages.getByRole('button', { name: BRITISH })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
});
