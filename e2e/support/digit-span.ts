import type { Page } from '@playwright/test';
import { passUntilFocused } from './attention.ts';
import { sightOf, sights, tests } from './attention-tests.ts';

/** The field of digit span. */
export const field = (page: Page) => tests(page).getByLabel('Digits', { exact: true });

/** Lets time pass until the field is there, and gives the digits that came up from number `from` of what was seen on. */
export const digitsShown = async (page: Page, from: number): Promise<string> => {
  await passUntilFocused(page, field(page));
  return (await sights(page))
    .slice(from)
    .map(({ on }) => on)
    .join('');
};

/** As many digits, of which the last is another. */
export const changed = (text: string): string =>
  text.slice(0, -1) + String((Number(text.at(-1)) + 1) % 10);

/** Lets time pass until the result of what was submitted; gives its text, and its number among what was seen. */
export const resultAfter = async (page: Page, from: number) => {
  const { sight, number } = await sightOf(page, /orrect/, from);
  return { says: sight.says, next: number };
};
