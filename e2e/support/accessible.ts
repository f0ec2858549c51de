import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { FULL } from '#tests/support/full.ts';

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
const violationsOf = async (part: Locator): Promise<readonly Result[]> => {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return await part.evaluate(async (element, values) => {
    const options: RunOptions = {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
    };
    const whole = element === document.documentElement;
    return (await window.axe.run(whole ? document : element, options)).violations;
  }, RULES);
};

/** A page as a whole, or a part of one. */
type Shown = Page | Locator;

const partOf = (shown: Shown): Locator => ('goto' in shown ? shown.locator('html') : shown);

const expectNone = async (part: Locator): Promise<void> => {
  const page = part.page();
  const look = async () => {
    await settle(page);
    return (await violationsOf(part)).map(({ id, help, nodes }) => ({
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

const THEMES = ['light', 'dark', 'warm', 'contrast'];

const putOn = (page: Page, theme: string | null): Promise<void> =>
  page.evaluate((name) => {
    const { dataset } = document.documentElement;
    if (name === null) delete dataset.theme;
    else dataset.theme = name;
  }, theme);

/**
 * Fails with the elements at fault when axe finds a barrier on the page, or the part, as it is now. At full size in each theme, put on in place;
 * e2e/look/contrast.spec.ts has the colors of all themes for each change.
 */
export const expectAccessible = async (shown: Shown): Promise<void> => {
  const part = partOf(shown);
  const page = part.page();
  const own = await page.locator('html').getAttribute('data-theme');
  for (const theme of FULL ? THEMES : [own]) {
    await putOn(page, theme);
    await expectNone(part);
  }
  await putOn(page, own);
};
