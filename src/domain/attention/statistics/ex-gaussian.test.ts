import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { meanOf, standardDeviationOf } from './descriptive.ts';
import {
  type ExGaussian,
  exGaussianFrom,
  exGaussianLogDensity,
  fitExGaussian,
  MIN_EX_GAUSSIAN_TIMES,
} from './ex-gaussian.ts';

const draw = (shape: ExGaussian, count: number, seed: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => exGaussianFrom(shape, random));
};

const TYPICAL = { muMs: 400, sigmaMs: 40, tauMs: 100 };

describe('exGaussianLogDensity', () => {
  it('matches the numerical convolution of the two distributions', () => {
    expect(exGaussianLogDensity(TYPICAL, 350)).toBeCloseTo(-7.0315294, 5);
    expect(exGaussianLogDensity(TYPICAL, 450)).toBeCloseTo(-5.2453962, 5);
    expect(exGaussianLogDensity(TYPICAL, 700)).toBeCloseTo(-7.5251702, 5);
  });
});

describe('fitExGaussian', () => {
  it('recovers the parameters from many times', () => {
    for (const shape of [
      TYPICAL,
      { muMs: 500, sigmaMs: 60, tauMs: 250 },
      { muMs: 350, sigmaMs: 60, tauMs: 60 },
    ]) {
      const found = fitExGaussian(draw(shape, 5000, 7));
      expect(Math.abs((found?.muMs ?? 0) - shape.muMs)).toBeLessThan(8);
      expect(Math.abs((found?.sigmaMs ?? 0) - shape.sigmaMs)).toBeLessThan(8);
      expect(Math.abs((found?.tauMs ?? 0) - shape.tauMs)).toBeLessThan(12);
    }
  });

  it('estimates a tau of 120 ms to about 25 ms from 60 times, and to 14 ms from 140', () => {
    const errorMs = (count: number): number => {
      const shape = { muMs: 400, sigmaMs: 50, tauMs: 120 };
      const taus = Array.from(
        { length: 200 },
        (_, run) => fitExGaussian(draw(shape, count, 1_000_003 + 7919 * run))?.tauMs ?? Number.NaN,
      );
      expect(Math.abs((meanOf(taus) ?? 0) - 120)).toBeLessThan(10);
      return standardDeviationOf(taus) ?? Number.NaN;
    };
    expect(errorMs(MIN_EX_GAUSSIAN_TIMES)).toBeLessThan(28);
    expect(errorMs(140)).toBeLessThan(17);
  });

  it('is null for too few times and for equal times', () => {
    expect(fitExGaussian(draw(TYPICAL, MIN_EX_GAUSSIAN_TIMES - 1, 1))).toBeNull();
    expect(fitExGaussian(Array.from({ length: 80 }, () => 400))).toBeNull();
  });

  it('gives finite parameters or null for any times', () => {
    const times = fc.array(fc.oneof(fc.double(), fc.nat(2000)), { minLength: 60, maxLength: 80 });
    fc.assert(
      fc.property(times, (timesMs) => {
        const found = fitExGaussian(timesMs);
        if (found !== null) expect(Object.values(found).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
