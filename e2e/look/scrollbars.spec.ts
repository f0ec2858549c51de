import { expect, type Page, signIn, test } from '../fixtures.ts';
import { CHROMIUM_FLAGS } from '../support/chromium.ts';
import { settled } from '../support/clock.ts';
import { LARGEST_TEXT, overflow, setComfort } from '../support/look.ts';
import { PAGES } from '../support/pages.ts';
import { visit } from '../warm.ts';

const { CHROMIUM_PATH: executablePath } = process.env;

// Show scrollbars that take up space. The other journeys use overlay scrollbars, as on phones.
test.use({
  launchOptions: {
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

/** Long forms in dialogs: their page, the buttons that open them, and the button that submits them. */
const FORMS = [
  ['/features/routine-builder', ['Add Personal Task'], 'Add Task'],
  ['/features/routine-builder', ['Add a routine'], null],
  ['/features/routine-builder', ['Add a routine', 'A routine of my own'], 'Add the routine'],
  ['/features/goals', ['Add a goal'], 'Add the goal'],
  ['/features/urge/ladders', ['Add a ladder'], 'Save the ladder'],
] as const;

const openForm = async (page: Page, openers: readonly string[]): Promise<void> => {
  for (const name of openers) await page.getByRole('button', { name }).first().click();
  await settled(page);
};

test('the top bar keeps its position between a short page and a long one', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/features/goals');
  await settled(page);
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  const isLong = () =>
    page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  expect(await isLong()).toBe(false);
  const before = await logOut.boundingBox();
  await visit(page, '/settings');
  await settled(page);
  expect(await isLong()).toBe(true);
  expect((await logOut.boundingBox())?.x).toBe(before?.x);
});

test('every page and form has room for the largest text next to a scrollbar', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/homepage');
  for (const [path] of PAGES) {
    await visit(page, path);
    await setComfort(page, LARGEST_TEXT);
    await settled(page);
    expect(await overflow(page), path).toBe(0);
  }
  await visit(page, '/settings');
  const sections = await page
    .getByRole('navigation', { name: 'All settings' })
    .getByRole('link')
    .all();
  for (const name of await Promise.all(sections.map((link) => link.innerText()))) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('link', { name: 'Back to All settings' })).toBeVisible();
    expect(await overflow(page), name).toBe(0);
    await page.getByRole('link', { name: 'Back to All settings' }).click();
  }
  for (const [path, openers] of FORMS) {
    await visit(page, path);
    await setComfort(page, LARGEST_TEXT);
    await openForm(page, openers);
    const sticksOut = await page
      .getByRole('dialog')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(sticksOut, openers.join()).toBe(0);
  }
});

test('the submit button of a form in a dialog is fully in view on a phone and covers no field', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 824 });
  await page.goto('/homepage');
  for (const [path, openers, sender] of FORMS) {
    if (sender === null) continue;
    const opener = openers.join();
    await visit(page, path);
    await openForm(page, openers);
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: sender, exact: true });
    await expect(send, opener).toBeInViewport({ ratio: 1 });
    const fields = await dialog.getByRole('textbox').all();
    for (const field of fields) {
      await field.focus();
      const [below, bottom] = [await send.boundingBox(), await field.boundingBox()];
      expect((bottom?.y ?? 0) + (bottom?.height ?? 0), opener).toBeLessThanOrEqual(below?.y ?? 0);
    }
  }
});
