import { describe, expect, it } from 'vitest';
import { completionMessage, completionPercent, heatmapLevel } from './completion.ts';

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

describe('the message', () => {
  it.each([
    [100, /perfect streak/],
    [99, /doing great/],
    [75, /doing great/],
    [74, /halfway there/],
    [50, /halfway there/],
    [49, /let's aim higher/],
    [1, /let's aim higher/],
    [0, /Ready to get started\?/],
  ])('for %i percent says %s', (percent, words) => {
    expect(completionMessage(percent)).toMatch(words);
  });
});

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
