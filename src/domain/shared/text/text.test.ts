import { describe, expect, it } from 'vitest';
import { count, ENTRY, plural } from './count.ts';
import { list } from './list.ts';

describe('a number with its word', () => {
  it.each([
    [0, 'task', '0 tasks'],
    [1, 'task', '1 task'],
    [1.5, 'task', '1.5 tasks'],
    [4, 'task', '4 tasks'],
    [1, ENTRY, '1 entry'],
    [2, ENTRY, '2 entries'],
  ])('%s %j is %s', (number, word, text) => {
    expect(count(number, word)).toBe(text);
  });

  it('may be without the number', () => {
    expect(plural(1, { one: 'is', other: 'are' })).toBe('is');
    expect(plural(0, { one: 'is', other: 'are' })).toBe('are');
  });
});

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
