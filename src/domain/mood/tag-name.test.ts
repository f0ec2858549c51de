import { expect, it } from 'vitest';
import { tagName } from './tag-name.ts';
import { KNOWN_TAGS } from './tags.ts';

it('names each known tag, and leaves the own words of a person as they are', () => {
  expect(KNOWN_TAGS.filter((tag) => tagName(tag) === '')).toEqual([]);
  expect(tagName('Overload')).toBe('Overload');
  expect(['Dentist', 'constructor', ''].map(tagName)).toEqual(['Dentist', 'constructor', '']);
});
