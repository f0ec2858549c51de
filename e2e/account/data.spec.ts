import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessible, type Page, signIn } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { overflow } from '../support/look.ts';
import { logPast, storedMoods } from '../support/moods.ts';
import { expect, test, visit } from '../warm.ts';

/** Presses a download button, and returns the name and the bytes of the file. */
const downloaded = async (page: Page, button: string) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

const PAST = [
  ['2026-03-01T12:00:00Z', 75],
  ['2026-03-02T12:00:00Z', 25],
] as const;

test('all data can be downloaded as one file, as tables, and for a clinic with or without the name', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await logPast(page, person.userId, PAST);
  await visit(page, '/settings#data');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByText('There’s no connection to Evenkeel right now.')).toBeVisible();
  await context.setOffline(false);
  const everything = await downloaded(page, 'Download everything');
  expect(everything.name).toMatch(/^evenkeel-data-\d{4}-\d\d-\d\d\.json$/);
  const { account, entries } = JSON.parse(everything.bytes.toString());
  expect(account.email).toBe(person.email);
  expect(entries.mood_logs).toHaveLength(2);

  const tables = await downloaded(page, 'Download as tables');
  expect(tables.name).toMatch(/^evenkeel-tables-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(tables.bytes);
  expect(Object.keys(files)).toContain('data-dictionary.csv');
  expect(
    Buffer.from(files['mood_logs.csv'] ?? [])
      .toString()
      .split('\r\n'),
  ).toHaveLength(4);

  const named = await downloaded(page, 'Download for a clinic');
  expect(named.name).toMatch(/^evenkeel-fhir-\d{4}-\d\d-\d\d\.json$/);
  expect(named.bytes.toString()).toContain(person.email);
  await page.getByRole('checkbox', { name: 'Without my name' }).check();
  const nameless = (await downloaded(page, 'Download for a clinic')).bytes.toString();
  expect(JSON.parse(nameless)).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  expect(nameless).not.toContain(person.email);
  const lines = await downloaded(page, 'For clinic software (NDJSON)');
  expect(Object.keys(unzipSync(lines.bytes))).toContain('Observation.ndjson');
});

test('a foreign file gets an explanation, and entries can be restored from an export by keyboard', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(/400/);
  await logPast(page, person.userId, PAST);
  await visit(page, '/settings#data');
  const { bytes } = await downloaded(page, 'Download everything');
  const fileOf = (buffer: Buffer) => ({ name: 'x.json', mimeType: 'application/json', buffer });
  const field = page.getByLabel('Your file');
  await field.setInputFiles(fileOf(Buffer.from('{"moods":[]}')));
  await expect(page.getByText('This isn’t a file from Evenkeel')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore \d/ })).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await settled(page);
  await context.clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  const { userId } = await signIn(page);
  await visit(page, '/settings#data');
  const choosing = page.waitForEvent('filechooser');
  await field.press('Enter');
  await (await choosing).setFiles(fileOf(bytes));
  await expect(page.getByText('Moods: 2')).toBeVisible();
  expect(await storedMoods(page, userId)).toHaveLength(0);
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Restore \d+ entries$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ entries were restored from the file\.$/)).toBeVisible();
  expect((await storedMoods(page, userId)).map(({ mood }) => mood)).toEqual([75, 25]);
  await expectAccessible(page);

  await field.setInputFiles([]);
  await field.setInputFiles(fileOf(bytes));
  await expect(page.getByText('There’s nothing new for you in this file.')).toBeVisible();
});
