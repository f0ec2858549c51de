import { expect, it } from 'vitest';
import { conceptsBy } from './concepts.ts';

const SPANISH = conceptsBy(
  { die: 'morir, muer*', 'end-life': 'quitarme la vid*', pain: '*dolor*', not: 'no' },
  true,
);
const CHINESE = conceptsBy({ die: '死', want: '想', 'not-live': '不想活' }, false);

it.each([
  ['NO quiero Morir', ['not', 'die']],
  ['me muero, no', ['die', 'not']],
  ['quitarme la vida', ['end-life']],
  ['quitarme, la vida', []],
  ['adolorida y morirse', ['pain']],
  ['', []],
])('finds in %j the concepts %j, by whole words', (text, concepts) => {
  expect(SPANISH(text).map(({ concept }) => concept)).toEqual(concepts);
});

it('finds forms anywhere in a script without spaces, in their order', () => {
  expect(CHINESE('我不想活，想死').map(({ concept, at }) => [concept, at])).toEqual([
    ['not-live', 1],
    ['want', 2],
    ['want', 5],
    ['die', 6],
  ]);
});
