import type { Language } from '#domain/chat/text/languages.ts';
import { linesOf, matcherOf } from '#domain/chat/text/patterns/matcher.ts';
import type { Lexicon } from '#domain/chat/text/patterns/pattern.ts';
import type { Sentence } from '#domain/chat/text/sentences.ts';
import { CATEGORIES, type Category, type Kind, type Level, rankOf } from '../assessment.ts';
import type { Frame, Sign } from '../content.ts';
import type { Languages } from '../languages/hear.ts';
import type { Tier } from '../languages/reader.ts';
import { framesBy } from './frames.ts';
import { endsWithSelf, whoseBy } from './whose.ts';

/** A sign found in a message, with the meaning that its sentence gives it. */
export interface Finding {
  readonly sign: Sign;
  readonly level: Level;
  readonly category: Category;
  readonly kind: Kind;
  /** The name of the frame that changed the meaning of the sign; null if none did. */
  readonly frame: string | null;
  readonly sentence: Sentence;
  /** The pattern that matched. */
  readonly pattern: string;
  /** The language of the sign; null for English. */
  readonly language: Language | null;
}

/** A message with its normalized sentences. */
export interface Message {
  readonly text: string;
  readonly sentences: readonly Sentence[];
}

/** Finds the signs that count now according to `isOn`, most serious first. */
export type FindSigns = (message: Message, isOn: (sign: Sign) => boolean) => readonly Finding[];

interface Labelled {
  readonly sign: Sign;
  readonly isNegative: boolean;
  readonly pattern: string;
}

/** Once a sign has counted this often in a sentence, further matches are skipped. */
const COUNTED_MOST = 6;
const NEGATIONS = new Set(['not', 'never', 'no', 'nothing', 'without', 'nobody', 'no_one']);

const LEVEL_OF_TIER: Readonly<Record<Tier, Level>> = {
  mention: 'low',
  statement: 'elevated',
  now: 'high',
};

const speaksOfNot = (pattern: string): boolean =>
  pattern
    .split(/[ |]/)
    .some((part) => !part.startsWith('!') && part.split('_').some((word) => NEGATIONS.has(word)));

const byWeight = (a: Finding, b: Finding): number =>
  rankOf(b.level) - rankOf(a.level) ||
  CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category);

const OTHER_HALF = {
  resolve: 'death',
  death: 'resolve',
  burden: 'means',
  means: 'burden',
} as const;

/** Whether the other half of a sign is in the same or an adjacent sentence. */
const hasOtherHalf = (
  { sign }: Finding,
  found: readonly (readonly Finding[])[],
  at: number,
): boolean =>
  found
    .slice(Math.max(0, at - 1), at + 2)
    .flat()
    .some(
      (one) =>
        one.frame === null && sign.half !== undefined && one.sign.half === OTHER_HALF[sign.half],
    );

/**
 * Creates the function that finds signs. The vocabulary contains all words in the patterns of signs and in the word
 * lists.
 */
export const signFinder = (
  signs: readonly Sign[],
  frames: readonly Frame[],
  lexicon: Lexicon,
  languages: Pick<Languages, 'find'>,
): { readonly find: FindSigns; readonly vocabulary: ReadonlySet<string> } => {
  const matcher = matcherOf<Labelled>(
    signs.flatMap((sign) =>
      linesOf(sign.patterns ?? '').map(
        (pattern) => [pattern, { sign, isNegative: speaksOfNot(pattern), pattern }] as const,
      ),
    ),
    lexicon,
  );
  const frameOf = framesBy(frames, lexicon);
  const whoseOf = whoseBy(lexicon);

  const kindOf = (sign: Sign, words: readonly string[], start: number, end: number) => {
    if (sign.who === 'third-person')
      return endsWithSelf(words.slice(start, end), lexicon) ? null : 'third-person';
    const whose =
      sign.who === 'own' && sign.category === 'abuse' ? 'self' : whoseOf(words, start, end);
    if (whose === 'self') return 'own';
    return sign.who === 'either' ? 'third-person' : null;
  };

  const findIn = (sentence: Sentence, isOn: (sign: Sign) => boolean): readonly Finding[] => {
    const found: Finding[] = [];
    const counted = new Map<Sign, number>();
    for (const { label, start, end } of matcher.find(sentence.words, sentence.clauses)) {
      const { sign, isNegative, pattern } = label;
      const before = counted.get(sign) ?? 0;
      if (before >= COUNTED_MOST || !isOn(sign)) continue;
      const kind = kindOf(sign, sentence.words, start, end);
      if (kind === null) continue;
      const frame = frameOf({ sign, start, end, isNegative }, sentence);
      // A sign that is denied several times still counts if one of its matches is not denied.
      if (frame === null) counted.set(sign, before + 1);
      found.push({
        sign,
        level: frame === null ? sign.level : 'low',
        category: sign.category,
        kind: frame?.kind ?? kind,
        frame: frame?.name ?? null,
        sentence,
        pattern,
        language: null,
      });
    }
    return found;
  };

  const inOtherLanguages = ({ text, sentences }: Message): readonly Finding[] => {
    const found = languages.find(text);
    const [sentence] = sentences;
    if (found === null || sentence === undefined) return [];
    const { tier, danger, language } = found;
    const sign: Sign = {
      name: `${tier} (${language})`,
      who: 'either',
      category: danger.category,
      level: LEVEL_OF_TIER[tier],
      isMention: tier === 'mention',
      isMeant: true,
    };
    return [{ sign, ...danger, level: sign.level, frame: null, sentence, pattern: '', language }];
  };

  const find: FindSigns = (message, isOn) => {
    const found = message.sentences.map((sentence) => findIn(sentence, isOn));
    const isWhole = (one: Finding, at: number): boolean =>
      one.sign.half === undefined || (one.frame === null && hasOtherHalf(one, found, at));
    return [
      ...found.flatMap((all, at) => all.filter((one) => isWhole(one, at))),
      ...inOtherLanguages(message),
    ].toSorted(byWeight);
  };
  const listed = Object.values(lexicon).flatMap((list) => list.flatMap((one) => one.split(' ')));
  return { find, vocabulary: new Set([...matcher.vocabulary, ...listed]) };
};
