import { medianOf } from './median.ts';

/** Fewer earlier values say too little about their spread, see docs/science/usual-range.md. */
export const USUAL_RANGE_MIN_VALUES = 6;

/** Scales a median absolute deviation to the standard deviation of normal values (Rousseeuw & Croux 1993). */
const MAD_TO_SD = 1.4826;

/** Nine of ten normal values lie within this many standard deviations of their mean. */
const NINE_OF_TEN_Z = 1.645;

/** The range in which a person's value usually varies. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
  /** The number of earlier values behind the range. */
  readonly count: number;
}

/**
 * Half the width of the range, in standard deviations; fitted by simulation, because few values estimate their spread
 * badly.
 */
const widthOf = (count: number): number => NINE_OF_TEN_Z * (1 + 3.4 / count + 10 / count ** 2);

/**
 * The range that contains the next value of somebody who does not change in about nine of ten cases: the median of the
 * earlier values plus and minus their robust spread; null for fewer than `USUAL_RANGE_FROM` values.
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
