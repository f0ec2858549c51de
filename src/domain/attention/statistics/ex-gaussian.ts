import { normalFrom, type Random } from '#domain/shared/numbers/random.ts';
import { meanOf, standardDeviationOf } from './descriptive.ts';
import { minimize } from './nelder-mead.ts';
import { logNormalCumulative } from './normal-tail.ts';

/** The ex-Gaussian distribution of reaction times: the sum of a normal and an exponential variable. */
export interface ExGaussian {
  readonly muMs: number;
  readonly sigmaMs: number;
  /** The mean of the exponential part, which describes the slow tail. */
  readonly tauMs: number;
}

/**
 * The minimum number of times for a fit. In simulations the error of tau is about 25 ms with 60 times and 62 ms with
 * 12.
 */
export const MIN_EX_GAUSSIAN_TIMES = 60;

/** One reaction time drawn from the distribution, in milliseconds. */
export const exGaussianFrom = ({ muMs, sigmaMs, tauMs }: ExGaussian, random: Random): number =>
  muMs + sigmaMs * normalFrom(random) - tauMs * Math.log(1 - random());

/** The natural logarithm of the density at a time, in 1/ms. */
export const exGaussianLogDensity = (
  { muMs, sigmaMs, tauMs }: ExGaussian,
  timeMs: number,
): number => {
  const ratio = sigmaMs / tauMs;
  const z = (timeMs - muMs) / sigmaMs;
  return -Math.log(tauMs) + ratio * (ratio / 2 - z) + logNormalCumulative(z - ratio);
};

const skewnessOf = (values: readonly number[], mean: number, deviation: number): number =>
  values.reduce((sum, one) => sum + ((one - mean) / deviation) ** 3, 0) / values.length;

/**
 * The lower limit of sigma and tau, as a share of the standard deviation; a smaller parameter cannot be distinguished
 * from 0.
 */
const SMALLEST_SHARE = 0.02;

/**
 * Fits an ex-Gaussian distribution to times in milliseconds by maximum likelihood, starting from the estimates by the
 * method of moments. Null for fewer than `MIN_EX_GAUSSIAN_TIMES` times, when all times are equal, or when the search
 * does not converge. Sigma and tau are at least 2% of the standard deviation.
 */
export const fitExGaussian = (timesMs: readonly number[]): ExGaussian | null => {
  const mean = meanOf(timesMs);
  const deviation = standardDeviationOf(timesMs);
  if (timesMs.length < MIN_EX_GAUSSIAN_TIMES || mean === null || deviation === null) return null;
  // The standard deviation of reaction times never gets near these bounds, beyond which floating-point arithmetic
  // fails.
  if (deviation < 1e-6 || deviation > 1e9) return null;
  const standard = timesMs.map((one) => (one - mean) / deviation);
  const parts = ([mu = 0, logSigma = 0, logTau = 0]: readonly number[]): ExGaussian => ({
    muMs: mu,
    sigmaMs: Math.max(SMALLEST_SHARE, Math.exp(logSigma)),
    tauMs: Math.max(SMALLEST_SHARE, Math.exp(logTau)),
  });
  const surprise = (at: readonly number[]): number => {
    const shape = parts(at);
    return -standard.reduce((sum, one) => sum + exGaussianLogDensity(shape, one), 0);
  };
  const skewness = Math.min(1.9, Math.max(0.1, skewnessOf(timesMs, mean, deviation)));
  const tau = Math.cbrt(skewness / 2);
  const start = [-tau, Math.log(Math.sqrt(1 - tau * tau)), Math.log(tau)];
  const found = minimize(surprise, start, 0.3);
  if (found === null) return null;
  const { muMs, sigmaMs, tauMs } = parts(found);
  return {
    muMs: mean + deviation * muMs,
    sigmaMs: deviation * sigmaMs,
    tauMs: deviation * tauMs,
  };
};
