import { expectAccessible, guest, signIn } from '../fixtures.ts';
import { setTime } from '../support/clock.ts';
import { checkIn, logPast, MOOD_PAGE } from '../support/moods.ts';
import { expect, test, visit } from '../warm.ts';

test.describe('no barriers in any theme', () => {
  test('in the dialog to sign up or log in', async ({ page, allowErrors }) => {
    allowErrors(/401/);
    for (const button of ['Sign Up', 'Log In']) {
      await visit(page, '/');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      await expectAccessible(page);
    }
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('isn’t the password');
    await page.getByRole('dialog').getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  for (const [who, enter] of [
    ['a person', signIn],
    ['a guest', guest],
  ] as const)
    test(`in the settings of ${who}, and before deleting everything`, async ({ page }) => {
      await enter(page);
      await visit(page, '/settings');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

  test('in a calendar with every color and an opened day', async ({ page, person }) => {
    await setTime(page, Date.parse('2024-03-15T12:00:00Z'));
    await logPast(page, person.userId, [
      ['2024-03-11T12:00:00Z', 0],
      ['2024-03-12T12:00:00Z', 25],
      ['2024-03-13T12:00:00Z', 50],
      ['2024-03-14T12:00:00Z', 75],
      ['2024-03-15T11:00:00Z', 100],
    ]);
    await visit(page, MOOD_PAGE);
    await page.getByRole('button', { name: '11 March 2024, Very low' }).click();
    await expect(page.getByRole('region', { name: /^Moods on .*11 March/ })).toBeVisible();
    await expect(
      page.getByRole('button', { name: '15 March 2024, Very good, today' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('where an entry was refused, and where it is corrected', async ({
    page,
    person: _,
    allowErrors,
  }) => {
    allowErrors(/400/);
    await setTime(page, Date.now() + 2 * 86_400_000);
    await visit(page, MOOD_PAGE);
    await checkIn(page, 4, 'From the future');
    const refused = page.getByRole('region', { name: 'Entries that weren’t accepted' });
    await expect(refused).toBeVisible();
    await expectAccessible(page);
    await refused.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog').getByLabel('When')).toBeVisible();
    await expectAccessible(page);
  });
});
