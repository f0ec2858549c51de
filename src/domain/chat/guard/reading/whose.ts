import type { Lexicon } from '#domain/chat/text/patterns/pattern.ts';

/** Finds whom a sign is about, by the words that refer to people. */
export type WhoseOf = (words: readonly string[], start: number, end: number) => 'self' | 'other';

const SELVES = new Set(['i', 'me', 'we', 'us', 'myself']);
const OWN_WORDS = new Set([...SELVES, 'my']);
const LOOKS_BACK_WORDS = 25;

/**
 * In a sign, "himself" refers to somebody else and "my" to the writer. Otherwise, the last person named before the end
 * of the sign counts.
 */
export const whoseBy = (lexicon: Lexicon): WhoseOf => {
  const singles = (name: string): ReadonlySet<string> =>
    new Set((lexicon[name] ?? []).filter((entry) => !entry.includes(' ')));
  const othersSelves = singles('others-self');
  const others = singles('doer');
  return (words, start, end) => {
    const own = words.slice(start, end);
    if (own.some((word) => othersSelves.has(word))) return 'other';
    if (own.some((word) => OWN_WORDS.has(word))) return 'self';
    for (let at = end - 1; at >= Math.max(0, start - LOOKS_BACK_WORDS); at -= 1) {
      const word = words[at] ?? '';
      if (SELVES.has(word)) return 'self';
      if (others.has(word)) return 'other';
    }
    return 'self';
  };
};

/** Whether the last person named is the writer, as in "he knows that I want to die". */
export const endsWithSelf = (words: readonly string[], lexicon: Lexicon): boolean => {
  const others = new Set(lexicon.they);
  const last = words.findLast((word) => word === 'i' || others.has(word));
  return last === 'i';
};
