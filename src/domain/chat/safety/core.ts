import type { Sentence } from './text/sentences.ts';

/** What begins an aside: where one was, what was on, or a laugh. */
const TURNS: ReadonlySet<string> = new Set([
  'while',
  'whilst',
  'during',
  'lol',
  'haha',
  'lmao',
  'hahaha',
]);
/** These do so where what follows is a thing or a person, as in "after the film", "like in that book". */
const TURNS_BEFORE: ReadonlySet<string> = new Set([
  'after',
  'when',
  'before',
  'like',
  'as',
  'since',
]);
const FOLLOWS: ReadonlySet<string> = new Set(
  'the a an my our this that these those we they he she i it in dinner lunch breakfast school work class watching playing reading listening'.split(
    ' ',
  ),
);
const SUBJECTS: ReadonlySet<string> = new Set('i my we our he she they it the'.split(' '));
const LEAST_WORDS = 2;
/** A longer sentence without a full stop is a story, whose frame may stand anywhere. */
const MOST_WORDS = 60;

const beginsAside = ({ words, clauses }: Sentence, at: number): boolean => {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (clauses[at] !== clauses[at - 1] || TURNS.has(word)) return true;
  return (TURNS_BEFORE.has(word) && FOLLOWS.has(next)) || (word === 'and' && SUBJECTS.has(next));
};

/** What a sentence says before each of its asides, the shortest first; what stands before it, such as "in the film", stays. */
export const beginningsOf = (sentence: Sentence): readonly Sentence[] => {
  const { words, clauses, quoted } = sentence;
  if (words.length > MOST_WORDS) return [];
  return words.flatMap((_, at) =>
    at >= LEAST_WORDS && beginsAside(sentence, at)
      ? [{ words: words.slice(0, at), clauses: clauses.slice(0, at), quoted: quoted.slice(0, at) }]
      : [],
  );
};

/**
 * What a sentence says before its first aside: "I took an overdose" of "I took an overdose after the film". Null where
 * there is no aside, or too little before it.
 */
export const coreOf = (sentence: Sentence): Sentence | null => beginningsOf(sentence)[0] ?? null;
