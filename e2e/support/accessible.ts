import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type Result, type RunOnly, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets what moves come to rest: colors half way through a change are nobody's choice. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // What is folded away is not drawn, and never comes to its end.
      .filter(
        ({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility(),
      );
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** The pages have no frames, so axe runs in the page itself, which is much quicker than around it. */
const violationsOf = async (part: Locator, runOnly: RunOnly): Promise<readonly Result[]> => {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await part.evaluate(async (element, only) => {
    const options: RunOptions = { runOnly: only, resultTypes: ['violations'], preload: false };
    const whole = element === document.documentElement;
    return (await window.axe.run(whole ? document : element, options)).violations;
  }, runOnly);
};

/** A page as a whole, or a part of one. */
type Shown = Page | Locator;

const partOf = (shown: Shown): Locator => ('goto' in shown ? shown.locator('html') : shown);

const expectNone = async (part: Locator, runOnly: RunOnly): Promise<void> => {
  const page = part.page();
  const look = async () => {
    await settle(page);
    return (await violationsOf(part, runOnly)).map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      elements: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    }));
  };
  const first = await look();
  // What arrived while axe looked was half way through its change of color.
  const found = first.length === 0 ? first : await look();
  const theme = await page.locator('html').getAttribute('data-theme');
  expect(found, `barriers on ${page.url()} in the ${theme} theme`).toEqual([]);
};

/** Fails with the elements at fault when axe finds a barrier on the page, or the part, as it is now. */
export const expectAccessible = (shown: Shown): Promise<void> =>
  expectNone(partOf(shown), { type: 'tag', values: RULES });

const OTHER_THEMES = ['dark', 'warm', 'contrast'] as const;
/** The rules whose verdict can change with the theme: what a page is made of stays the same. */
const RULES_OF_LOOK = ['color-contrast', 'link-in-text-block', 'target-size'];

const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** The same in each theme, one after the other, put on in place: the page stays as it is. */
export const expectAccessibleInThemes = async (shown: Shown): Promise<void> => {
  const part = partOf(shown);
  const page = part.page();
  await wear(page, 'light');
  await expectAccessible(part);
  for (const theme of OTHER_THEMES) {
    await wear(page, theme);
    await expectNone(part, { type: 'rule', values: RULES_OF_LOOK });
  }
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The same on screens of these sizes; in each theme on the last one, since colors are those of all sizes. */
export const expectAccessibleOn = async (page: Page, sizes: readonly Size[]): Promise<void> => {
  for (const [place, size] of sizes.entries()) {
    await page.setViewportSize(size);
    if (place === sizes.length - 1) await expectAccessibleInThemes(page);
    else {
      await wear(page, 'light');
      await expectAccessible(page);
    }
  }
};
