import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { FULL } from '#tests/support/full.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until animations end, because axe must not check colors during a transition. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // Hidden elements are not drawn, so their animations never end.
      .filter(
        ({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility(),
      );
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/**
 * Runs axe in the page itself, which is much faster than from outside. This works because the pages contain no frames.
 */
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

/** A whole page or a part of a page. */
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
  // Run again, because an element may have appeared during the first run and been in transition.
  const found = first.length === 0 ? first : await look();
  const theme = await page.locator('html').getAttribute('data-theme');
  expect(found, `barriers on ${page.url()} in the ${theme} theme`).toEqual([]);
};

const THEMES = ['light', 'dark', 'warm', 'contrast'];

const applyTheme = (page: Page, theme: string | null): Promise<void> =>
  page.evaluate((name) => {
    const { dataset } = document.documentElement;
    if (name === null) delete dataset.theme;
    else dataset.theme = name;
  }, theme);

/**
 * Fails if axe finds a barrier in the current state of the page or the part, and lists the affected elements. A full
 * run (`FULL`) checks every theme, by switching the theme of the open page. All colors of all themes are checked in
 * e2e/look/contrast.spec.ts.
 */
export const expectAccessible = async (shown: Shown): Promise<void> => {
  const part = partOf(shown);
  const page = part.page();
  const own = await page.locator('html').getAttribute('data-theme');
  for (const theme of FULL ? THEMES : [own]) {
    await applyTheme(page, theme);
    await expectNone(part);
  }
  await applyTheme(page, own);
};
