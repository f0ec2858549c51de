import { texts as words } from '#texts/goal-amounts.js';
import { texts as language } from '#texts/language.js';
import { withAmount } from './amount-words.ts';
import type { LevelPhrases } from './level-phrases.ts';
import type { LevelTexts } from './levels.ts';

/** The pattern of the sign between the thousands of a number in the current language. */
const groupSign = (): string => {
  const parts = new Intl.NumberFormat(language.tag).formatToParts(12_345);
  const sign = parts.find(({ type }) => type === 'group')?.value ?? ',';
  return /\s/.test(sign) ? '[ \\u00a0\\u202f]' : `\\${sign}`;
};

interface Amount {
  readonly value: number;
  /** The number of decimal places, at most 2. */
  readonly decimals: number;
  readonly text: string;
  /** Whether a sign separates the thousands. */
  readonly isGrouped: boolean;
}

/** The only number in a text; null if it has none, several, a time of day or a date. */
const amountIn = (text: string): Amount | null => {
  const group = groupSign();
  const number = new RegExp(`\\d+(?:${group}\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?`, 'g');
  const found = text.match(number) ?? [];
  const [digits] = found;
  const isAmount = !new RegExp(words.noAmount, 'iu').test(text);
  if (digits === undefined || found.length > 1 || !isAmount) return null;
  const isGrouped = new RegExp(`${group}\\d{3}(?!\\d)`).test(digits);
  const whole = isGrouped ? digits.replace(new RegExp(group, 'g'), '') : digits;
  const plain = whole.replace(',', '.');
  const value = Number(plain);
  if (!Number.isSafeInteger(Math.trunc(value))) return null;
  const decimals = Math.min(2, plain.split('.')[1]?.length ?? 0);
  return { value, decimals, text: digits, isGrouped };
};

/**
 * The smallest distance between the current number and the target at which the proposed numbers are multiples of 5, if
 * the current number and the target are multiples of 5 too.
 */
const ROUND_ABOVE_GAP = 20;

/** The grid of the proposed numbers: each of them is a multiple of this number. */
const gridOf = (now: Amount, target: Amount): number => {
  const areRound = now.value % 5 === 0 && target.value % 5 === 0;
  if (areRound && Math.abs(target.value - now.value) >= ROUND_ABOVE_GAP) return 5;
  return 10 ** -Math.max(now.decimals, target.decimals);
};

/** The multiple of `grid` nearest to `value`; if two multiples are equally near, the multiple nearer to `home`. */
const onGrid = (value: number, grid: number, home: number): number => {
  const steps = value / grid;
  // Allows for floating-point errors.
  const isHalf = Math.abs(Math.abs(steps % 1) - 0.5) < 1e-9;
  const rounded = isHalf
    ? home > value
      ? Math.ceil(steps)
      : Math.floor(steps)
    : Math.round(steps);
  return rounded * grid;
};

/**
 * The numbers of the levels −1, +1 and +2. Level −1 is halfway to the target; the levels +1 and +2 are beyond the target
 * by half the distance and by the whole distance. All numbers are limited to 0 to `most`. Null for a level that would
 * repeat the number of another level.
 *
 * @param most the largest number that makes sense; the smallest is 0
 */
const proposedNumbers = (
  now: Amount,
  target: Amount,
  most: number,
): readonly [number | null, number | null, number | null] => {
  const [from, to] = [now.value, target.value];
  const grid = gridOf(now, target);
  const distance = to - from;
  const end = distance < 0 ? 0 : Math.max(most, to);
  const isPast = (value: number): boolean => (distance < 0 ? value < end : value > end);
  const last = isPast(to + distance) ? end : to + distance;
  const half = isPast(to + distance) ? (to + end) / 2 : to + distance / 2;
  const [partly, better, best] = [
    onGrid((from + to) / 2, grid, from),
    onGrid(half, grid, to),
    onGrid(last, grid, to),
  ];
  return [
    partly === from || partly === to ? null : partly,
    better === to || better === best ? null : better,
    best === to ? null : best,
  ];
};

const said = (value: number, { text, decimals, isGrouped }: Amount, other: Amount): string => {
  const digits = Number(value.toFixed(Math.max(decimals, other.decimals)));
  if (isGrouped) return digits.toLocaleString(language.tag, { useGrouping: 'always' });
  const hasComma = [text, other.isGrouped ? '' : other.text].some((one) => one.includes(','));
  return hasComma ? String(digits).replace('.', ',') : String(digits);
};

const DAYS_OF_WEEK = 7;
/**
 * The numbers of the levels −1, +1 and +2 of a target for some days of the week, such as "midnight 4 nights a week", if
 * nobody said how often it happens now: it is taken for something that the person wants to happen on more days.
 */
const numbersOfWeek = (days: number): ReturnType<typeof proposedNumbers> => {
  const step = Math.max(1, Math.round((DAYS_OF_WEEK - days) / 3));
  const partly = Math.floor(days / 2);
  return [
    partly === 0 ? null : partly,
    days + 2 * step > DAYS_OF_WEEK ? null : days + step,
    days >= DAYS_OF_WEEK ? null : Math.min(DAYS_OF_WEEK, days + 2 * step),
  ];
};

/**
 * The five levels that are proposed for a goal. If both texts contain exactly one number, or the target is for some days
 * of the week, the other levels get numbers of their own where possible; otherwise they use the words of `phrases`. The
 * person can change the levels.
 *
 * @param now the state today, as a number or a sentence; may be empty
 * @param target the target, as a number or a sentence
 */
export const proposedLevels = (now: string, target: string, phrases: LevelPhrases): LevelTexts => {
  const [today, wanted] = [now.trim(), target.trim()];
  const inWords = (phrase: string): string =>
    // A final period would end up in the middle of the phrase.
    phrase.replace('{target}', () => wanted.replace(/[.\s]+$/, ''));
  const [from, to] = [amountIn(today), amountIn(wanted)];
  const hasNumbers = from !== null && to !== null && from.value !== to.value;
  const most =
    phrases.limits.find(({ says }) => wanted.toLowerCase().includes(says))?.most ??
    Number.MAX_SAFE_INTEGER;
  const isOfWeek =
    from === null &&
    to !== null &&
    most === DAYS_OF_WEEK &&
    to.value >= 1 &&
    !new RegExp(words.saysHowOften, 'iu').test(today);
  const [partly, better, best] = hasNumbers
    ? proposedNumbers(from, to, most)
    : isOfWeek
      ? numbersOfWeek(to.value)
      : [null, null, null];
  const level = (value: number | null, phrase: string): string => {
    if (value === null || to === null) return inWords(phrase);
    const text = withAmount(
      wanted,
      { digits: to.text, now: to.value },
      value,
      said(value, to, from ?? to),
      today,
    );
    return text ?? inWords(phrase);
  };
  return [
    today === '' ? phrases.unknownNow : today,
    level(partly, phrases.partly),
    wanted,
    level(better, phrases.better),
    level(best, phrases.best),
  ];
};
