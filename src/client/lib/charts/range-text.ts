import {
  placeInRange,
  USUAL_RANGE_MIN_VALUES,
  type UsualRange,
} from '#domain/shared/numbers/usual-range.ts';
import { texts } from '#texts/usual-range.js';

interface RangeTextParts {
  readonly latest: number;
  /** The usual range of the earlier figures; null while there are too few of them. */
  readonly range: UsualRange | null;
  /** The number of comparable figures, including the latest one. */
  readonly count: number;
  /** What the figures are the results of. */
  readonly of: 'tests' | 'checkIns';
  readonly write: (value: number) => string;
  /** A sentence about other influences on the figure; empty for none. */
  readonly alsoMoves?: string;
}

/** Describes the latest figure relative to the usual range of the earlier ones. */
export const rangeText = ({
  latest,
  range,
  count,
  of,
  write,
  alsoMoves = '',
}: RangeTextParts): string => {
  if (range === null) return texts.few({ first: USUAL_RANGE_MIN_VALUES + 1, of, count });
  const place = placeInRange(latest, range);
  const values = {
    latest: write(latest),
    low: write(range.low),
    high: write(range.high),
    usual: range.count,
    of,
  };
  if (place === 'within') return texts.within(values);
  const outside = texts.outside({ ...values, place });
  return alsoMoves === '' ? outside : `${outside} ${alsoMoves}`;
};
