import { expect, expectAccessible, test } from '../fixtures.ts';
import { giveMorning, storedDay } from '../support/player.ts';
import { openRoutine } from '../support/routine.ts';

for (const width of [390, 1280]) {
  test(`a smaller size is proposed for little strength, and done when accepted, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const routine = await giveMorning(page, person.userId);
    await openRoutine(page);
    const proposal = page.getByRole('group', { name: 'A proposal' });
    await expect(page.getByRole('heading', { name: 'Morning' }).first()).toBeVisible();
    await expect(proposal).toBeHidden();
    await page.getByText('Energy and what matters').click();
    await page.getByRole('radio', { name: 'Low' }).check();
    await expect(proposal).toContainText('Morning: lighter today?');
    await expect(proposal).toContainText('You chose low energy for today');
    await expectAccessible(page);
    await proposal.getByRole('button', { name: 'Accept' }).press('Enter');
    await expect(proposal).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Routines' })).toBeFocused();
    await expect
      .poll(async () => (await storedDay(page, person.userId, routine))?.size)
      .toBe('lighter');
  });
}

test('what is refused is not proposed again', async ({ page, person }) => {
  const routine = await giveMorning(page, person.userId);
  await openRoutine(page);
  await page.getByText('Energy and what matters').click();
  await page.getByRole('radio', { name: 'Low' }).check();
  const proposal = page.getByRole('group', { name: 'A proposal' });
  await proposal.getByRole('button', { name: 'No, leave it' }).click();
  await expect(proposal).toBeHidden();
  const told = page.waitForResponse('**/api/routines/proposals/**');
  await page.reload();
  expect(await (await told).json()).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Morning' }).first()).toBeVisible();
  await expect(proposal).toBeHidden();
  expect((await storedDay(page, person.userId, routine))?.size).toBe('full');
});
