import { describe, expect, it } from 'vitest';
import { createOwnDeeds, withoutNeeds } from './deeds.ts';

const isOwnDeed = createOwnDeeds('shout, shouted, yelled, snapped');

describe('who shouted at whom', () => {
  it.each([
    ['i shouted at her because she couldnt find her shoes', true],
    ['I’ve yelled at my kids again', true],
    ['i snapped, and then i shouted', true],
    ['she shouted at me', false],
    ['my boss yelled at me in front of everyone', false],
    ['i got shouted at', false],
    ['i was yelled at by my mum', false],
    ['i snapped at her because she shouted at me', false],
    ['we had noodles', false],
  ])('%s', (text, isOwn) => {
    expect(isOwnDeed(text)).toBe(isOwn);
  });
});

describe('scores without a need', () => {
  const scores = [
    { need: 'children', probability: 0.4 },
    { need: 'shouted-at', probability: 0.4 },
    { need: 'none', probability: 0.2 },
  ];

  it('give its probability to the others, and no longer name it as one of two', () => {
    const { scores: left, both } = withoutNeeds({ scores, both: 0.4 }, ['shouted-at']);
    expect(left.map(({ need }) => need)).toEqual(['children', 'none']);
    expect(left[0]?.probability).toBeCloseTo(2 / 3);
    expect(both).toBe(0);
  });

  it('stay as they are without one to leave out', () => {
    expect(withoutNeeds({ scores, both: 0.4 }, [])).toEqual({ scores, both: 0.4 });
  });
});
