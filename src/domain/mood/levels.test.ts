import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_MOOD_POSITION,
  levelAtPosition,
  levelName,
  levelOf,
  MOOD_LEVELS,
} from './levels.ts';
import { MOOD_TAGS } from './tags.ts';

describe('mood levels', () => {
  it('are worth 25 for each step of the slider', () => {
    for (const [position, { value }] of MOOD_LEVELS.entries()) expect(value).toBe(25 * position);
    expect(levelAtPosition(DEFAULT_MOOD_POSITION)).toBe(MOOD_LEVELS[(MOOD_LEVELS.length - 1) / 2]);
  });

  it('give the same level for a position and for its value', () => {
    for (const [position, level] of MOOD_LEVELS.entries()) {
      expect(levelAtPosition(position)).toBe(level);
      expect(levelOf(level.value)).toBe(level);
    }
  });

  it('give a level for every number that a slider could have', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (position) => {
        expect(MOOD_LEVELS).toContain(levelAtPosition(position));
      }),
    );
  });

  it('have unique names and faces', () => {
    expect(new Set(MOOD_LEVELS.map(({ value }) => levelName(value))).size).toBe(MOOD_LEVELS.length);
    expect(new Set(MOOD_LEVELS.map(({ emoji }) => emoji)).size).toBe(MOOD_LEVELS.length);
  });

  it('come with tags that are all different', () => {
    expect(new Set(MOOD_TAGS).size).toBe(MOOD_TAGS.length);
  });
});
