import { linesOf, type Matcher, matcherOf } from './matcher.ts';
import type { Lexicon } from './pattern.ts';

/**
 * Splits the lists into items and resolves included lists.
 *
 * @throws Error if an included list does not exist or includes itself
 */
export const lexiconOf = (lists: Readonly<Record<string, string>>): Lexicon => {
  const entriesOf = (name: string, within: readonly string[]): readonly string[] => {
    const list = lists[name];
    if (list === undefined) throw new Error(`there is no list @${name}`);
    if (within.includes(name)) throw new Error(`the list @${name} takes in itself`);
    return list
      .split(',')
      .map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
      .filter((entry) => entry !== '')
      .flatMap((entry) =>
        entry.startsWith('@') ? entriesOf(entry.slice(1), [...within, name]) : [entry],
      );
  };
  return Object.fromEntries(Object.keys(lists).map((name) => [name, entriesOf(name, [])]));
};

/** Creates a matcher for labelled blocks of patterns. */
export const matcherFor = <Label>(
  blocks: readonly (readonly [patterns: string | undefined, label: Label])[],
  lexicon: Lexicon,
): Matcher<Label> =>
  matcherOf(
    blocks.flatMap(([patterns = '', label]) =>
      linesOf(patterns).map((pattern) => [pattern, label] as const),
    ),
    lexicon,
  );
