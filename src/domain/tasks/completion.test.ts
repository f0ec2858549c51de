import { describe, expect, it } from 'vitest';
import { completionPercent } from './completion.ts';

describe('the percentage of completed tasks', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [199, 200, 100],
    [3, 3, 100],
  ])('of %i of %i is %i', (completed, total, percent) => {
    expect(completionPercent({ completed, total })).toBe(percent);
  });
});
