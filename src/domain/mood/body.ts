import { KNOWN_TAGS, type KnownTag } from './tags.ts';

/** What a person can notice in the body; content says which tags each often goes with. */
export const BODY_SIGNALS = [
  'Tight chest',
  'Fast heart',
  'Hot',
  'Cold',
  'Heavy',
  'Restless',
  'Numb',
  'Shaky',
  'Tense shoulders',
  'Upset stomach',
  'Headache',
  'Tired eyes',
  'Light and warm',
] as const;

export type BodySignal = (typeof BODY_SIGNALS)[number];

/** With which tags a body signal often goes, the most usual first. */
export interface SignalWords {
  readonly signal: BodySignal;
  readonly goesWith: readonly KnownTag[];
}

const MOST_PROPOSED = 3;

/**
 * The tags that often go with all of these body signals together, at most three: first what goes with the most of
 * them, then what stands earlier in their lists. It proposes and never decides.
 */
export const proposedTags = (
  signals: readonly BodySignal[],
  words: readonly SignalWords[],
): readonly KnownTag[] => {
  const lists = words.filter(({ signal }) => signals.includes(signal));
  return KNOWN_TAGS.flatMap((tag) => {
    const places = lists.map(({ goesWith }) => goesWith.indexOf(tag)).filter((at) => at >= 0);
    if (places.length === 0) return [];
    return [{ tag, times: places.length, place: places.reduce((sum, at) => sum + at, 0) }];
  })
    .toSorted((a, b) => b.times - a.times || a.place / a.times - b.place / b.times)
    .slice(0, MOST_PROPOSED)
    .map(({ tag }) => tag);
};

/** Some words as they stand at the start of a sentence: "A", "A and b", "A, b and c". */
const inSentence = (words: readonly string[]): string =>
  words
    .map((word, at) => (at === 0 ? word : word.slice(0, 1).toLowerCase() + word.slice(1)))
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

/** What is said above the proposed tags, such as "Tight chest and hot often go with these words. Use one?" */
export const proposalText = (signals: readonly BodySignal[]): string =>
  `${inSentence(signals)} often ${signals.length === 1 ? 'goes' : 'go'} with these words. Use one?`;
