import { expect, it } from 'vitest';
import { runInLanguage } from '#server/language/current-language.ts';
import { readTaskBreakdown } from './task-breakdown.ts';
import { translated } from './translated.ts';

it.each([
  [
    'keeps what is not translated',
    { a: 'one', minutes: 5 },
    { a: 'eins' },
    { a: 'eins', minutes: 5 },
  ],
  ['keeps a text that is missing', { a: 'one', b: 'two' }, { b: 'zwei' }, { a: 'one', b: 'zwei' }],
  [
    'finds entries of a list by their names, in any order',
    [
      { id: 'x', says: 'one', to: 'y' },
      { id: 'y', says: 'two' },
    ],
    [
      { id: 'y', says: 'zwei' },
      { id: 'x', says: 'eins' },
    ],
    [
      { id: 'x', says: 'eins', to: 'y' },
      { id: 'y', says: 'zwei' },
    ],
  ],
  [
    'finds entries without names by their places',
    ['one', { when: 1, says: 'two' }],
    ['eins', { says: 'zwei' }],
    ['eins', { when: 1, says: 'zwei' }],
  ],
  ['replaces lists of words', { has: ['a', 'b', 'c'] }, { has: ['d'] }, { has: ['d'] }],
  [
    'replaces entries whose keys are texts',
    [{ '2 Wipe': ['1 Wet'] }],
    [{ '2 Wischen': ['1 Nass'] }],
    [{ '2 Wischen': ['1 Nass'] }],
  ],
])('a translation %s', (_, content, own, expected) => {
  expect(translated(content, own)).toEqual(expected);
});

it('untranslated content uses the spelling of the region', () => {
  const chores = (language: string) =>
    JSON.stringify(
      runInLanguage(language, readTaskBreakdown).chores.map(({ micro, full }) => [micro, full]),
    );
  expect(chores('en')).toMatch(/neighbor/);
  expect(chores('en-GB')).toMatch(/neighbour/);
  expect(chores('en-GB')).not.toMatch(/neighbor/);
});
