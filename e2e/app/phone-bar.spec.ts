import { expectAccessible, type Page } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { overflow } from '../support/look.ts';
import { heading } from '../support/pages.ts';
import { guest } from '../support/people.ts';
import { expect, test, visit } from '../warm.ts';

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
  await guest(page);
});

test.afterEach(({ page }) =>
  page.evaluate(() => document.documentElement.style.removeProperty('font-size')),
);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });

const boxOf = async (place: ReturnType<Page['locator']>) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { ...box, end: box.y + box.height };
};

test('the bar leads to the most used pages, and its menu to all of them', async ({ page }) => {
  await visit(page, '/homepage');
  for (const [name, path] of [
    ['Routine', '/features/routine-builder'],
    ['Mood', '/features/focus-mood-tracker'],
    ['Chat', '/features/chat'],
    ['Today', '/homepage'],
  ] as const) {
    const link = bar(page).getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await bar(page).getByRole('button', { name: 'Add something' }).click();
  await expect(page.getByRole('dialog', { name: 'Add something' })).toBeVisible();
  await page.keyboard.press('Escape');
  const more = bar(page).getByRole('button', { name: /^More/ });
  await more.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Focus', 'NeuroPlay', 'Quiz', 'AI Therapist', 'Dashboard', 'Settings'])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await heading(page).click();
  await expect(menu).toBeHidden();
});

test('the bar and the note about waiting entries cover neither the end of the page nor the focus', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|fetching the script/);
  await visit(page, '/features/focus-mood-tracker');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const note = page.getByText('1 entry waiting to be sent');
  await expect(note).toBeVisible();
  expect((await boxOf(note)).end).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  const last = page.getByText('Custom Attention Tests', { exact: true });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  expect((await boxOf(last)).end).toBeLessThan((await boxOf(note)).y);
  await page.getByRole('link', { name: 'Mood', exact: true }).first().focus();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const end = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('main') === null ? 0 : focused?.getBoundingClientRect().bottom;
    });
    expect(end).toBeLessThanOrEqual((await boxOf(note)).y);
  }
});

test('on a phone the chat is mostly messages, and its field stays in view in landscape and above the keyboard', async ({
  page,
}) => {
  await visit(page, '/features/chat');
  const messages = await boxOf(page.getByRole('region', { name: 'Messages' }));
  expect(messages.height).toBeGreaterThanOrEqual(0.6 * PHONE.height);
  const send = page.getByRole('main').getByRole('button', { name: 'Send' });
  expect((await boxOf(send)).end).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  await page.setViewportSize(SIDEWAYS);
  await expect(send).toBeInViewport({ ratio: 1 });
  expect((await boxOf(send)).end).toBeLessThanOrEqual((await boxOf(bar(page))).y);

  await page.setViewportSize(PHONE);
  const field = page.getByRole('main').getByRole('textbox');
  await field.focus();
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ ...PHONE, height: 480 });
  await expect(bar(page)).toBeHidden();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.blur();
  await expect(bar(page)).toBeVisible();
});

test('with text at 200% the items of the bar do not overlap', async ({ page }) => {
  await visit(page, '/homepage');
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '212.5%';
    });
    expect(await overflow(page)).toBe(0);
    const items = bar(page).locator('a, button');
    await expect(items).toHaveCount(6);
    const places = await Promise.all((await items.all()).map(boxOf));
    for (const [at, one] of places.entries()) {
      expect(one.width).toBeGreaterThanOrEqual(44);
      expect(one.height).toBeGreaterThanOrEqual(44);
      for (const other of places.slice(at + 1)) {
        const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
        expect(isBeside || one.end <= other.y || other.end <= one.y).toBe(true);
      }
    }
    const tooWide = await items.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(tooWide).toBe(0);
  }
});

test('in a low window, as with high zoom, the bar scrolls with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/settings');
  await expect(bar(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar(page)).not.toBeInViewport();
});

test('going back closes the question about logging out and leaves the page usable', async ({
  page,
}) => {
  await visit(page, '/homepage');
  await bar(page).getByRole('link', { name: 'Mood' }).click();
  await expect(page).toHaveURL('/features/focus-mood-tracker');
  await bar(page).getByRole('button', { name: /^More/ }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: 'Log Out' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Log out now?' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/homepage');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL('/features/chat');
});
