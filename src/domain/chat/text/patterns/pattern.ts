import { FILLERS } from '../expansions.ts';

/**
 * A small language for what people say, over plain words:
 * `kill|end` either word; `no_one` words in a row; `@die` a list of the lexicon; `@die|gone` both;
 * `#6` a number of at least six (also as a choice, as `$` may be); `..3` up to three words of any
 * kind; `word?` or nothing; `!word` not followed by it; `^` the beginning and `$` the end of the
 * sentence.
 */
export interface Step {
  readonly kind: 'words' | 'not' | 'start' | 'end';
  /** The words, as written; steps of the same words are looked up once. */
  readonly source: string;
  /** Up to so many words of any kind may stand before it. */
  readonly widestGapWords: number;
  /** One word more may stand before it where people put in a word: 1, or 0 after `^` and `!`. */
  readonly slackWords: number;
  readonly isOptional: boolean;
  /** Whether the end of the sentence fits as well. */
  readonly mayEnd: boolean;
}

/** The lists of words and phrases by name. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/** What the words of a step stand for. */
export interface Choices {
  readonly phrases: readonly (readonly string[])[];
  /** The least number that fits; null where no number does. */
  readonly leastNumber: number | null;
}

const stepOf = (part: string, widestGapWords: number, slackWords: number): Step => {
  const plain = { source: '', widestGapWords, slackWords, isOptional: false, mayEnd: false };
  if (part === '^') return { ...plain, kind: 'start' };
  if (part === '$') return { ...plain, kind: 'end' };
  const isNot = part.startsWith('!');
  const isOptional = part.endsWith('?');
  const source = part.slice(isNot ? 1 : 0, isOptional ? -1 : undefined);
  const mayEnd = source.split('|').includes('$');
  return { ...plain, kind: isNot ? 'not' : 'words', source, isOptional, mayEnd };
};

/** Reads a pattern as steps. */
export const stepsOf = (pattern: string): readonly Step[] => {
  const steps: Step[] = [];
  let gap = 0;
  let slack = 0;
  for (const part of pattern.split(' ').filter((one) => one !== '')) {
    if (part.startsWith('..')) gap = Number(part.slice(2));
    else {
      steps.push(stepOf(part, gap, gap > 0 ? 0 : slack));
      gap = 0;
      slack = part === '^' || part.startsWith('!') ? 0 : 1;
    }
  }
  return steps;
};

/**
 * What the words of a step stand for.
 *
 * @throws Error where they name a list that the lexicon does not have
 */
export const choicesOf = (source: string, lexicon: Lexicon): Choices => {
  const choices = source.split('|').filter((one) => one !== '$');
  const numbers = choices.filter((one) => one.startsWith('#')).map((one) => Number(one.slice(1)));
  const phrases = choices
    .filter((one) => !one.startsWith('#'))
    .flatMap((choice) => {
      if (!choice.startsWith('@')) return [choice.replaceAll('_', ' ')];
      const listed = lexicon[choice.slice(1)];
      if (listed === undefined) throw new Error(`The lexicon has no list ${choice}`);
      return listed;
    });
  return {
    phrases: phrases
      .map((phrase) => phrase.split(' ').filter((word) => !FILLERS.has(word)))
      .filter((phrase) => phrase.length > 0),
    leastNumber: numbers.length === 0 ? null : Math.min(...numbers),
  };
};
