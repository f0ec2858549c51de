import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expectAccessible, test as journey, submitLogIn } from '../fixtures.ts';
import { authenticatorOf } from '../support/therapists.ts';
import { expect, test, visit } from '../warm.ts';

/** Backdates the time at which the person gave the second factor by one hour. */
const giveAnHourAgo = (dataDir: string, userId: string): void => {
  const database = new Database(path.join(dataDir, 'evenkeel.db'), { timeout: 10_000 });
  const given = new Date(Date.now() - 3_600_000).toISOString();
  database.prepare('update sessions set verified_at = ? where user_id = ?').run(given, userId);
  database.close();
};

journey.use({ viewport: { width: 390, height: 844 } });

journey(
  'a person sets up a second factor, moves it to another app, and turns it off',
  async ({ page, person, newDevice, allowErrors }) => {
    allowErrors(/400/);
    await page.goto('/settings#account');
    const link = page.getByRole('link', { name: 'use an app on this device' });
    const code = page.getByLabel('Code from your app');
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Set up a second factor' }).click();
    await expect(page.getByText('First, type your password')).toBeFocused();
    const password = page.getByLabel('Your password', { exact: true });
    await password.fill('not my password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This isn’t your password.')).toBeVisible();
    await expect(link).toBeHidden();
    await password.fill(person.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    const scan = page.getByRole('heading', { name: '1. Add Evenkeel to an authenticator app' });
    await expect(scan).toBeFocused();
    const first = authenticatorOf((await link.getAttribute('href')) ?? '');
    await expectAccessible(page);
    await code.fill(first.code());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('your recovery codes for the second factor')).toBeFocused();
    await page.getByRole('button', { name: 'I’ve saved the codes' }).click();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeFocused();
    const isOn = page.getByText('The second factor is on');
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString(navigator.language, { dateStyle: 'long' }),
    );
    await expect(isOn).toContainText(
      `You set up your authenticator app on ${today}. You can turn off the second factor below.`,
    );

    const other = await newDevice();
    await other.goto('/');
    await other.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await submitLogIn(other, person);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('One more step');
    await expect(
      other.getByText('Enter the code from your authenticator app, or one of your recovery codes.'),
    ).toBeVisible();
    await other.getByLabel('Code from your app').fill(first.code(1));
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hello, Robin Moss');

    await page.getByRole('button', { name: 'Use another app' }).click();
    await expect(link).toBeVisible();
    const second = authenticatorOf((await link.getAttribute('href')) ?? '');
    expect(second.code()).not.toBe(first.code());
    await code.fill(second.code());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I’ve saved the codes' }).click();

    await page.getByRole('button', { name: 'Turn it off' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
    await expect(isOn).toBeHidden();
    await expect(heading).toHaveText('Settings');
  },
);

test('a download asks for the second factor again if the last time is long ago, then continues', async ({
  page,
  server,
  person,
  allowErrors,
}) => {
  allowErrors(/403/);
  const begun = await page.request.post('/auth/second-factor/begin', {
    data: { password: person.password },
  });
  const { uri }: { uri: string } = await begun.json();
  const app = authenticatorOf(uri);
  await page.request.post('/auth/second-factor/confirm', { data: { code: app.code() } });
  giveAnHourAgo(server.dataDir, person.userId);
  await visit(page, '/settings#data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog.getByLabel('Code from your app')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(app.code(1));
  await page.keyboard.press('Enter');
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    account: { email: person.email },
  });
  await expect(dialog).toBeHidden();
});
