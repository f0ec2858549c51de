import { expect, it } from 'vitest';
import { nearestWord } from './near.ts';

it.each([
  // Words of danger, by sound and by slips.
  ['slef', 'self'],
  ['suacide', 'suicide'],
  ['kyll', 'kill'],
  ['dye', 'die'],
  ['pilz', 'pills'],
  ['hert', 'hurt'],
  ['killmyself', 'kill myself'],
  // Common words that sound the same.
  ['brekfast', 'breakfast'],
  // English words, and what is near to none, stay as they are.
  ['kettle', 'kettle'],
  ['zzyzx', 'zzyzx'],
  ['', ''],
])('%j may stand for %j', (word, meant) => {
  expect(nearestWord(word)).toBe(meant);
});

it.each(['porch', 'race'])('%j is taken for no word of danger', (word) => {
  expect(['purge', 'rape']).not.toContain(nearestWord(word));
});
