import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDistinct, OWN_TAGS_MOST, refusalOfTag } from './own-tags.ts';
import { KNOWN_TAGS } from './tags.ts';

const named = (names: readonly string[]) => names.map((name) => ({ name }));
const word = fc.stringMatching(/^[a-zà-ü]{1,12} ?[a-zà-ü]{1,12}$/);

describe('an own word', () => {
  it('is refused if it already exists, whatever the case', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.nat(), (names, at) => {
        const again = names[at % names.length] ?? '';
        for (const name of [again, again.toUpperCase(), ` ${again} `, again.normalize('NFD')]) {
          expect(refusalOfTag(named(names), name)).toMatch(/^You already have the word/);
          expect(allDistinct([again, name])).toBe(false);
        }
      }),
    );
    for (const tag of KNOWN_TAGS)
      expect(refusalOfTag([], tag.toLowerCase())).toBe(`“${tag}” is already on the list.`);
  });

  it('is accepted up to the maximum, and refused beyond it', () => {
    const names = Array.from({ length: OWN_TAGS_MOST }, (_, at) => `Word ${at}`);
    expect(allDistinct(names)).toBe(true);
    for (const [at, name] of names.entries())
      expect(refusalOfTag(named(names.slice(0, at)), name)).toBeNull();
    expect(refusalOfTag(named(names), 'One more')).toMatch(/Remove one/);
  });
});
