import { expect, type Page } from '../fixtures.ts';
import { passUntil } from '../support/attention.ts';
import { visitGame } from '../support/games.ts';
import { setComfort } from '../support/look.ts';
import { test } from '../warm.ts';

const SHAPE_LEAST = 3;
/**
 * The minimum contrast between the two colors, so that people who cannot distinguish the hues see a difference in
 * lightness.
 */
const APART_LEAST = 2;

/** The WCAG contrast ratios of the drawn shapes, and the lightness of the field, 0 to 1. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (color: string): number => {
      if (canvas === null) return Number.NaN;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const of = (selector: string): CSSStyleDeclaration => {
      const found = document.querySelector(`[aria-label="Playing field"] ${selector}`);
      if (found === null) throw new Error(`There is no ${selector}.`);
      return getComputedStyle(found);
    };
    const contrast = (one: number, other: number): number =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const fieldBox = document.querySelector('[aria-label="Playing field"]');
    const field = lightness(fieldBox === null ? '' : getComputedStyle(fieldBox).backgroundColor);
    const [green, red] = [of('[data-color="green"] circle'), of('[data-color="red"] circle')];
    const edged = red.stroke === 'none' ? red.fill : red.stroke;
    const [go, leave] = [lightness(green.fill), lightness(edged)];
    return {
      field,
      go: contrast(go, field),
      leave: contrast(leave, field),
      goMark: contrast(go, lightness(of('[data-color="green"] path').stroke)),
      leaveMark: contrast(lightness(red.fill), lightness(of('[data-color="red"] path').stroke)),
      apart: contrast(go, lightness(red.fill)),
    };
  });

/** Opens the game and advances the clock until circles of both colors are visible. */
const visitWithBoth = async (page: Page): Promise<void> => {
  await visitGame(page, 'focus');
  const both = '[aria-label="Playing field"]:has([data-color="green"]):has([data-color="red"])';
  await passUntil(page, () => page.locator(both).isVisible());
};

const expectClear = ({
  go,
  leave,
  goMark,
  leaveMark,
  apart,
}: Awaited<ReturnType<typeof looks>>) => {
  for (const contrast of [go, leave, goMark, leaveMark])
    expect(contrast).toBeGreaterThanOrEqual(SHAPE_LEAST);
  expect(apart).toBeGreaterThanOrEqual(APART_LEAST);
};

test('the field matches each theme, and its shapes stand out and differ in lightness', async ({
  page,
  person: _,
}) => {
  await visitWithBoth(page);
  for (const [theme, isLight] of [
    ['light', true],
    ['warm', true],
    ['dark', false],
    ['contrast', false],
  ] as const) {
    await setComfort(page, { theme });
    await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
    const seen = await looks(page);
    expectClear(seen);
    expect([theme, seen.field > 0.5]).toEqual([theme, isLight]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expectClear(await looks(page));
});
