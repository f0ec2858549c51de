import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { reload, settled } from '../support/clock.ts';
import { expect, test, visit } from '../warm.ts';

test('a calendar address can be made, which other programs can read until it is ended', async ({
  page,
  person: _,
  request,
}) => {
  await visit(page, '/settings#calendar');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const field = page.getByLabel(/^This is your calendar address/);
  await expect(field).toHaveValue(/\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
  await expectAccessible(page);
  const address = await field.inputValue();
  expect(await (await request.get(address)).text()).toContain('BEGIN:VCALENDAR');
  await visit(page, '/homepage');
  await visit(page, '/settings#calendar');
  await expect(page.getByText('You already have a calendar address.')).toBeVisible();
  await expect(field).toBeHidden();
  const names = page.getByRole('checkbox', { name: 'Show my own words in the calendar' });
  await names.check();
  await settled(page);
  await reload(page);
  await expect(names).toBeChecked();
  await page.getByRole('button', { name: 'Turn off the address' }).click();
  await expect(page.getByText('The calendar address no longer works.')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('the calendar can be downloaded once as a file', async ({ page, person: _ }) => {
  await visit(page, '/settings#calendar');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a one-time copy as a file' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('evenkeel.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('PRODID:-//Evenkeel//Routines//EN');
});
