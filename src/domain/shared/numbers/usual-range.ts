import { medianOf } from './median.ts';

/** The minimum number of earlier values; fewer say too little about their spread, see docs/science/usual-range.md. */
export const USUAL_RANGE_MIN_VALUES = 6;

/**
 * The factor that converts a median absolute deviation to the standard deviation of normal values (Rousseeuw & Croux
 * 1993).
 */
const MAD_TO_SD = 1.4826;

/** Number of standard deviations around their mean within which nine of ten normal values lie. */
const NINE_OF_TEN_Z = 1.645;

/** The range in which a person's value usually varies. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
  /** The number of earlier values from which the range was calculated. */
  readonly count: number;
}

/**
 * Half the width of the range, in standard deviations. The formula was fitted by simulation, because the spread of few
 * values is a poor estimate.
 */
const widthOf = (count: number): number => NINE_OF_TEN_Z * (1 + 3.4 / count + 10 / count ** 2);

/**
 * The range that contains the next value in about nine of ten cases if the person does not change: the median of the
 * earlier values plus and minus their robust spread. Null for fewer than `USUAL_RANGE_MIN_VALUES` values.
 *
 * @param leastSpread the minimum spread of a single value, such as its standard error or its smallest step
 */
export const usualRange = (earlier: readonly number[], leastSpread: number): UsualRange | null => {
  const middle = medianOf(earlier);
  if (middle === null || earlier.length < USUAL_RANGE_MIN_VALUES) return null;
  const deviation = medianOf(earlier.map((value) => Math.abs(value - middle))) ?? 0;
  const width = Math.max(
    widthOf(earlier.length) * MAD_TO_SD * deviation,
    NINE_OF_TEN_Z * leastSpread,
  );
  return { low: middle - width, high: middle + width, count: earlier.length };
};

/** The position of a value relative to the range; the ends belong to the range. */
export const placeInRange = (
  value: number,
  { low, high }: UsualRange,
): 'below' | 'within' | 'above' => {
  if (value < low) return 'below';
  return value > high ? 'above' : 'within';
};
