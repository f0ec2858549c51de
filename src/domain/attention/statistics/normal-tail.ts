import { normalCumulative } from '#domain/shared/numbers/normal.ts';

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

const MIDDLE_OVER = [3.3871327179, 50.434271938, 159.29113202, 59.10937472];
const MIDDLE_UNDER = [1, 17.895169469, 78.757757664, 67.1875636];
const OUTER_OVER = [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103];
const OUTER_UNDER = [1, 0.7370016425, 0.12021132975];
const FAR_OVER = [6.657905115, 3.081226386, 0.42868294337, 0.017337203997];
const FAR_UNDER = [1, 0.24197894225, 0.012258202635];

const tailQuantile = (tail: number): number => {
  const r = Math.sqrt(-Math.log(tail));
  return r <= 5
    ? polynomial(OUTER_OVER, r - 1.6) / polynomial(OUTER_UNDER, r - 1.6)
    : polynomial(FAR_OVER, r - 5) / polynomial(FAR_UNDER, r - 5);
};

/**
 * The z of a probability: the inverse of the cumulative standard normal distribution, to about seven
 * digits (Wichura 1988, algorithm AS 241, PPND7).
 *
 * @param probability 0 to 1; 0 gives minus infinity and 1 plus infinity
 */
export const zOf = (probability: number): number => {
  const q = probability - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (q * polynomial(MIDDLE_OVER, r)) / polynomial(MIDDLE_UNDER, r);
  }
  if (probability <= 0) return Number.NEGATIVE_INFINITY;
  if (probability >= 1) return Number.POSITIVE_INFINITY;
  return q < 0 ? -tailQuantile(probability) : tailQuantile(1 - probability);
};

const FRACTION_TERMS = 40;
const LOG_ROOT_TWO_PI = 0.9189385332046727;

/**
 * The natural logarithm of the cumulative standard normal distribution. In the far lower tail, where
 * the distribution underflows to 0, it uses the continued fraction of Mills' ratio.
 */
export const logNormalCumulative = (x: number): number => {
  if (x > -2) return Math.log(normalCumulative(x));
  let fraction = -x;
  for (let term = FRACTION_TERMS; term > 0; term -= 1) fraction = -x + term / fraction;
  return -0.5 * x * x - LOG_ROOT_TWO_PI - Math.log(fraction);
};
