import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WordChange } from '#contract/mood.ts';
import { allDistinct } from '#domain/mood/own-tags.ts';
import { withWords } from './own-words.ts';

const [ADD_WORD, REMOVE_WORD] = ['mood-word-add', 'mood-word-remove'] as const;

const OWN = [
  { id: '1', name: 'Choir' },
  { id: '2', name: 'Dentist' },
];
const entry = (kind: WordChange['kind'], tagId: string, name: string): WordChange => ({
  id: 'e',
  kind,
  body: { tagId, name },
});
const namesWith = (...entries: readonly WordChange[]) =>
  withWords(OWN, entries).map(({ name }) => name);

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
