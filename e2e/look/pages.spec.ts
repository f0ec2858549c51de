import { PAGE_PATHS } from '#contract/shared/pages.ts';
import { expectAccessible, type Page } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { LARGEST_TEXT, overflow, setComfort } from '../support/look.ts';
import { heading, PAGES } from '../support/pages.ts';
import { expect, test, visit } from '../warm.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1920, height: 1080 };
const SMALL = { width: 320, height: 640 };
/** The allowed column width in px. In wider columns the eyes have to move too far; narrower columns waste space. */
const COLUMN = { least: 800, most: 1250 };
/** The maximum line length in px. In longer lines, it is hard to find the start of the next line. */
const LONGEST_LINE = 800;

const LANDING = ['/', 'Empower Your Day, Master Your Mind'] as const;
/** Second addresses of pages that are already checked at their main address. */
const SECOND_ADDRESSES: ReadonlySet<string> = new Set(['/dashbaord', '/features/Chat']);
const MIDDLE = Math.ceil(PAGES.length / 2);
/** All pages in two groups, which are tested in parallel. */
const HALVES = [[LANDING, ...PAGES.slice(0, MIDDLE)], PAGES.slice(MIDDLE)] as const;

/** The horizontal extent of the visible content, in px. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const rects = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });
    const content = rects('main, header a, header button, footer');
    return {
      // `clientWidth` excludes the space reserved for a scrollbar.
      width: document.body.clientWidth,
      left: Math.min(...content.map((rect) => rect.left)),
      right: Math.max(...content.map((rect) => rect.right)),
      longestLine: Math.max(...rects('main p').map((rect) => rect.width)),
    };
  });

const expectColumn = async (page: Page, path: string): Promise<void> => {
  const { width, left, right, longestLine } = await layoutOf(page);
  expect(await overflow(page), path).toBe(0);
  expect(right - left, path).toBeGreaterThan(COLUMN.least);
  expect(right - left, path).toBeLessThan(COLUMN.most);
  expect(Math.abs(left - (width - right)), path).toBeLessThan(20);
  expect(longestLine, path).toBeLessThan(LONGEST_LINE);
};

test('every page is listed here', () => {
  expect([LANDING, ...PAGES].map(([path]) => path)).toEqual(PAGE_PATHS);
});

const expectAllFits = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize(SMALL);
  await setComfort(page, LARGEST_TEXT);
  await settled(page);
  expect(await overflow(page), path).toBe(0);
  await setComfort(page, {});
};

for (const pages of HALVES) {
  const from = `${pages[0][0]} to ${pages.at(-1)?.[0]}`;

  test(`each page has heading and title, a wide-screen column, no barriers and room for huge text: ${from}`, async ({
    page,
    person: { name },
  }) => {
    for (const [path, title, tab = title] of pages) {
      await page.setViewportSize(WIDE);
      await visit(page, path);
      await expect(heading(page)).toHaveText(path === '/homepage' ? `${title}, ${name}` : title);
      if (path !== '/') await expect(page).toHaveTitle(`${tab} – Evenkeel`);
      if (SECOND_ADDRESSES.has(path)) continue;
      await expectColumn(page, path);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      await expectAllFits(page, path);
    }
  });
}

test('the menu of a small screen has no barriers with the largest text', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize(SMALL);
  await setComfort(page, LARGEST_TEXT);
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
});

test('before signing in there are no barriers, and the largest text fits', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/);
  for (const path of ['/', '/nowhere', '/settings', '/features/quiz']) {
    await page.setViewportSize(PHONE);
    await visit(page, path);
    await expectAccessible(page);
    await expectAllFits(page, path);
  }
});
