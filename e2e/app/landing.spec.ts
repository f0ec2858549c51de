import { test as journey, newAccount, type Page, submitLogIn } from '../fixtures.ts';
import { pass, settled } from '../support/clock.ts';
import { expect, test, visit } from '../warm.ts';

const CARDS = [
  ['routine-builder', 'Routine Builder', ['ADHD', 'Autism', 'OCD'], '/features/routine-builder'],
  ['focus-mood-tracker', 'Focus Tracker', ['ADHD', 'Autism'], '/features/focus-mood-tracker'],
  [
    'quiz',
    'Quiz for ADHD, OCD, Autism',
    ['OCD', 'Autism', 'ADHD+Therapist-focused'],
    '/features/quiz',
  ],
  ['neuroplay-zone', 'NeuroPlay Zone', ['ADHD', 'Autism', 'OCD'], '/features/game'],
  ['Chat', 'AI-Therapist', ['ADHD', 'Autism', 'OCD'], '/features/chat'],
  ['focus-mood-tracker', 'Mood Tracker', ['ADHD', 'Autism'], '/features/focus-mood-tracker'],
] as const;

const cardOf = (page: Page, title: string) =>
  page.locator('[data-feature]').filter({ has: page.getByRole('heading', { name: title }) });

test('the landing page shows the product, its six features and the footer', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('banner')).toContainText('Evenkeel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Empower Your Day, Master Your Mind',
  );
  await expect(page.getByRole('img', { name: /^Today in Evenkeel on a phone: / })).toBeVisible();
  await expect(
    page.getByText('Nobody else who uses Evenkeel sees your entries unless you share them.'),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Unlock Your Potential with Our Core Features' }),
  ).toBeVisible();
  await expect(page.locator('[data-feature]')).toHaveCount(CARDS.length);
  for (const [id, title, tags] of CARDS) {
    const card = cardOf(page, title);
    await expect(card).toHaveAttribute('data-feature', id);
    await expect(card.getByRole('listitem')).toHaveText([...tags]);
  }
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Evenkeel. All Rights Reserved');
});

test('the dialog opens in the requested mode and closes again', async ({ page }) => {
  await visit(page, '/');
  for (const [button, title] of [
    ['Log In', 'Welcome Back'],
    ['Sign Up', 'Create an Account'],
    ['Get Started Now', 'Welcome Back'],
  ] as const) {
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('textbox').first()).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

journey('the landing page loads no more scripts however long it is open', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = [...scripts];
  await pass(page, 60_000);
  await settled(page);
  expect(scripts).toEqual(first);
  await page.getByRole('button', { name: 'Log In' }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(first.length);
});

test('a card leads through the dialog to its feature, and Today greets by name', async ({
  page,
}) => {
  const person = await newAccount(page, { name: 'Ada' });
  await visit(page, '/');
  await page.getByRole('link', { name: 'NeuroPlay Zone' }).click();
  await submitLogIn(page, person);
  await expect(page).toHaveURL('/features/game');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NeuroPlay Zone');
  await page.getByRole('banner').getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada');
});

test('the landing page takes a signed-in person straight to their day and to each feature', async ({
  page,
  person: _,
}) => {
  for (const [, title, , path] of CARDS) {
    await visit(page, '/');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
  }
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Open Today' }).click();
  await expect(page).toHaveURL('/homepage');
});

test('trying Evenkeel without an account works online; offline the page says that it needs a connection', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(page.getByRole('alert')).toContainText(/connection|offline/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(page).toHaveURL('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello');
});
