import { expectAccessible } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { giveMorning, storedDay } from '../support/player.ts';
import { ROUTINE_PAGE } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

test('a smaller size is suggested at low energy, and applied when accepted', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const routine = await giveMorning(page, person.userId);
  await visit(page, ROUTINE_PAGE);
  const proposal = page.getByRole('group', { name: 'A proposal' });
  await expect(page.getByRole('heading', { name: 'Morning' }).first()).toBeVisible();
  await expect(proposal).toBeHidden();
  await page.getByText('Your energy and what matters today').click();
  await page.getByRole('radio', { name: 'Low' }).check();
  await expect(proposal).toContainText('Do the lighter version of Morning today?');
  await expect(proposal).toContainText('You chose low energy for today');
  await expectAccessible(page);
  await proposal.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(proposal).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Routines' })).toBeFocused();
  expect((await storedDay(page, person.userId, routine))?.size).toBe('lighter');
});

test('a declined suggestion does not return', async ({ page, person }) => {
  const routine = await giveMorning(page, person.userId);
  await visit(page, ROUTINE_PAGE);
  await page.getByText('Your energy and what matters today').click();
  await page.getByRole('radio', { name: 'Low' }).check();
  const proposal = page.getByRole('group', { name: 'A proposal' });
  await proposal.getByRole('button', { name: 'No, leave it as it is' }).click();
  await expect(proposal).toBeHidden();
  await reload(page);
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Morning' }).first()).toBeVisible();
  await expect(proposal).toBeHidden();
  expect((await storedDay(page, person.userId, routine))?.size).toBe('full');
});
