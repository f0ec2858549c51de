import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedTrigger, TRIGGER_SOURCES, topTriggers } from './top-triggers.ts';
import { TONES, type Tone } from './trigger.ts';

const rows = (trigger: string, ...tones: readonly Tone[]): readonly CountedTrigger[] =>
  tones.map((tone) => ({ trigger, tone, count: 1, source: 'chat' }));

describe('the top triggers', () => {
  it('are the ten most frequent, with the prevailing tone', () => {
    expect(
      topTriggers([
        ...rows('Work', 'negative', 'positive', 'negative'),
        ...rows('Pets', 'positive'),
        ...rows('Family', 'positive', 'negative'),
        { trigger: 'Noise', tone: 'neutral', count: 3, source: 'chat' },
        { trigger: 'Noise', tone: 'negative', count: 2, source: 'chat' },
        { trigger: 'Music', tone: 'positive', count: 9, source: 'chat' },
        { trigger: 'Music', tone: 'negative', count: 8, source: 'chat' },
      ]),
    ).toEqual([
      { trigger: 'Noise', count: 5, tone: 'neutral', source: 'chat' },
      { trigger: 'Work', count: 3, tone: 'negative', source: 'chat' },
      { trigger: 'Family', count: 2, tone: 'neutral', source: 'chat' },
    ]);
    const many = [...'abcdefghijkl'].flatMap((name) => rows(name, 'neutral'));
    expect(topTriggers(many)).toHaveLength(10);
    expect(topTriggers([])).toEqual([]);
  });

  it('exclude triggers that mostly felt good, however frequent', () => {
    const counted = fc.record({
      trigger: fc.constantFrom('Work', 'Pets', 'Noise', 'Music'),
      tone: fc.constantFrom(...TONES),
      count: fc.integer({ min: 1, max: 50 }),
      source: fc.constantFrom(...TRIGGER_SOURCES),
    });
    fc.assert(
      fc.property(fc.array(counted), (all) => {
        const tones = topTriggers(all).map(({ tone }) => tone);
        expect(tones).not.toContain('positive');
      }),
    );
    expect(topTriggers(rows('Pets', 'positive', 'positive', 'negative'))).toEqual([]);
  });

  it('are counted separately in chat and mood tags', () => {
    expect(
      topTriggers([
        { trigger: 'Family', tone: 'negative', count: 3, source: 'moods' },
        { trigger: 'Family', tone: 'neutral', count: 2, source: 'chat' },
      ]),
    ).toEqual([
      { trigger: 'Family', tone: 'negative', count: 3, source: 'moods' },
      { trigger: 'Family', tone: 'neutral', count: 2, source: 'chat' },
    ]);
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
