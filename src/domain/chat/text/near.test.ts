import { expect, it } from 'vitest';
import { nearestWord } from './near.ts';

it.each([
  // Words about danger, misspelled by sound or by typing errors.
  ['slef', 'self'],
  ['suacide', 'suicide'],
  ['kyll', 'kill'],
  ['dye', 'die'],
  ['pilz', 'pills'],
  ['hert', 'hurt'],
  ['killmyself', 'kill myself'],
  // Common words that sound the same.
  ['brekfast', 'breakfast'],
  // English words, and words that resemble no other word, remain unchanged.
  ['kettle', 'kettle'],
  ['zzyzx', 'zzyzx'],
  ['', ''],
])('the word nearest to %j is %j', (word, meant) => {
  expect(nearestWord(word)).toBe(meant);
});

it.each(['porch', 'race'])('%j is not taken for a word of danger', (word) => {
  expect(['purge', 'rape']).not.toContain(nearestWord(word));
});
