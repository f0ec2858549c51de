import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedTrigger, topTriggers } from './top-triggers.ts';
import type { Tone } from './trigger.ts';

const rows = (trigger: string, ...tones: readonly Tone[]): readonly CountedTrigger[] =>
  tones.map((tone) => ({ trigger, tone, count: 1 }));

describe('the top triggers', () => {
  it('are the ten most frequent, with the tone that prevails', () => {
    expect(
      topTriggers([
        ...rows('Work', 'negative', 'positive', 'negative'),
        ...rows('Pets', 'positive'),
        ...rows('Family', 'positive', 'negative'),
        { trigger: 'Noise', tone: 'positive', count: 3 },
        { trigger: 'Noise', tone: 'negative', count: 2 },
      ]),
    ).toEqual([
      { trigger: 'Noise', count: 5, tone: 'positive' },
      { trigger: 'Work', count: 3, tone: 'negative' },
      { trigger: 'Family', count: 2, tone: 'neutral' },
      { trigger: 'Pets', count: 1, tone: 'positive' },
    ]);
    const many = [...'abcdefghijkl'].flatMap((name) => rows(name, 'neutral'));
    expect(topTriggers(many)).toHaveLength(10);
    expect(topTriggers([])).toEqual([]);
  });

  it('do not depend on the order of the rows', () => {
    const all = ['Work', 'Pets', 'Noise'].flatMap((name) =>
      rows(name, 'positive', 'negative', 'negative'),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(topTriggers(shuffled)).toEqual(topTriggers(all));
      }),
    );
  });
});
