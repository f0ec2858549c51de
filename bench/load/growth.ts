import { type Interval, median } from '../measure.ts';

/** Number of standard deviations around the mean within which 95% of a normal distribution lies. */
const Z = 1.96;
/** The maximum number of values. More values would lead to more pairs than are worth computing. */
const VALUES = 60;

/**
 * The growth of values per step, for any distribution: the median of the slopes of all pairs, with its 95% confidence
 * interval (Sen, P. K. (1968). Estimates of the regression coefficient based on Kendall’s tau. JASA, 63, 1379–1389).
 * Long series are reduced to the minimum of each group.
 * @throws RangeError for fewer than two values
 */
export const growthOf = (
  values: readonly number[],
): { readonly perStep: number; readonly interval: Interval } => {
  const size = Math.ceil(values.length / VALUES);
  const lows = Array.from({ length: Math.floor(values.length / size) }, (_, group) =>
    Math.min(...values.slice(group * size, (group + 1) * size)),
  );
  const count = lows.length;
  const slopes = lows
    .flatMap((low, from) =>
      lows.slice(from + 1).map((high, index) => (high - low) / ((index + 1) * size)),
    )
    .sort((one, other) => one - other);
  const reach = Z * Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const rank = Math.max(0, Math.floor((slopes.length - reach) / 2));
  const [low, high] = [slopes[rank], slopes[slopes.length - 1 - rank]];
  if (low === undefined || high === undefined) throw new RangeError('There are too few values.');
  return { perStep: median(slopes), interval: [low, high] };
};
