import type { Sentence } from './sentences.ts';

/** Words that begin a clause without a preceding comma. */
export const CLAUSE_JOINS: ReadonlySet<string> = new Set([
  'and',
  'but',
  'so',
  'because',
  'then',
  'also',
]);

const NO_JOINS: ReadonlySet<string> = new Set();

/** The words of each clause of a sentence, in order; each word in `joins` also begins a clause. */
export const clausesIn = (
  { words, clauses }: Pick<Sentence, 'words' | 'clauses'>,
  joins: ReadonlySet<string> = NO_JOINS,
): readonly (readonly string[])[] => {
  const pieces: string[][] = [];
  for (const [at, word] of words.entries()) {
    if (at === 0 || clauses[at] !== clauses[at - 1] || joins.has(word)) pieces.push([]);
    pieces.at(-1)?.push(word);
  }
  return pieces;
};
