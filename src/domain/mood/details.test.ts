import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_SIGNALS } from './body.ts';
import {
  corrected,
  type DetailChanges,
  isChangedBy,
  type MoodDetails,
  NO_DETAILS,
  withDetails,
} from './details.ts';
import { ENERGY_VALUES } from './energy.ts';
import { MOOD_LEVELS } from './levels.ts';
import { KNOWN_TAGS } from './tags.ts';

const parts: { readonly [Name in keyof MoodDetails]: fc.Arbitrary<MoodDetails[Name]> } = {
  why: fc.string(),
  tags: fc.subarray([...KNOWN_TAGS]),
  ownTags: fc.uniqueArray(fc.string()),
  energy: fc.constantFrom(null, ...ENERGY_VALUES),
  body: fc.subarray([...BODY_SIGNALS]),
};
const details: fc.Arbitrary<MoodDetails> = fc.record(parts);
const changes: fc.Arbitrary<DetailChanges> = fc.record(parts, { requiredKeys: [] });

describe('a mood with changed details', () => {
  it('has the changes, and is otherwise the same', () => {
    fc.assert(
      fc.property(details, changes, (mood, changed) => {
        const logged = { ...mood, id: '1', mood: 25 };
        expect(withDetails(logged, changed)).toEqual({ ...logged, ...changed });
      }),
    );
  });

  it('is the same when a change is applied twice', () => {
    fc.assert(
      fc.property(details, changes, (mood, changed) => {
        const once = withDetails(mood, changed);
        expect(withDetails(once, changed)).toEqual(once);
      }),
    );
  });

  it('takes a null energy as a value, and undefined as no change', () => {
    const mood: MoodDetails = { ...NO_DETAILS, why: 'Rain', energy: 1 };
    expect(withDetails(mood, { energy: null }).energy).toBeNull();
    expect(withDetails(mood, { energy: undefined, why: undefined })).toEqual(mood);
  });

  it.each<[DetailChanges, boolean]>([
    [{}, false],
    [{ why: undefined, energy: undefined }, false],
    [{ why: ' Rain\n', tags: ['Tired'], energy: 1 }, false],
    [{ why: '' }, true],
    [{ why: 'Rain again' }, true],
    [{ tags: [] }, true],
    [{ energy: null }, true],
    [{ energy: 0 }, true],
    [{ ownTags: ['My knee'] }, true],
    [{ body: BODY_SIGNALS.slice(0, 1) }, true],
  ])('with the changes %j, is different: %s', (changed, is) => {
    const mood: MoodDetails = { ...NO_DETAILS, why: 'Rain', tags: ['Tired'], energy: 1 };
    expect(isChangedBy(mood, changed)).toBe(is);
  });
});

describe('a corrected mood', () => {
  it('has the emoji of the new mood, the changed details, and otherwise stays the same', () => {
    const level = fc.constantFrom(...MOOD_LEVELS);
    fc.assert(
      fc.property(details, changes, level, level, (felt, changed, was, is) => {
        const logged = { ...felt, id: '1', mood: was.value, emoji: was.emoji };
        expect(corrected(logged, { ...changed, mood: is.value })).toEqual({
          ...withDetails(logged, changed),
          mood: is.value,
          emoji: is.emoji,
        });
        expect(corrected(logged, changed)).toEqual(withDetails(logged, changed));
      }),
    );
  });

  it('keeps its own emoji if the mood stays', () => {
    const logged = { ...NO_DETAILS, mood: 75, emoji: '🌞' } as const;
    expect(corrected(logged, { mood: 75, why: 'Sun' })).toEqual({ ...logged, why: 'Sun' });
  });
});
