import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundGrid } from './grid.ts';

describe('the grid lines of a chart', () => {
  it.each([
    [1.9, 3.1, [1.5, 2, 2.5, 3, 3.5]],
    [4.5, 6.2, [4.5, 5, 5.5, 6, 6.5]],
    [-12, 140, [-50, 0, 50, 100, 150]],
    [5, 5, [5, 5.0000002]],
  ])('from %d to %d are at round values', (lowest, highest, lines) => {
    const grid = roundGrid(lowest, highest);
    expect(grid.length).toBeLessThanOrEqual(8);
    if (lowest !== highest) expect(grid).toEqual(lines);
  });

  it('enclose all values', () => {
    const value = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
        const grid = roundGrid(lowest, highest);
        expect(grid.length).toBeGreaterThanOrEqual(2);
        expect(grid.length).toBeLessThanOrEqual(8);
        expect(grid[0]).toBeLessThanOrEqual(lowest + 1e-6);
        expect(grid.at(-1)).toBeGreaterThanOrEqual(highest - 1e-6);
        expect(grid).toEqual(grid.toSorted((a, b) => a - b));
      }),
    );
  });
});
