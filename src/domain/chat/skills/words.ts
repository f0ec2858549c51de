import { plainOf } from '#domain/chat/text/words.ts';

/** Lists of words as the content has them; "word*" stands for any ending. */
interface WordList {
  /** Anywhere in a message. */
  readonly has?: readonly string[] | undefined;
  /** At its beginning. */
  readonly starts?: readonly string[] | undefined;
  /** The whole message. */
  readonly whole?: readonly string[] | undefined;
  /** Taken out of a message before it is compared. */
  readonly unless?: readonly string[] | undefined;
}

/** A phrase between spaces, so that it is found as whole words; without the last space where any ending will do. */
const paddedOf = (phrase: string): string =>
  phrase.endsWith('*') ? ` ${plainOf(phrase)}` : ` ${plainOf(phrase)} `;

/** A test for the words of a list. */
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

/** Fills `{name}` in a text with what stands under that name. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
