import type { Page } from '@playwright/test';
import { sightOf, sights } from './attention-tests.ts';

export const PADS = ['Red', 'Green', 'Blue', 'Yellow'];

/** Advances the clock until the person's turn. Returns the colors played since `from` and the index of the turn. */
export const playedFrom = async (page: Page, from: number) => {
  const { number } = await sightOf(page, /^Your turn$/, from);
  const all = await sights(page);
  const colors = all
    .slice(from, number)
    .map(({ on }) => on)
    .filter((on) => on !== '');
  return { colors, number };
};

/** A pad color other than this color. */
export const otherThan = (color: string | undefined): string =>
  PADS.find((one) => one !== color) ?? 'Red';

/** Advances the clock until the test shows this status text. Returns the index of the recorded state that shows it. */
export const said = async (page: Page, text: string, from: number) =>
  (await sightOf(page, new RegExp(`^${text}$`), from)).number;
