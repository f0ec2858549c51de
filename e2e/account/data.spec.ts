import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, type Page, signIn, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logPast, storedMoods } from '../support/moods.ts';

/** Presses a button that downloads a file; gives the file's name and bytes. */
const downloaded = async (page: Page, button: string) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), path: await file.path() };
};

const PAST = [
  ['2026-03-01T12:00:00Z', 75],
  ['2026-03-02T12:00:00Z', 25],
] as const;

test('gives everything as tables, and for a clinic with or without a name', async ({
  page,
  person,
}) => {
  await logPast(page, person.userId, PAST);
  await page.goto('/settings#data');
  const tables = await downloaded(page, 'Download as tables');
  expect(tables.name).toMatch(/^evenkeel-tables-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(tables.path));
  expect(Object.keys(files)).toContain('data-dictionary.csv');
  expect(
    Buffer.from(files['mood_logs.csv'] ?? [])
      .toString()
      .split('\r\n'),
  ).toHaveLength(4);

  const named = await downloaded(page, 'Download for a clinic');
  expect(named.name).toMatch(/^evenkeel-fhir-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(named.path, 'utf8')).toContain(person.email);
  await page.getByRole('checkbox', { name: 'Without my name' }).check();
  const nameless = await readFile((await downloaded(page, 'Download for a clinic')).path, 'utf8');
  expect(JSON.parse(nameless)).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  expect(nameless).not.toContain(person.email);
  const lines = await downloaded(page, 'For a program of a clinic (NDJSON)');
  expect(Object.keys(unzipSync(await readFile(lines.path)))).toContain('Observation.ndjson');
});

for (const width of [390, 1280]) {
  test(`brings entries back from a file, by keyboard, ${width} px wide`, async ({
    page,
    person,
    newDevice,
  }) => {
    await logPast(page, person.userId, PAST);
    await page.goto('/settings#data');
    const { path } = await downloaded(page, 'Download everything');

    const other = await newDevice();
    await other.setViewportSize({ width, height: 844 });
    const { userId } = await signIn(other);
    await other.goto('/settings');
    const field = other.getByLabel('Your file');
    // What is loaded for the page is there, so that nothing comes between the focus and the key.
    await expect(other.getByText('This device')).toBeVisible();
    const choosing = other.waitForEvent('filechooser');
    await field.press('Enter');
    await (await choosing).setFiles(path);
    await expect(other.getByText('Moods: 2')).toBeVisible();
    expect(await storedMoods(other, userId)).toHaveLength(0);
    await expectAccessible(other);
    const overflows = await other.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(overflows).toBe(false);
    await other.keyboard.press('Tab');
    const button = other.getByRole('button', { name: /^Bring \d+ entries back$/ });
    await expect(button).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(other.getByText(/^\d+ entries came back from the file\.$/)).toBeVisible();
    expect((await storedMoods(other, userId)).map(({ mood }) => mood)).toEqual([75, 25]);
    await expectAccessible(other);

    await field.setInputFiles([]);
    await field.setInputFiles(path);
    await expect(other.getByText('There is nothing new for you in this file.')).toBeVisible();
  });
}

test('says what is wrong with a file that is none of ours', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/400/);
  await page.goto('/settings#data');
  await page.getByLabel('Your file').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"moods":[]}'),
  });
  await expect(page.getByText('This file is no export of Evenkeel')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bring / })).toBeHidden();
});
