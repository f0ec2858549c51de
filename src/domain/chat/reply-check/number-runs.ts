import type { NumberWords } from './content.ts';

/** A number as written or said, with the digits needed to dial it. */
interface Said {
  readonly value: number;
  readonly digits: string;
  readonly isWord: boolean;
}

const FEWEST_DIGITS = 3;
/**
 * If any number has several digits, a phone number has at least this many digits. Fewer digits may be an amount and a
 * time.
 */
const FEWEST_DIGITS_OF_LARGER = 5;
/** A sequence of more numbers than this only counts as counting if its steps are equal. */
const MOST_UNEVEN = 3;

/** A time of day at a multiple of five minutes, as in plans. */
const TIME = /(?<![\d:.,/])(?:[01]?\d|2[0-3]):[0-5][05](?![\d:])/g;
/** A number with a thousands separator, as in "10,000". */
const THOUSANDS = /(?<![\d,./-])\d{1,3},\d00(?![\d,./-])/g;
const TOKEN = /(?<!\d\.)\d+\.\d+(?!\.?\d)|\d+|\p{L}+/gu;

const isTens = ({ value, digits }: Said): boolean => value >= 20 && digits.endsWith('0');

/** Combines number words: "twenty five" is one number. */
const joined = (said: readonly Said[]): readonly Said[] => {
  const all: Said[] = [];
  for (const one of said) {
    const last = all.at(-1);
    const joins = last?.isWord === true && isTens(last) && one.value > 0 && one.value < 10;
    const value = one.value + (joins ? last.value : 0);
    if (joins) all.pop();
    all.push(joins ? { value, digits: String(value), isWord: true } : one);
  }
  return all;
};

/** Whether the numbers count up or down; many or large numbers must do so in equal steps. */
const isCounting = (numbers: readonly Said[], digits: number): boolean => {
  const steps = numbers.slice(1).map(({ value }, at) => value - (numbers[at]?.value ?? 0));
  const goesOneWay = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  const isEven = steps.length > 1 && steps.every((step) => step === steps[0]);
  const isSmall = numbers.length <= MOST_UNEVEN && digits <= 2 * numbers.length;
  return steps.length > 0 && goesOneWay && (isSmall || isEven);
};

/** A range of two round numbers: "90-120 minutes". */
const isRoundRange = (numbers: readonly Said[]): boolean => {
  const [low, high] = numbers;
  if (low === undefined || high === undefined || numbers.length > 2) return false;
  const areRound = numbers.every(({ digits }) => /^[1-9]\d?0$/.test(digits));
  return areRound && low.value < high.value;
};

const isDialed = (run: readonly Said[]): boolean => {
  const numbers = joined(run);
  const digits = numbers.reduce((sum, one) => sum + one.digits.length, 0);
  const fewest = digits > numbers.length ? FEWEST_DIGITS_OF_LARGER : FEWEST_DIGITS;
  return digits >= fewest && !isCounting(numbers, digits) && !isRoundRange(numbers);
};

/**
 * Creates the test for dialable numbers, in digits or words, regardless of punctuation and small words in between.
 * Amounts, times of day and counting do not match.
 */
export const numberFinder = (words: NumberWords): ((text: string) => boolean) => {
  const valueByWord = new Map([
    ...words.digits.split(' ').map((word, at) => [word, at] as const),
    ...words.larger
      .split(' ')
      .map((word, at) => [word, at < 10 ? at + 10 : (at - 8) * 10] as const),
  ]);
  const between = new Set(words.between.split(' '));
  const saidBy = (token: string): Said | null => {
    const isWord = !/^\d/.test(token);
    const value = isWord ? valueByWord.get(token) : Number(token);
    if (value === undefined) return null;
    return { value, digits: isWord ? String(value) : token.replace('.', ''), isWord };
  };
  return (text) => {
    let run: Said[] = [];
    const plain = text.toLowerCase().replace(TIME, ' time ').replace(THOUSANDS, ' amount ');
    for (const [token] of plain.matchAll(TOKEN)) {
      const said = saidBy(token);
      if (said !== null) run.push(said);
      else if (!between.has(token)) {
        if (isDialed(run)) return true;
        run = [];
      }
    }
    return isDialed(run);
  };
};
