import { BASE_LANGUAGE, type Language } from './message.ts';

/** The languages in which the whole app exists. A language is added when its texts are complete. */
export const LANGUAGES = [BASE_LANGUAGE, 'en-GB', 'de', 'es', 'fr'] as const;
export type AppLanguage = (typeof LANGUAGES)[number];

/** English of a region with British spelling: of all regions except those that the American one is common in. */
const BRITISH_SPELLING = /^en-(?!(?:us|ca|ph|lr|pr|gu|as|mp|um|vi)\b)[a-z\d]{2,3}\b/;

/** The offered language that suits a wish such as `de-AT`: the same one, a related one, or one without the region. */
const suited = <Offered extends Language>(
  wish: string,
  offered: readonly Offered[],
): Offered | undefined => {
  const known = offered.find((one) => one.toLowerCase() === wish);
  if (known !== undefined || !wish.includes('-')) return known;
  const british = BRITISH_SPELLING.test(wish) ? offered.find((one) => one === 'en-GB') : undefined;
  return british ?? suited(wish.slice(0, wish.lastIndexOf('-')), offered);
};

/** The weight of an entry of an `Accept-Language` header, from 0 to 1. */
const weightOf = (entry: string): number => {
  const weight = Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
};

/** The language for a request: the chosen one, or the first one of its `Accept-Language` header that is offered. */
export const languageFor = <Offered extends Language>(
  chosen: string | undefined,
  accepted: string | undefined,
  offered: readonly Offered[],
): Offered | typeof BASE_LANGUAGE => {
  const entries = (accepted ?? '').split(',').filter((entry) => weightOf(entry) > 0);
  const wishes = entries
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map((entry) => (entry.split(';')[0] ?? '').trim());
  for (const wish of [chosen ?? '', ...wishes]) {
    const found = suited(wish.toLowerCase(), offered);
    if (found !== undefined) return found;
  }
  return BASE_LANGUAGE;
};
