import { linesOf, matcherOf } from '#domain/chat/safety/text/matcher.ts';
import type { Lexicon } from '#domain/chat/safety/text/pattern.ts';
import type { Sentence } from '#domain/chat/safety/text/sentences.ts';
import { CATEGORIES, type Category, type Kind, type Level, rankOf } from '../assessment.ts';
import type { Frame, Sign } from '../content.ts';
import { framesBy } from './frames.ts';
import { endsWithSelf, whoseBy } from './whose.ts';

/** A sign in a message, with what its sentence makes of it. */
export interface Finding {
  readonly sign: Sign;
  readonly level: Level;
  readonly category: Category;
  readonly kind: Kind;
  /** The name of the frame that changed its meaning; null where none did. */
  readonly frame: string | null;
  readonly sentence: Sentence;
  /** The pattern that was found. */
  readonly pattern: string;
}

/** Finds the signs of which `isOn` says that they count now, the weightiest first. */
export type FindSigns = (
  sentences: readonly Sentence[],
  isOn: (sign: Sign) => boolean,
) => readonly Finding[];

interface Labelled {
  readonly sign: Sign;
  readonly isNegative: boolean;
  readonly pattern: string;
}

/** More places of one sign in one sentence add nothing. */
const PLACES_MOST = 6;
const NEGATIONS = new Set(['not', 'never', 'no', 'nothing', 'without', 'nobody', 'no_one']);

const speaksOfNot = (pattern: string): boolean =>
  pattern
    .split(/[ |]/)
    .some((part) => !part.startsWith('!') && part.split('_').some((word) => NEGATIONS.has(word)));

const byWeight = (a: Finding, b: Finding): number =>
  rankOf(b.level) - rankOf(a.level) ||
  CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category);

/** Whether the other half of a sign stands in the same sentence or in one beside it. */
const hasOtherHalf = (
  { sign }: Finding,
  found: readonly (readonly Finding[])[],
  at: number,
): boolean =>
  found
    .slice(Math.max(0, at - 1), at + 2)
    .flat()
    .some((one) => one.frame === null && one.sign.half !== undefined && one.sign.half !== sign.half);

/** Prepares the signs and frames. The vocabulary is all words that they name. */
export const signFinder = (
  signs: readonly Sign[],
  frames: readonly Frame[],
  lexicon: Lexicon,
): { readonly find: FindSigns; readonly vocabulary: ReadonlySet<string> } => {
  const matcher = matcherOf<Labelled>(
    signs.flatMap((sign) =>
      linesOf(sign.patterns).map(
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
    const whose = sign.who === 'own' && sign.category === 'abuse' ? 'self' : whoseOf(words, start, end);
    if (whose === 'self') return 'own';
    return sign.who === 'either' ? 'third-person' : null;
  };

  const findIn = (sentence: Sentence, isOn: (sign: Sign) => boolean): readonly Finding[] => {
    const places = new Map<Sign, number>();
    return matcher.find(sentence.words, sentence.clauses).flatMap(({ label, start, end }) => {
      const { sign, isNegative, pattern } = label;
      const before = places.get(sign) ?? 0;
      if (before >= PLACES_MOST || !isOn(sign)) return [];
      const kind = kindOf(sign, sentence.words, start, end);
      if (kind === null) return [];
      places.set(sign, before + 1);
      const frame = frameOf({ sign, start, end, isNegative }, sentence);
      const { category } = sign;
      return frame === null
        ? [{ sign, level: sign.level, category, kind, frame: null, sentence, pattern }]
        : [{ sign, level: 'low' as const, category, kind: frame.kind, frame: frame.name, sentence, pattern }];
    });
  };

  return {
    find: (sentences, isOn) => {
      const found = sentences.map((sentence) => findIn(sentence, isOn));
      const isWhole = (one: Finding, at: number): boolean =>
        one.sign.half === undefined || (one.frame === null && hasOtherHalf(one, found, at));
      return found.flatMap((all, at) => all.filter((one) => isWhole(one, at))).toSorted(byWeight);
    },
    vocabulary: new Set([...matcher.vocabulary, ...Object.values(lexicon).flat().flatMap((one) => one.split(' '))]),
  };
};
