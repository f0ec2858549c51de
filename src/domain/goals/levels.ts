import type { LocalDate } from '#domain/shared/brands.ts';
import type { LevelPhrases } from './level-phrases.ts';

/** How far a goal has been reached, from the state at the start to much better than the aim; 0 is the aim. */
export const LEVELS = [-2, -1, 0, 1, 2] as const;
export type Level = (typeof LEVELS)[number];

/** The general names of the levels. */
export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  2: 'Much better than you aim at',
  1: 'Better than you aim at',
  0: 'What you aim at',
  [-1]: 'Partly there',
  [-2]: 'As at the start',
};

/** The person's wording of each level, from −2 to +2. */
export type LevelTexts = readonly [string, string, string, string, string];

const NUMBER = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?/g;
/** Times of day and dates, which are not amounts. */
const NO_AMOUNT = /\d\s*[:/]\s*\d|\d\s*(?:am|pm)\b/i;

interface Amount {
  readonly value: number;
  /** The number of decimal places, at most 2. */
  readonly decimals: number;
  readonly text: string;
}

/** The only number in a text; null if it has none, several, a time of day or a date. */
const amountIn = (text: string): Amount | null => {
  const found = text.match(NUMBER) ?? [];
  const [digits] = found;
  if (digits === undefined || found.length > 1 || NO_AMOUNT.test(text)) return null;
  const isGrouped = /,\d{3}(?!\d)/.test(digits);
  const plain = isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.');
  const value = Number(plain);
  if (!Number.isSafeInteger(Math.trunc(value))) return null;
  return { value, decimals: Math.min(2, plain.split('.')[1]?.length ?? 0), text: digits };
};

/**
 * The smallest distance between the current number and the aim at which the proposed numbers are multiples of 5, if the
 * current number and the aim are multiples of 5 too.
 */
const ROUND_ABOVE_GAP = 20;

/** The grid of the proposed numbers: each of them is a multiple of this number. */
const gridOf = (now: Amount, aim: Amount): number => {
  const areRound = now.value % 5 === 0 && aim.value % 5 === 0;
  if (areRound && Math.abs(aim.value - now.value) >= ROUND_ABOVE_GAP) return 5;
  return 10 ** -Math.max(now.decimals, aim.decimals);
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
 * The numbers of the levels −1, +1 and +2. Level −1 is halfway to the aim; the levels +1 and +2 are beyond the aim by
 * half the distance and by the whole distance. All numbers are limited to 0 to `most`. Null for a level that would
 * repeat the number of another level.
 *
 * @param most the largest number that makes sense; the smallest is 0
 */
const proposedNumbers = (
  now: Amount,
  aim: Amount,
  most: number,
): readonly [number | null, number | null, number | null] => {
  const [from, to] = [now.value, aim.value];
  const grid = gridOf(now, aim);
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

const said = (value: number, { text, decimals }: Amount, other: Amount): string => {
  const digits = Number(value.toFixed(Math.max(decimals, other.decimals)));
  if (/,\d{3}(?!\d)/.test(text)) return digits.toLocaleString('en');
  return text.includes(',') ? String(digits).replace('.', ',') : String(digits);
};

/**
 * The five levels that are proposed for a goal. If both texts contain exactly one number, the other levels get numbers
 * of their own where possible; otherwise they use the words of `phrases`. The person can change the levels.
 *
 * @param now the state today, as a number or a sentence; may be empty
 * @param aim the aim, as a number or a sentence
 */
export const proposedLevels = (now: string, aim: string, phrases: LevelPhrases): LevelTexts => {
  const [today, wanted] = [now.trim(), aim.trim()];
  const inWords = (phrase: string): string =>
    // A final period would end up in the middle of the phrase.
    phrase.replace('{aim}', () => wanted.replace(/[.\s]+$/, ''));
  const [from, to] = [amountIn(today), amountIn(wanted)];
  const hasNumbers = from !== null && to !== null && from.value !== to.value;
  const most =
    phrases.limits.find(({ says }) => wanted.toLowerCase().includes(says))?.most ??
    Number.MAX_SAFE_INTEGER;
  const [partly, better, best] = hasNumbers ? proposedNumbers(from, to, most) : [null, null, null];
  const level = (value: number | null, phrase: string): string =>
    value === null || from === null || to === null
      ? inWords(phrase)
      : wanted.replace(to.text, said(value, to, from));
  return [
    today === '' ? phrases.unknownNow : today,
    level(partly, phrases.partly),
    wanted,
    level(better, phrases.better),
    level(best, phrases.best),
  ];
};

/** The levels of a goal, as they were between two changes. */
export interface LevelVersion {
  /** Counts from 1. */
  readonly version: number;
  readonly levels: LevelTexts;
}

/** One rating of a goal on the levels of a version. */
export interface Rating {
  readonly version: number;
  readonly level: Level;
  readonly date: LocalDate;
  readonly rater: 'person' | 'therapist';
}

const areSame = (one: LevelTexts, other: LevelTexts): boolean =>
  one.every((text, at) => text === other[at]);

/**
 * The version under which levels are stored. It is the newest version if that version has no ratings or the same
 * levels, otherwise a new version, so that existing ratings keep their meaning.
 */
export const versionFor = (
  versions: readonly LevelVersion[],
  ratings: readonly Pick<Rating, 'version'>[],
  levels: LevelTexts,
): number => {
  const newest = versions.at(-1);
  if (newest === undefined) return 1;
  const isRated = ratings.some(({ version }) => version === newest.version);
  return areSame(newest.levels, levels) || !isRated ? newest.version : newest.version + 1;
};

/**
 * The newest rating by a rater on the newest levels; null if there is none. The ratings of the person and the therapist
 * are shown side by side and never merged.
 *
 * @param ratings earliest first
 */
export const newestRating = <One extends Rating>(
  versions: readonly LevelVersion[],
  ratings: readonly One[],
  rater: Rating['rater'],
): One | null => {
  const version = versions.at(-1)?.version;
  const own = ratings.filter((one) => one.rater === rater && one.version === version);
  return own.reduce<One | null>(
    (newest, one) => (newest === null || one.date >= newest.date ? one : newest),
    null,
  );
};
