import type { Language } from '#domain/chat/text/languages.ts';
import { CATEGORIES, type Category, type Danger } from '../assessment.ts';
import type { Run } from '../learned/features.ts';
import { conceptsBy, marksBy } from './concepts.ts';
import { joined, searchable } from './normal.ts';
import type { LanguageKnown } from './pack.ts';
import { framesBy, type Place, placesBy, wholesBy } from './patterns.ts';

/** How plainly danger is expressed, from a mere mention to immediate danger. */
const TIERS = ['mention', 'statement', 'now'] as const;
export type Tier = (typeof TIERS)[number];

/** A danger found in a message in another language. */
export interface Foreign {
  readonly language: Language;
  readonly tier: Tier;
  readonly danger: Danger;
}

/** The meaning of a whole message as an answer to the guard's question. */
export interface ForeignReply {
  readonly language: Language;
  readonly said: 'yes' | 'no' | 'unsure';
}

/** Reads messages in one language. */
export interface Reader {
  readonly language: Language;
  /** The most serious danger that the patterns find; null if none. */
  find(text: string): Foreign | null;
  reply(text: string): ForeignReply | null;
  /**
   * The classifier's input for a text: words, concepts, pairs of concepts close together, and the tier that the
   * patterns find.
   */
  runOf(text: string): Run;
  /** The share of words that belong to a concept, 0 to 1. */
  knownShare(text: string): number;
}

/**
 * Categories in which a feared thought still counts as a mention. A feared thought of harming others is typical of OCD
 * and does not count.
 */
const FEARED: ReadonlySet<Category> = new Set(['suicide', 'self-harm']);
/** Scripts in which each character counts as a word. */
const SIGN_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const weightOf = ({ tier, danger }: Foreign): number =>
  CATEGORIES.length * TIERS.indexOf(tier) - CATEGORIES.indexOf(danger.category);

const wordsIn = (text: string): readonly string[] =>
  searchable(text)
    .split(/[ |,]+/)
    .filter((word) => word !== '');

const wordsOrSigns = (text: string): readonly string[] =>
  wordsIn(text).flatMap((word) => (SIGN_SCRIPT.test(word) ? [...word] : [word]));

/** Creates the reader of a language from its patterns and concepts. */
export const readerOf = (pack: LanguageKnown): Reader => {
  const { spaced, frames, language } = pack;
  const tiers = TIERS.flatMap((tier) =>
    CATEGORIES.map((category) => ({
      tier,
      category,
      placesIn: placesBy(pack[tier][category] ?? '', spaced),
    })),
  );
  const isHarmless = framesBy(frames.harmless, spaced);
  const isDenied = framesBy(frames.denied, spaced, false);
  const isFeared = framesBy(frames.intrusive, spaced);
  const isOfOther = framesBy(frames.other, spaced);
  const replies = (['yes', 'no', 'unsure'] as const).map(
    (said) => [said, wholesBy(pack.replies[said], spaced)] as const,
  );
  const conceptsIn = conceptsBy(pack.concepts, spaced);
  const marksIn = marksBy(conceptsIn, spaced);
  const normal = spaced ? searchable : joined;

  const found = (tier: Tier, category: Category, text: string, place: Place): Foreign | null => {
    if (isHarmless(text, place) || isDenied(text, place)) return null;
    const isFear = isFeared(text, place);
    if (isFear && !FEARED.has(category)) return null;
    const kind = isOfOther(text, place) ? 'third-person' : 'own';
    return { language, tier: isFear ? 'mention' : tier, danger: { category, kind } };
  };

  const find: Reader['find'] = (message) => {
    const text = normal(message);
    return (
      tiers
        .flatMap(({ tier, category, placesIn }) =>
          placesIn(text).flatMap((place) => found(tier, category, text, place) ?? []),
        )
        .toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null
    );
  };

  return {
    language,
    find,
    reply(message) {
      const text = normal(message);
      const said = replies.find(([, isWhole]) => isWhole(text))?.[0];
      return said === undefined ? null : { language, said };
    },
    runOf(text) {
      const pattern = find(text);
      const hits = pattern === null ? [] : [`a pattern of ${pattern.tier}`];
      return { words: wordsOrSigns(text), marks: [...marksIn(text), ...hits] };
    },
    knownShare(text) {
      const words = wordsIn(text).length;
      const known = new Set(conceptsIn(text).map(({ at }) => at)).size;
      return words === 0 ? 0 : Math.min(1, known / words);
    },
  };
};
