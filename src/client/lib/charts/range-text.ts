import {
  placeInRange,
  USUAL_RANGE_FROM,
  type UsualRange,
} from '#domain/shared/numbers/usual-range.ts';

interface RangeTextParts {
  readonly latest: number;
  /** Null while there are too few earlier ones. */
  readonly range: UsualRange | null;
  /** How many can be compared, the latest included. */
  readonly count: number;
  /** What there are several of, such as "tests". */
  readonly things: string;
  readonly write: (value: number) => string;
  /** What else can move the figure, as a sentence; empty for nothing. */
  readonly alsoMoves?: string;
}

/** How the latest figure stands in the usual ups and downs of those before, in words. */
export const rangeText = ({
  latest,
  range,
  count,
  things,
  write,
  alsoMoves = '',
}: RangeTextParts): string => {
  if (range === null) {
    return `From ${USUAL_RANGE_FROM + 1} ${things} on, a band shows your usual ups and downs. So far there ${count === 1 ? 'is' : 'are'} ${count} to compare.`;
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
