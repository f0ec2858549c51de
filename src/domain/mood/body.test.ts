import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoodWords } from '#server/content/mood-words.ts';
import { BODY_SIGNALS, proposalText, proposedTags } from './body.ts';

const WORDS = readMoodWords().signals;

describe('the tags that body signals propose', () => {
  const signals = fc.subarray([...BODY_SIGNALS]);

  it('go with at least one of the signals, are at most three, and are all different', () => {
    fc.assert(
      fc.property(signals, (some) => {
        const tags = proposedTags(some, WORDS);
        const usual = WORDS.filter(({ signal }) => some.includes(signal)).flatMap(
          (w) => w.goesWith,
        );
        expect(tags.length).toBeLessThanOrEqual(3);
        expect(new Set(tags).size).toBe(tags.length);
        expect(usual).toEqual(expect.arrayContaining([...tags]));
        expect(tags.length > 0).toBe(some.length > 0);
      }),
    );
  });

  it('do not depend on the order in which the signals were noticed', () => {
    fc.assert(
      fc.property(signals, (some) => {
        expect(proposedTags(some.toReversed(), WORDS)).toEqual(proposedTags(some, WORDS));
      }),
    );
  });

  it('begin with those that go with the most signals', () => {
    fc.assert(
      fc.property(signals, (some) => {
        const times = proposedTags(some, WORDS).map(
          (tag) =>
            WORDS.filter(({ signal, goesWith }) => some.includes(signal) && goesWith.includes(tag))
              .length,
        );
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }),
    );
    expect(proposedTags(['Tight chest', 'Hot'], WORDS)).toEqual(['Anxious', 'Angry', 'Scared']);
  });

  it('come with a sentence that names the signals', () => {
    expect(proposalText(['Hot'])).toBe(
      '“Hot” often goes with these words. Do you want to use one?',
    );
    expect(proposalText(['Tight chest', 'Hot'])).toBe(
      '“Tight chest” and “Hot” often go with these words. Do you want to use one?',
    );
    expect(proposalText(['Hot', 'Numb', 'Heavy'])).toBe(
      '“Hot”, “Numb” and “Heavy” often go with these words. Do you want to use one?',
    );
  });
});
