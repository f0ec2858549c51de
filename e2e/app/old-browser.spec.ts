import { expect, expectAccessible, test } from '../fixtures.ts';

for (const [of, name] of [
  ['AbortSignal', 'any'],
  ['Map', 'groupBy'],
  ['Promise', 'withResolvers'],
  ['URL', 'canParse'],
] as const)
  test(`a browser without ${of}.${name} gets a page that says so and lists the crisis lines`, async ({
    page,
    allowErrors,
  }) => {
    // Allow any error, because parts of the app may already have started to load.
    allowErrors(/./);
    await page.addInitScript(
      ([holder, missing]) => Reflect.deleteProperty(Reflect.get(globalThis, holder), missing),
      [of, name] as const,
    );
    await page.goto('/features/chat');
    await expect(page).toHaveURL(/\/old-browser\.html$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This browser is too old for Evenkeel',
    );
    await page.getByText('United Kingdom', { exact: true }).click();
    await expect(page.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
    await expect(page.getByRole('link', { name: '999' }).first()).toBeVisible();
  });

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('the page for old browsers is in German', async ({ page, allowErrors }) => {
    allowErrors(/./);
    await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
    await page.goto('/features/chat');
    await expect(page).toHaveURL(/\/de\/old-browser\.html$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dieser Browser ist zu alt für Evenkeel',
    );
    await expectAccessible(page);
  });
});

test('the page for old browsers has no barriers and leads back to the app', async ({ page }) => {
  await page.goto('/old-browser.html');
  await page.getByText('United Kingdom', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empower Your Day' })).toBeVisible();
});
