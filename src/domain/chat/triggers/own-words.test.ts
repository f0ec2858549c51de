import { expect, it } from 'vitest';
import { isOwnWords } from './own-words.ts';

it.each([
  ['the exam was awful', false, true],
  ['Slow breathing', false, false],
  ['slow breathing.', false, false],
  ['the exam was awful', true, false],
])('"%s" (line of a scene: %s) is in the person\'s own words: %s', (text, isLine, isOwn) => {
  expect(isOwnWords(text, { buttons: ['Slow breathing'], isLine })).toBe(isOwn);
});
