import { expect, expectAccessible, logIn, test } from '../fixtures.ts';

for (const width of [390, 1280]) {
  test(`one button ends all sessions, and other tabs and devices follow, at ${width} px`, async ({
    page,
    context,
    person,
    newDevice,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const elsewhere = await newDevice();
    await logIn(elsewhere, person);
    const otherTab = await context.newPage();
    await otherTab.goto('/homepage');
    await page.goto('/settings');
    const button = page.getByRole('button', { name: 'Log out everywhere' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL('/');
    await expect(otherTab).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
    expect((await elsewhere.request.get('/auth/me')).status()).toBe(401);
  });
}
