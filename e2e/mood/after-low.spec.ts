import { expect, expectAccessibleInThemes, test } from '../fixtures.ts';
import { dayFromNow, giveTasks, storedTasks } from '../support/routine.ts';

for (const width of [390, 1280]) {
  test(`a low mood is thanked for, and today can become lighter, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    const date = await dayFromNow(page, 0);
    await giveTasks(page, person.userId, [
      { title: 'Tax papers', estimatedTime: 40, date },
      { title: 'Dishes', estimatedTime: 20, date },
    ]);
    const sizes = async () => (await storedTasks(page, person.userId)).map(({ size }) => size);
    await page.goto('/homepage');
    await expect(page.getByRole('button', { name: 'Complete: Tax papers' })).toBeVisible();
    await page.getByRole('button', { name: 'Very low' }).click();
    await expect(page.getByText('Thanks for sharing your mood!')).toBeVisible();
    const lighter = page.getByRole('button', { name: 'Make today lighter' });
    await expectAccessibleInThemes(page);
    await page.clock.runFor(5_000);
    await expect(page.getByText('Thanks for sharing your mood!')).toBeHidden();
    await lighter.press('Enter');
    await expect(page.getByText('2 tasks become lighter.')).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo making today lighter' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lighter).toBeVisible();
    expect(await sizes()).toEqual(['full', 'full']);
    await lighter.click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(7_000);
    await expect.poll(sizes).toEqual(['lighter', 'lighter']);
    await page.getByRole('button', { name: 'Just log it' }).click();
    await expect(lighter).toBeHidden();
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    await expect(page.getByText('Thanks for sharing your mood!')).toBeVisible();
    await expect(lighter).toBeHidden();
  });
}

test('two calm minutes begin in the chat at once, and once', async ({ page, person: _ }) => {
  await page.goto('/features/focus-mood-tracker');
  await page.getByRole('slider').fill('0');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Two calm minutes' }).click();
  await expect(page).toHaveURL('/features/chat');
  const said = page.getByText('Calm down', { exact: true });
  await expect(said.first()).toBeVisible();
  const count = await said.count();
  await page.reload();
  await expect(said.first()).toBeVisible();
  expect(await said.count()).toBe(count);
});
