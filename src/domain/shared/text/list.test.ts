import { describe, expect, it } from 'vitest';
import { list } from './list.ts';

describe('words in a sentence', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j is %j', (words, text) => {
    expect(list(words)).toBe(text);
  });
});
