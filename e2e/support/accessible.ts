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

/** Fails with the elements at fault when axe finds a barrier on the page as it is now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
  expect(found, `barriers on ${page.url()}`).toEqual([]);
};
