import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

const expectNone = async (page: Page, builder: AxeBuilder): Promise<void> => {
  await settle(page);
  // The pages have no frames from elsewhere, so axe can stay in the page, which is much quicker.
  const { violations } = await builder.setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
  const theme = await page.locator('html').getAttribute('data-theme');
  expect(found, `barriers on ${page.url()} in the ${theme} theme`).toEqual([]);
};

/** Fails with the elements at fault when axe finds a barrier on the page as it is now. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, new AxeBuilder({ page }).withTags(RULES));

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
    await expectNone(page, new AxeBuilder({ page }).withRules(RULES_OF_LOOK));
  }
};
