/** The density of the standard normal distribution. */
export const normalDensity = (x: number): number => 0.3989422804014327 * Math.exp(-0.5 * x * x);

/**
 * The cumulative standard normal distribution by approximation 26.2.17 of Abramowitz and Stegun, with an
 * absolute error below 7.5e-8.
 */
export const normalCumulative = (x: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    normalDensity(x) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x > 0 ? 1 - tail : tail;
};
