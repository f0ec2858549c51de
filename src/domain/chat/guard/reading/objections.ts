import { matcherFor } from '#domain/chat/text/patterns/lexicon.ts';
import type { Lexicon } from '#domain/chat/text/patterns/pattern.ts';
import type { Sentence } from '#domain/chat/text/sentences.ts';
import type { Danger } from '../assessment.ts';
import type { Objections } from '../content.ts';

/** An objection to getting help, or a question about getting help, with the guard's reply. */
export type Objection = Objections[number];

/** Creates the function that finds objections. */
export const objectionFinder = (objections: Objections, lexicon: Lexicon) => {
  const matcher = matcherFor(
    objections.map((one) => [one.patterns, one]),
    lexicon,
  );
  /** The first objection that applies to the danger; null if none. */
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
