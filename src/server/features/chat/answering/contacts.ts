const DIGIT_WORDS = 'zero one two three four five six seven eight nine'.split(' ');
const LARGER_WORDS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );

/** Links, addresses, names on other services and telephone numbers. */
const WRITTEN =
  /h(?:tt|xx)ps?\b|www\.|\S@|@\s*\w|[\p{L}\d]_+[\p{L}\d]|\p{L}{2,}\d{2,}|(?:\d[\s().-]?){5,}|\b(?:988|911|999|112|000|111|995)\b|116 ?\d{3}/iu;
/** Endings of addresses that no sentence begins with. */
const ENDINGS = 'com|org|net|io|info|biz|xyz|app|dev|co|gov|edu|example|online|site|shop';
/** A full stop with no space behind it, as no sentence ends; one ends before a capital letter where the space was forgotten. */
const DOMAIN = /[\p{L}\d-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])|\b\w+\.\w+\/\w/u;
const ENDING = new RegExp(String.raw`(?:\.\s*|\wdot)(?:${ENDINGS})\b`, 'iu');
/** "Oh eight hundred", "triple nine": only numbers are said so. */
const SPOKEN =
  /\b(?:zero|oh|0) (?:\w+ )?(?:hundred|eight)\b|\b(?:double|triple) (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:dial|press|ring) (?:a |the )?(?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:eight|nine) hundred (?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b/i;
/** Letters that stand apart, which could spell anything. */
const SPELLED = /(?<![\p{L}\d])(?:\p{L}[^\p{L}\d\n]{1,3}){2,}\p{L}(?![\p{L}\d'’])/u;
const ABBREVIATIONS = /\b(?:a\.m|p\.m|e\.g|i\.e)\b\.?/gi;

/** A full stop between brackets, and signs that look like one. */
const HIDDEN_STOP = /\s*[[({<]\s*\.\s*[\])}>]\s*|[·•]/gu;

const FEWEST_DIGITS = 3;
/** Of numbers above nine, so many digits are more than an amount and a time. */
const FEWEST_DIGITS_OF_LARGER = 5;

const numberOf = (token: string): number | null => {
  if (/^\d$/.test(token)) return Number(token);
  if (token === 'oh') return 0;
  const digit = DIGIT_WORDS.indexOf(token);
  if (digit >= 0) return digit;
  const larger = LARGER_WORDS.indexOf(token);
  if (larger < 0) return null;
  return larger < 10 ? larger + 10 : (larger - 8) * 10;
};

/** Whether each is more than the one before, or each is less: so people count. */
const isCounting = (numbers: readonly number[]): boolean =>
  [1, -1].some((way) =>
    numbers.every((number, at) => at === 0 || (number - (numbers[at - 1] ?? 0)) * way > 0),
  );

/** The numbers as they are said: "twenty five" is one. */
const joined = (numbers: readonly number[]): readonly number[] => {
  const said: number[] = [];
  for (const number of numbers) {
    const last = said.at(-1) ?? 0;
    const joins = last >= 20 && last % 10 === 0 && number > 0 && number < 10;
    if (joins) said.pop();
    said.push(joins ? last + number : number);
  }
  return said;
};

const isDialed = (run: readonly number[]): boolean => {
  const numbers = joined(run);
  const digits = numbers.join('').length;
  const fewest = digits > numbers.length ? FEWEST_DIGITS_OF_LARGER : FEWEST_DIGITS;
  return digits >= fewest && !isCounting(numbers);
};

/** Whether numbers follow each other, in words or figures, and do not count up or down. */
const spellsNumber = (text: string): boolean => {
  let run: number[] = [];
  for (const token of [...text.toLowerCase().split(/[\s,;:()/_+*|#\u2013-]+/), '']) {
    const number = numberOf(token.replace(/[.!?"'*]+$/, ''));
    if (number !== null) run.push(number);
    if (number !== null && !/[.!?]$/.test(token)) continue;
    if (isDialed(run)) return true;
    run = [];
  }
  return false;
};

/**
 * Whether a text has a place or a number outside of the app in it, by its signs: a model makes them up, and crisis lines come
 * from our list. What only its words say, the check of replies finds.
 */
export const namesContact = (text: string): boolean => {
  const plain = text.replace(HIDDEN_STOP, '.');
  return (
    [WRITTEN, DOMAIN, ENDING, SPOKEN].some((contact) => contact.test(plain)) ||
    SPELLED.test(text.replace(ABBREVIATIONS, ' ')) ||
    spellsNumber(plain)
  );
};
