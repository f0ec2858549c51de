import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import {
  changeInErrors,
  type Measurement,
  reliableChange,
  sensitivityErrorOf,
} from './reliable-change.ts';
import { sensitivityOf } from './signal-detection.ts';

const measured = (value: number, standardError: number | null): Measurement => ({
  value,
  standardError,
});
const measurement = fc.record({
  value: fc.double({ min: -1000, max: 1000, noNaN: true }),
  standardError: fc.double({ min: 0.01, max: 100, noNaN: true }),
});

describe('the reliable change', () => {
  it('is 3.16 in the worked example of Jacobson and Truax (1991)', () => {
    // A standard deviation of 7.5 and a reliability of 0.80 give a standard error of 3.35.
    const standardError = 7.5 * Math.sqrt(1 - 0.8);
    expect(standardError).toBeCloseTo(3.35, 2);
    const [first, second] = [measured(32.5, standardError), measured(47.5, standardError)];
    expect(changeInErrors(first, second)).toBeCloseTo(3.16, 2);
    expect(reliableChange(first, second, true)).toBe('better');
    expect(reliableChange(first, second, false)).toBe('worse');
  });

  it('starts at 1.96 standard errors of the difference', () => {
    const error = Math.SQRT1_2;
    expect(reliableChange(measured(0, error), measured(1.95, error), true)).toBe('none');
    expect(reliableChange(measured(0, error), measured(1.97, error), true)).toBe('better');
  });

  it('is "too-few" when a value or its standard error is missing', () => {
    for (const missing of [
      measured(1, null),
      { value: null, standardError: 1 },
      { value: null, standardError: null },
    ]) {
      expect(reliableChange(missing, measured(9, 1), true)).toBe('too-few');
      expect(reliableChange(measured(9, 1), missing, true)).toBe('too-few');
    }
    expect(reliableChange(measured(1, 0), measured(2, 0), true)).toBe('too-few');
  });

  it('is reversed when the measurements are swapped, and when less is better', () => {
    const opposite = { better: 'worse', worse: 'better', none: 'none', 'too-few': 'too-few' };
    fc.assert(
      fc.property(measurement, measurement, fc.boolean(), (first, second, isMoreBetter) => {
        const change = reliableChange(first, second, isMoreBetter);
        expect(reliableChange(second, first, isMoreBetter)).toBe(opposite[change]);
        expect(reliableChange(first, second, !isMoreBetter)).toBe(opposite[change]);
      }),
    );
  });

  it('never has a smaller z with a smaller error', () => {
    fc.assert(
      fc.property(
        measurement,
        measurement,
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (...of) => {
          const [first, second, factor] = of;
          const surer = { ...first, standardError: first.standardError * factor };
          const [z, surerZ] = [changeInErrors(first, second), changeInErrors(surer, second)];
          expect(Math.abs(surerZ ?? 0)).toBeGreaterThanOrEqual(Math.abs(z ?? 0) - 1e-12);
        },
      ),
    );
  });
});

describe('the standard error of d′', () => {
  it('follows Gourevitch and Galanter, at the corrected rates', () => {
    // 80 of 100 hits and 20 of 100 false alarms: the z of each rate has the variance p(1 − p) ÷ (n φ(z)²), and d′ has
    // the sum of both variances.
    const error = sensitivityErrorOf({ yes: 80, of: 100 }, { yes: 20, of: 100 });
    const [rate, z] = [80.5 / 101, 0.8287];
    const density = Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
    expect(error).toBeCloseTo(Math.sqrt((2 * rate * (1 - rate)) / (100 * density ** 2)), 3);
  });

  it('needs 40 of each kind', () => {
    expect(sensitivityErrorOf({ yes: 30, of: 40 }, { yes: 4, of: 40 })).not.toBeNull();
    expect(sensitivityErrorOf({ yes: 30, of: 39 }, { yes: 4, of: 40 })).toBeNull();
    expect(sensitivityErrorOf({ yes: 30, of: 40 }, { yes: 4, of: 39 })).toBeNull();
  });

  it('is smaller with more trials at the same rates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        (hits, alarms) => {
          const at = (times: number): number =>
            sensitivityErrorOf(
              { yes: hits * times, of: 40 * times },
              { yes: alarms * times, of: 40 * times },
            ) ?? Number.NaN;
          // Rates of 0 and 1 are excluded, because there the log-linear correction itself depends on the number of
          // trials.
          fc.pre(hits % 40 !== 0 && alarms % 40 !== 0);
          expect(at(4)).toBeLessThan(at(1));
        },
      ),
    );
  });

  it.each([
    ['the Full run', 140, 60],
    ['the fewest trials', 40, 40],
  ] as const)(
    'reports a change for at most about one in twenty pairs of equal runs, with %s',
    (_, targets, others) => {
      const random = seededRandom(7);
      const yes = (of: number, rate: number) => ({
        yes: Array.from({ length: of }, random).filter((drawn) => drawn < rate).length,
        of,
      });
      for (const [hitRate, alarmRate] of [
        [0.7, 0.3],
        [0.84, 0.16],
        [0.93, 0.07],
        [0.98, 0.02],
      ] as const) {
        const run = (): Measurement => {
          const [hits, alarms] = [yes(targets, hitRate), yes(others, alarmRate)];
          return {
            value: sensitivityOf(hits, alarms)?.dPrime ?? null,
            standardError: sensitivityErrorOf(hits, alarms),
          };
        };
        const pairs = Array.from({ length: 2000 }, () => reliableChange(run(), run(), true));
        const called = pairs.filter((change) => change !== 'none').length / pairs.length;
        expect(called).toBeLessThan(0.065);
      }
    },
  );
});
