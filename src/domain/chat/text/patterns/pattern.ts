import { FILLERS } from '../expansions.ts';

/**
 * A small pattern language over normalized words. `kill|end` matches either word, `no_one` consecutive words, `@die`
 * any phrase of the lexicon list `die`, and `#6` a number of at least six. Lists, numbers and `$` can also be
 * alternatives, as in `@die|gone`. `..3` matches up to three arbitrary words, `word?` is optional, `!word` must not
 * follow, and `^` and `$` match the start and the end of the sentence.
 */
export interface Step {
  readonly kind: 'words' | 'not' | 'start' | 'end';
  /** The words as written; steps with the same words are looked up once. */
  readonly source: string;
  /** Maximum number of arbitrary words before the step. */
  readonly widestGapWords: number;
  /** Additional words tolerated before the step, because people insert words: 1, or 0 after `^`, `!` and `..`. */
  readonly slackWords: number;
  readonly isOptional: boolean;
  /** Whether the end of the sentence matches too. */
  readonly mayEnd: boolean;
}

/** Lists of words and phrases by name. */
export type Lexicon = Readonly<Record<string, readonly string[]>>;

/** What a step's words match. */
export interface Choices {
  readonly phrases: readonly (readonly string[])[];
  /** The smallest matching number; null if numbers do not match. */
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

/** Parses a pattern into steps. */
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
 * Resolves the words of a step.
 *
 * @throws Error if the words name a list that the lexicon does not have
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
