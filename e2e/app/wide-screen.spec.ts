import { PAGE_PATHS } from '#contract/shared/pages.ts';
import { expect, guest, type Page, test } from '../fixtures.ts';

const SCREEN = { width: 1920, height: 1080 };
/** A wider column makes the eyes travel far; a narrower one makes poor use of such a screen. */
const COLUMN = { least: 800, most: 1250 };
/** A longer line of text is hard to follow to the next. */
const LONGEST_LINE = 800;

/** Where what people read and use is, in pixels. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const rects = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });
    const content = rects('main, header, footer');
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      left: Math.min(...content.map((rect) => rect.left)),
      right: Math.max(...content.map((rect) => rect.right)),
      longestLine: Math.max(...rects('main p').map((rect) => rect.width)),
      sideways: scrollWidth - clientWidth,
    };
  });

test.use({ viewport: SCREEN });

test('on a wide screen each page is a column in the middle, and nothing scrolls sideways', async ({
  page,
}) => {
  test.slow();
  await guest(page);
  for (const path of PAGE_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
    const { left, right, longestLine, sideways } = await layoutOf(page);
    expect(sideways, path).toBe(0);
    expect(right - left, path).toBeGreaterThan(COLUMN.least);
    expect(right - left, path).toBeLessThan(COLUMN.most);
    expect(Math.abs(left - (SCREEN.width - right)), path).toBeLessThan(20);
    expect(longestLine, path).toBeLessThan(LONGEST_LINE);
  }
});
