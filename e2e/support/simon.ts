import type { Page } from '@playwright/test';
import { sightOf, sights } from './attention-tests.ts';

export const PADS = ['Red', 'Green', 'Blue', 'Yellow'];

/** Advances the clock until the person's turn; returns the colors played since `from`, and the index of the turn. */
export const playedFrom = async (page: Page, from: number) => {
  const { number } = await sightOf(page, /^Your turn$/, from);
  const all = await sights(page);
  const colors = all
    .slice(from, number)
    .map(({ on }) => on)
    .filter((on) => on !== '');
  return { colors, number };
};

/** A pad other than this one. */
export const otherThan = (color: string | undefined): string =>
  PADS.find((one) => one !== color) ?? 'Red';

/** Advances the clock until the test says this; returns its index among the sights. */
export const said = async (page: Page, text: string, from: number) =>
  (await sightOf(page, new RegExp(`^${text}$`), from)).number;
