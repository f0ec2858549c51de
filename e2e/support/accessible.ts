import { expect, type Page } from '@playwright/test';
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
      .filter(
        (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** The pages have no frames, so axe runs in the page itself, which is much quicker than around it. */
const violationsOf = async (page: Page, runOnly: RunOnly): Promise<readonly Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await page.evaluate(async (only) => {
    const options: RunOptions = { runOnly: only, resultTypes: ['violations'], preload: false };
    return (await window.axe.run(document, options)).violations;
  }, runOnly);
};

const expectNone = async (page: Page, runOnly: RunOnly): Promise<void> => {
  await settle(page);
  const found = (await violationsOf(page, runOnly)).map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
  const theme = await page.locator('html').getAttribute('data-theme');
  expect(found, `barriers on ${page.url()} in the ${theme} theme`).toEqual([]);
};

/** Fails with the elements at fault when axe finds a barrier on the page as it is now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, { type: 'tag', values: RULES });

const OTHER_THEMES = ['dark', 'warm', 'contrast'] as const;
/** The rules whose verdict can change with the theme: what a page is made of stays the same. */
const RULES_OF_LOOK = ['color-contrast', 'link-in-text-block', 'target-size'];

const wear = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** The same in each theme, one after the other, put on in place: the page stays as it is. */
export const expectAccessibleInThemes = async (page: Page): Promise<void> => {
  await wear(page, 'light');
  await expectAccessible(page);
  for (const theme of OTHER_THEMES) {
    await wear(page, theme);
    await expectNone(page, { type: 'rule', values: RULES_OF_LOOK });
  }
};
