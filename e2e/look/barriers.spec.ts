import { expect, expectAccessibleInThemes, guest, signIn, test } from '../fixtures.ts';
import { checkIn, logPast, openMoods } from '../support/moods.ts';
import { openPage } from '../support/pages.ts';

test.describe('there are no barriers in any theme', () => {
  test('in the dialog to sign up or log in', async ({ page, allowErrors }) => {
    allowErrors(/401/);
    for (const button of ['Sign Up', 'Log In']) {
      await openPage(page, '/');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
      await expectAccessibleInThemes(page);
    }
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('dialog').getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInThemes(page);
  });

  test('in the settings of a person and of a guest, and before they delete all', async ({
    page,
    newDevice,
  }) => {
    await signIn(page);
    const other = await newDevice();
    await guest(other);
    for (const device of [page, other]) {
      await openPage(device, '/settings');
      await expectAccessibleInThemes(device);
      await device.getByRole('button', { name: 'Delete the account' }).click();
      await expect(device.getByRole('dialog')).toBeVisible();
      await expectAccessibleInThemes(device);
    }
  });

  test('in a calendar with every color and an opened day', async ({ page, person }) => {
    await page.clock.setFixedTime('2024-03-15T12:00:00Z');
    await logPast(page, person.userId, [
      ['2024-03-11T12:00:00Z', 0],
      ['2024-03-12T12:00:00Z', 25],
      ['2024-03-13T12:00:00Z', 50],
      ['2024-03-14T12:00:00Z', 75],
      ['2024-03-15T11:00:00Z', 100],
    ]);
    await openMoods(page);
    await page.getByRole('button', { name: '11 March 2024, Very low' }).click();
    await expect(page.getByRole('region', { name: /^Moods of .*11 March/ })).toBeVisible();
    await expect(
      page.getByRole('button', { name: '15 March 2024, Very good, today' }),
    ).toBeVisible();
    await expectAccessibleInThemes(page);
  });

  test('where an entry was refused, and where it is corrected', async ({
    page,
    person: _,
    allowErrors,
  }) => {
    allowErrors(/400/);
    await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
    await openMoods(page);
    await checkIn(page, 4, 'From the future');
    const refused = page.getByRole('region', { name: 'Entries that were not accepted' });
    await expect(refused).toBeVisible();
    await expectAccessibleInThemes(page);
    await refused.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog').getByLabel('When')).toBeVisible();
    await expectAccessibleInThemes(page);
  });
});
