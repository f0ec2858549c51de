import type { Page } from '@playwright/test';
import { sightOf, sights } from './attention-tests.ts';

export const PADS = ['Red', 'Green', 'Blue', 'Yellow'];

/** Lets time pass until the person's turn, and gives the colors that were played before it and its number among what was seen. */
export const playedFrom = async (page: Page, from: number) => {
  const { number } = await sightOf(page, /^Your turn$/, from);
  const all = await sights(page);
  const colors = all
    .slice(from, number)
    .map(({ on }) => on)
    .filter((on) => on !== '');
  return { colors, number };
};

/** Another pad than this one. */
export const otherThan = (color: string | undefined): string =>
  PADS.find((one) => one !== color) ?? 'Red';

/** Lets time pass until the test says this, and gives its number among what was seen. */
export const said = async (page: Page, text: string, from: number) =>
  (await sightOf(page, new RegExp(`^${text}$`), from)).number;
