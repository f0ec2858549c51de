import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logNormalCumulative, zOf } from './normal-tail.ts';
import { rateOf, sensitivityOf } from './signal-detection.ts';

describe('zOf', () => {
  it('gives the values of printed tables', () => {
    expect(zOf(0.5)).toBe(0);
    expect(zOf(0.6)).toBeCloseTo(0.2533471, 6);
    expect(zOf(0.975)).toBeCloseTo(1.959964, 6);
    expect(zOf(0.001)).toBeCloseTo(-3.0902323, 6);
    expect(zOf(1e-12)).toBeCloseTo(-7.0344838, 5);
  });

  it('is antisymmetric around one half', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 0.5, noNaN: true }), (probability) => {
        expect(zOf(1 - probability)).toBeCloseTo(-zOf(probability), 8);
      }),
    );
  });
});

describe('logNormalCumulative', () => {
  it('matches the logarithm from the complementary error function, even where that is nearly zero', () => {
    expect(logNormalCumulative(-1)).toBeCloseTo(-1.8410216, 5);
    expect(logNormalCumulative(-3)).toBeCloseTo(-6.6077262, 6);
    expect(logNormalCumulative(-10)).toBeCloseTo(-53.2312852, 6);
    expect(logNormalCumulative(-30)).toBeCloseTo(-454.3212439, 6);
  });

  it('is continuous where its two formulas meet', () => {
    expect(logNormalCumulative(-2 - 1e-9)).toBeCloseTo(logNormalCumulative(-2 + 1e-9), 5);
  });
});

describe('sensitivityOf', () => {
  it('follows the log-linear rule, calculated by hand for 20 of 25 hits and 10 of 25 false alarms', () => {
    // 20.5 ÷ 26 = 0.788462, z = 0.801095; 10.5 ÷ 26 = 0.403846, z = −0.243404
    const result = sensitivityOf({ yes: 20, of: 25 }, { yes: 10, of: 25 });
    expect(result?.dPrime).toBeCloseTo(1.044499, 4);
    expect(result?.criterion).toBeCloseTo(-0.278845, 4);
  });

  it('is finite for perfect answers, and zero when both rates are equal', () => {
    // 10.5 ÷ 11 and 0.5 ÷ 11 are equally far from one half: z = ±1.690622
    const perfect = sensitivityOf({ yes: 10, of: 10 }, { yes: 0, of: 10 });
    expect(perfect?.dPrime).toBeCloseTo(3.381243, 4);
    expect(perfect?.criterion).toBeCloseTo(0, 8);
    expect(sensitivityOf({ yes: 5, of: 10 }, { yes: 5, of: 10 })?.dPrime).toBe(0);
  });

  it('is null without targets or without other stimuli, as is the rate of no stimuli', () => {
    expect(sensitivityOf({ yes: 0, of: 0 }, { yes: 1, of: 2 })).toBeNull();
    expect(sensitivityOf({ yes: 1, of: 2 }, { yes: 0, of: 0 })).toBeNull();
    expect(rateOf({ yes: 0, of: 0 })).toBeNull();
    expect(rateOf({ yes: 1, of: 4 })).toBe(0.25);
  });

  it('grows with hits and falls with false alarms', () => {
    fc.assert(
      fc.property(fc.nat(49), fc.nat(49), (hits, falseAlarms) => {
        const from = sensitivityOf({ yes: hits, of: 50 }, { yes: falseAlarms, of: 50 });
        const better = sensitivityOf({ yes: hits + 1, of: 50 }, { yes: falseAlarms, of: 50 });
        const worse = sensitivityOf({ yes: hits, of: 50 }, { yes: falseAlarms + 1, of: 50 });
        expect(better?.dPrime).toBeGreaterThan(from?.dPrime ?? Number.NaN);
        expect(worse?.dPrime).toBeLessThan(from?.dPrime ?? Number.NaN);
      }),
    );
  });
});
