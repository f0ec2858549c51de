import type { Page } from '@playwright/test';
import { passUntilFocused } from './attention.ts';
import { sightOf, sights, tests } from './attention-tests.ts';

/** The input field of digit span. */
export const field = (page: Page) => tests(page).getByLabel('Digits', { exact: true });

/** Advances the clock until the field has the focus. Returns the digits shown since index `from`. */
export const digitsShown = async (page: Page, from: number): Promise<string> => {
  await passUntilFocused(page, field(page));
  return (await sights(page))
    .slice(from)
    .map(({ on }) => on)
    .join('');
};

/** The given digits with the last digit changed. */
export const changed = (text: string): string =>
  text.slice(0, -1) + String((Number(text.at(-1)) + 1) % 10);

/**
 * Advances the clock until the result of a submission appears. Returns the text of the result and the index of the
 * recorded state that shows it.
 */
export const resultAfter = async (page: Page, from: number) => {
  const { sight, number } = await sightOf(page, /orrect/, from);
  return { says: sight.says, next: number };
};
