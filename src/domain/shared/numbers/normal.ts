/** The density of the standard normal distribution. */
export const normalDensity = (x: number): number => 0.3989422804014327 * Math.exp(-0.5 * x * x);

/**
 * The cumulative standard normal distribution, by the approximation of Abramowitz and Stegun 26.2.17:
 * within 7.5e-8 everywhere, and many times faster than an exact one.
 */
export const normalCumulative = (x: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    normalDensity(x) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x > 0 ? 1 - tail : tail;
};
