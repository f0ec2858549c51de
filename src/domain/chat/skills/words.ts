import { plainOf } from '#domain/chat/text/words.ts';

/** Phrases to match, as listed in the content; "word*" matches any ending. */
interface WordList {
  /** Phrases that match anywhere in the message. */
  readonly has?: readonly string[] | undefined;
  /** Phrases that match at the start of the message. */
  readonly starts?: readonly string[] | undefined;
  /** Phrases that match the whole message. */
  readonly whole?: readonly string[] | undefined;
  /** Phrases that are removed from the message before the comparison with `has` and `starts`. */
  readonly unless?: readonly string[] | undefined;
}

/**
 * A phrase padded with spaces, so that it only matches whole words. If any ending may follow, there is no space at the
 * end.
 */
const paddedOf = (phrase: string): string =>
  phrase.endsWith('*') ? ` ${plainOf(phrase)}` : ` ${plainOf(phrase)} `;

/** Creates a test for whether a text matches a word list. */
export const matcherOf = (list: WordList): ((text: string) => boolean) => {
  const whole = new Set((list.whole ?? []).map(plainOf));
  const [has, starts, unless] = [list.has, list.starts, list.unless].map((phrases = []) =>
    phrases.map(paddedOf),
  );
  return (text) => {
    const plain = plainOf(text);
    if (plain === '') return false;
    const kept = (unless ?? []).reduce(
      (rest, phrase) => rest.replaceAll(phrase, ' . '),
      ` ${plain} `,
    );
    return (
      whole.has(plain) ||
      (starts ?? []).some((phrase) => kept.startsWith(phrase)) ||
      (has ?? []).some((phrase) => kept.includes(phrase))
    );
  };
};

/** Replaces each `{name}` in a text by the value of that name. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
