import { describe, expect, it } from 'vitest';
import { normalCumulative, normalDensity } from './normal.ts';

describe('the standard normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746],
    [-1, 0.158655254],
    [1.96, 0.975002105],
    [-3, 0.001349898],
    [6, 0.999999999],
  ])('lies below %d with the tabulated probability', (x, expected) => {
    expect(Math.abs(normalCumulative(x) - expected)).toBeLessThan(1e-7);
  });

  it('has the tabulated density', () => {
    expect(normalDensity(0)).toBeCloseTo(0.39894228, 8);
    expect(normalDensity(2)).toBeCloseTo(0.05399097, 8);
  });
});
