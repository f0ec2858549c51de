const LEAST_LETTERS = 3;
const LONGEST_WORD = 14;
const DOTTED = /^[a-z0-9@$!](?:[.\-_*·][a-z0-9@$!]){2,}$/;

/** Splits joined letters into known words; null if more than a fifth of the letters belong to no known word. */
const cutIntoWords = (
  letters: string,
  isKnown: (word: string) => boolean,
): readonly string[] | null => {
  const words: string[] = [];
  let strangers = 0;
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(LONGEST_WORD, letters.length - at);
    while (length > 1 && !isKnown(letters.slice(at, at + length))) length -= 1;
    const word = letters.slice(at, at + length);
    if (length === 1 && word !== 'i' && word !== 'a') strangers += 1;
    words.push(word);
    at += length;
  }
  return strangers * 5 <= letters.length ? words : null;
};

const isLetter = (part: string): boolean => /^[a-z0-9@$!]$/.test(part);

/**
 * Joins separated letters ("d i e", "k.i.l.l") into words if the result consists of known words.
 *
 * @param text one line without repeated spaces
 */
export const joinSpacedLetters = (text: string, isKnown: (word: string) => boolean): string => {
  const joined: string[] = [];
  let run: string[] = [];
  const endRun = (): void => {
    const letters = run.join('');
    const words = run.length < LEAST_LETTERS ? null : cutIntoWords(letters, isKnown);
    joined.push(...(words ?? run));
    run = [];
  };
  for (const part of text.split(' ')) {
    if (isLetter(part)) run.push(part);
    else {
      endRun();
      joined.push(DOTTED.test(part) ? part.replace(/[.\-_*·]/g, '') : part);
    }
  }
  endRun();
  return joined.join(' ');
};
