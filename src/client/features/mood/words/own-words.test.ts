import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDistinct } from '#domain/mood/own-tags.ts';
import { ADD_WORD, REMOVE_WORD, withWaitingWords } from './own-words.ts';

const OWN = [
  { id: '1', name: 'Choir' },
  { id: '2', name: 'Dentist' },
];
const entry = (kind: string, tagId: string, name: string, refused: unknown = null) => ({
  kind,
  body: { tagId, name },
  refused,
});
const namesWith = (...entries: readonly ReturnType<typeof entry>[]) =>
  withWaitingWords(OWN, entries).map(({ name }) => name);

describe('own words with waiting changes', () => {
  it('include added words and exclude removed ones', () => {
    expect(namesWith()).toEqual(['Choir', 'Dentist']);
    expect(namesWith(entry(ADD_WORD, '3', 'Bus'))).toEqual(['Choir', 'Dentist', 'Bus']);
    expect(namesWith(entry(REMOVE_WORD, '1', 'Choir'))).toEqual(['Dentist']);
    expect(namesWith(entry(ADD_WORD, '3', 'Bus'), entry(REMOVE_WORD, '3', 'Bus'))).toEqual([
      'Choir',
      'Dentist',
    ]);
  });

  it('are unchanged by refused entries and entries of other kinds', () => {
    expect(namesWith(entry(ADD_WORD, '3', 'Bus', { message: 'No.' }))).toHaveLength(2);
    expect(namesWith(entry('task', '1', 'Choir'))).toHaveLength(2);
  });

  it('never contain a word twice, ignoring case', () => {
    const change = fc
      .tuple(fc.constantFrom(ADD_WORD, REMOVE_WORD), fc.nat(6), fc.constantFrom('Bus', 'CHOIR'))
      .map(([kind, id, name]) => entry(kind, String(id), name));
    fc.assert(
      fc.property(fc.array(change), (entries) => {
        expect(allDistinct(namesWith(...entries))).toBe(true);
      }),
    );
  });
});
