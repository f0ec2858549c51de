import {
  placeInRange,
  USUAL_RANGE_MIN_VALUES,
  type UsualRange,
} from '#domain/shared/numbers/usual-range.ts';
import { plural } from '#domain/shared/text/count.ts';

interface RangeTextParts {
  readonly latest: number;
  /** The usual range of the earlier figures; null while there are too few of them. */
  readonly range: UsualRange | null;
  /** The number of comparable figures, including the latest one. */
  readonly count: number;
  /** The plural noun for the figures, such as "tests". */
  readonly things: string;
  readonly write: (value: number) => string;
  /** A sentence about other influences on the figure; empty for none. */
  readonly alsoMoves?: string;
}

/** Describes the latest figure relative to the usual range of the earlier ones. */
export const rangeText = ({
  latest,
  range,
  count,
  things,
  write,
  alsoMoves = '',
}: RangeTextParts): string => {
  if (range === null) {
    return `From ${USUAL_RANGE_MIN_VALUES + 1} ${things} on, a band shows your usual ups and downs. So far there ${plural(count, { one: 'is', other: 'are' })} ${count} to compare.`;
  }
  const usual = `${write(range.low)} to ${write(range.high)} in the ${range.count} ${things} before`;
  const place = placeInRange(latest, range);
  if (place === 'within') {
    return `Your latest score, ${write(latest)}, is within your usual ups and downs: ${usual}. That is no change.`;
  }
  return [
    `Your latest score, ${write(latest)}, is ${place} your usual ups and downs: ${usual}.`,
    'One score says little. About one in ten is outside by chance.',
    alsoMoves,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};
