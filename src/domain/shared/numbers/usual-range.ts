import { medianOf } from './median.ts';

/** With fewer earlier values their spread says too little, see docs/science/usual-range.md. */
export const USUAL_RANGE_FROM = 6;

/** Makes a median absolute deviation comparable with the standard deviation of normal values (Rousseeuw & Croux 1993). */
const MAD_TO_SD = 1.4826;

/** Nine of ten normal values lie within so many standard deviations of their mean. */
const NINE_OF_TEN_Z = 1.645;

/** Between which values a person's figure usually goes up and down. */
export interface UsualRange {
  readonly low: number;
  readonly high: number;
  /** How many earlier values it is told from. */
  readonly count: number;
}

/** How many standard deviations wide the range is to each side; fitted by simulation, because few values tell their own spread badly. */
const widthOf = (count: number): number => NINE_OF_TEN_Z * (1 + 3.4 / count + 10 / count ** 2);

/**
 * The range that holds the next value of somebody who does not change in about nine of ten cases: the median of the
 * earlier values, and to each side their robust spread; null for fewer than `USUAL_RANGE_FROM` values.
 *
 * @param leastSpread the spread that a single value has in any case, such as its standard error or its smallest step
 */
export const usualRange = (earlier: readonly number[], leastSpread: number): UsualRange | null => {
  const middle = medianOf(earlier);
  if (middle === null || earlier.length < USUAL_RANGE_FROM) return null;
  const deviation = medianOf(earlier.map((value) => Math.abs(value - middle))) ?? 0;
  const width = Math.max(
    widthOf(earlier.length) * MAD_TO_SD * deviation,
    NINE_OF_TEN_Z * leastSpread,
  );
  return { low: middle - width, high: middle + width, count: earlier.length };
};

/** Where a value lies; the ends belong to the range. */
export const placeInRange = (
  value: number,
  { low, high }: UsualRange,
): 'below' | 'within' | 'above' => {
  if (value < low) return 'below';
  return value > high ? 'above' : 'within';
};
