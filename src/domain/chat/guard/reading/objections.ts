import { matcherFor } from '#domain/chat/text/patterns/lexicon.ts';
import type { Lexicon } from '#domain/chat/text/patterns/pattern.ts';
import type { Sentence } from '#domain/chat/text/sentences.ts';
import type { Danger } from '../assessment.ts';
import type { Objections } from '../content.ts';

/** Something that keeps a person from getting help, or that they ask about it, with the words for it. */
export type Objection = Objections[number];

/** Prepares what keeps people from getting help. */
export const objectionFinder = (objections: Objections, lexicon: Lexicon) => {
  const matcher = matcherFor(
    objections.map((one) => [one.patterns, one]),
    lexicon,
  );
  /** The first that fits the danger; null where nothing does. */
  const find = (sentences: readonly Sentence[], danger: Danger): Objection | null => {
    const found = new Set(
      sentences.flatMap(({ words }) => matcher.find(words).map(({ label }) => label)),
    );
    return (
      objections.find(
        (one) =>
          found.has(one) &&
          (one.for === undefined || one.for === danger.kind) &&
          one.in?.includes(danger.category) !== false,
      ) ?? null
    );
  };
  return { find, vocabulary: matcher.vocabulary };
};
