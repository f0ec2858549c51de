/** A word whose plural ends in "s", or both of its forms. */
export type Word = string | { readonly one: string; readonly other: string };

let rules: Intl.PluralRules | undefined;

/** The form of a word for a number: "task", "tasks". */
export const plural = (count: number, word: Word): string => {
  // Created on first use, because loading the rules takes a slow phone some milliseconds.
  rules ??= new Intl.PluralRules('en');
  const { one, other } = typeof word === 'string' ? { one: word, other: `${word}s` } : word;
  return rules.select(count) === 'one' ? one : other;
};

/** A number with its word: "1 task", "4 tasks". */
export const count = (count: number, word: Word): string => `${count} ${plural(count, word)}`;

export const ENTRY = { one: 'entry', other: 'entries' } as const;
