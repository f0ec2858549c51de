import { describe, expect, it } from 'vitest';
import { heatmapLevel } from './heatmap-level.ts';

describe('the level in the heatmap', () => {
  it.each([
    [100, 4],
    [99, 3],
    [75, 3],
    [74, 2],
    [50, 2],
    [49, 1],
    [0, 1],
    [null, 0],
  ])('for %s is %i', (percent, level) => {
    expect(heatmapLevel(percent)).toBe(level);
  });
});
