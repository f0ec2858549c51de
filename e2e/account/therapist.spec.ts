import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, expectAccessible, newDetails, submitLogIn, test } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { authenticatorOf } from '../support/therapists.ts';

test.use({
  ownServer: { THERAPISTS: 'invite' },
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 390, height: 844 },
});

const invite = async (dataDir: string, origin: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/invite-therapist.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: origin },
  });
  return /Link: (\S+)/.exec(stdout)?.[1] ?? '';
};

test('a therapist signs up with an invitation and logs in with a code or a recovery code', async ({
  page,
  server: { dataDir, url },
  allowErrors,
}) => {
  allowErrors(/400/);
  const details = newDetails({ name: 'Dr Lee' });
  await page.goto(await invite(dataDir, url));
  const dialog = page.getByRole('dialog', { name: 'Create an Account' });
  await expect(dialog.getByLabel('Invitation code')).not.toHaveValue('');
  await dialog.getByLabel('Name').fill(details.name);
  await dialog.getByLabel('Email').fill(details.email);
  await dialog.getByLabel('Password', { exact: true }).fill(details.password);
  await dialog.getByLabel('Title').fill('Psychologist');
  await dialog.getByLabel(/^Registration/).fill('Register of Examples, 1234');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Set up your second factor');
  const uri = await page
    .getByRole('link', { name: 'use an app on this device' })
    .getAttribute('href');
  const app = authenticatorOf(uri ?? '');
  await reload(page);
  await expect(page.getByRole('link', { name: 'use an app on this device' })).toHaveAttribute(
    'href',
    uri ?? '',
  );
  await expectAccessible(page);
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code isn’t right.')).toBeVisible();
  await page.getByLabel('Code from your app').fill(app.code());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading).toHaveText('Save your recovery codes for the second factor');
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await reload(page);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(codes);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(heading).toHaveText('Clients');
  await expect(page.getByText('Make a code below.')).toBeVisible();

  const logIn = async (): Promise<void> => {
    // Leave the app first, because its reads could otherwise arrive after the log-out.
    await page.goto(`${url}/api/health`);
    await page.request.post(`${url}/auth/logout`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(url);
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    await submitLogIn(page, details);
    await expect(heading).toHaveText('One more step');
  };
  const recover = async (code: string): Promise<void> => {
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Use this code' }).click();
  };
  await logIn();
  await expectAccessible(page);
  await page.getByLabel('Code from your app').fill(app.code(1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading).toHaveText('Clients');
  await logIn();
  await recover(`${codes[0]}x`);
  await expect(page.getByText('Each code works once.')).toBeVisible();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(heading).toHaveText('Clients');
  await page.goto(`${url}/settings`);
  const isOn = page.getByText('The second factor is on');
  await expect(isOn).toContainText('Therapists can’t turn off the second factor,');
  await expect(page.getByRole('button', { name: 'Turn it off' })).toBeHidden();
});
