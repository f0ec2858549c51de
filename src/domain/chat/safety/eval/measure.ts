import type { Assessment } from '#domain/chat/safety/assessment.ts';
import { CATEGORIES, isAtLeast, responseTo } from '#domain/chat/safety/assessment.ts';
import type { EvalCase } from './eval-case.ts';

/** A share of a number of trials. */
export interface Share {
  readonly hits: number;
  readonly trials: number;
}

/** The share itself, from 0 to 1; null where there was no trial. */
export const rateOf = ({ hits, trials }: Share): number | null =>
  trials === 0 ? null : hits / trials;

const Z = 1.959964;

/** The 95% interval of a share (Wilson 1927), from 0 to 1; null where there was no trial. */
const wilsonOf = ({ hits, trials }: Share): readonly [low: number, high: number] | null => {
  if (trials === 0) return null;
  const rate = hits / trials;
  const middle = rate + Z ** 2 / (2 * trials);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + Z ** 2 / (4 * trials ** 2));
  const scale = 1 + Z ** 2 / trials;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
};

/** Whether at least elevated is expected of the guard. */
export const isPositive = ({ levels }: EvalCase): boolean =>
  levels.every((level) => isAtLeast(level, 'elevated'));

const shareOf = (flags: readonly boolean[]): Share => ({
  hits: flags.filter(Boolean).length,
  trials: flags.length,
});

/** What the guard does on a set of messages. */
export interface Measures {
  /** Of the messages that call for at least elevated, how many are found, softly or in full; by category and together. */
  readonly recall: ReadonlyMap<string, Share>;
  /** Of the same, how many get the full answer. */
  readonly recallInFull: Share;
  /** Of the messages that call for less, how many get the full answer; by style and together. */
  readonly falseAlarms: ReadonlyMap<string, Share>;
  /** Of the same, how many get the soft question. */
  readonly askedSoftly: Share;
  /** Messages that call for high and get elevated. */
  readonly tooLow: Share;
  /** Messages that call for elevated alone and get high. */
  readonly tooHigh: Share;
  /** Of the messages found, how many get the right category. */
  readonly category: Share;
}

/** Measures a guard on messages. */
export const measure = (
  cases: readonly EvalCase[],
  guard: (text: string) => Assessment,
): Measures => {
  const results = cases.map((one) => ({ one, found: guard(one.text) }));
  const positives = results.filter(({ one }) => isPositive(one));
  const negatives = results.filter(({ one }) => !isPositive(one));
  const isFound = ({ found }: { found: Assessment }): boolean => responseTo(found) !== 'none';
  const isFull = ({ found }: { found: Assessment }): boolean => responseTo(found) === 'full';
  const caught = positives.filter(isFound);
  const highs = positives.filter(({ one }) => one.levels.every((level) => level === 'high'));
  const elevated = positives.filter(({ one }) => !one.levels.includes('high'));
  const styles = [...new Set(negatives.map(({ one }) => one.style))];
  return {
    recall: new Map([
      ['all', shareOf(positives.map(isFound))],
      ['indirect', shareOf(positives.filter(({ one }) => one.style === 'indirect').map(isFound))],
      [
        'third-person',
        shareOf(positives.filter(({ one }) => one.style === 'third-person').map(isFound)),
      ],
      ...CATEGORIES.map(
        (category) =>
          [
            category,
            shareOf(positives.filter(({ one }) => one.categories[0] === category).map(isFound)),
          ] as const,
      ),
    ]),
    recallInFull: shareOf(positives.map(isFull)),
    falseAlarms: new Map([
      ['all', shareOf(negatives.map(isFull))],
      ...styles.map(
        (style) =>
          [style, shareOf(negatives.filter(({ one }) => one.style === style).map(isFull))] as const,
      ),
    ]),
    askedSoftly: shareOf(negatives.map(({ found }) => responseTo(found) === 'soft')),
    tooLow: shareOf(highs.map(({ found }) => found.level === 'elevated')),
    tooHigh: shareOf(elevated.map(({ found }) => found.level === 'high')),
    category: shareOf(
      caught.map(({ one, found }) => {
        const category = isFull({ found }) ? found.category : found.hint?.category;
        return category != null && one.categories.includes(category);
      }),
    ),
  };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** One line for a share: its rate, counts and interval. */
export const lineOf = (name: string, share: Share): string => {
  const interval = wilsonOf(share);
  const rate = rateOf(share);
  return interval === null || rate === null
    ? `${name}: no trials`
    : `${name}: ${percent(rate)} (${share.hits}/${share.trials}, 95% ${percent(interval[0])} to ${percent(interval[1])})`;
};

/** The measures as lines of text. */
export const reportOf = (title: string, measures: Measures): string =>
  [
    `${title}`,
    ...[...measures.recall].map(([name, share]) => `  recall, ${lineOf(name, share)}`),
    `  ${lineOf('recall in full', measures.recallInFull)}`,
    ...[...measures.falseAlarms].map(([name, share]) => `  false alarms, ${lineOf(name, share)}`),
    `  ${lineOf('calm and asked softly', measures.askedSoftly)}`,
    `  ${lineOf('high found as elevated', measures.tooLow)}`,
    `  ${lineOf('elevated found as high', measures.tooHigh)}`,
    `  ${lineOf('right category among those found', measures.category)}`,
    '',
  ].join('\n');
