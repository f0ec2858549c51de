import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FULL_TRIALS,
  fullStimuli,
  isCongruent,
  PRACTICE_TRIALS,
  practiceStimuli,
  quickStimulus,
  STROOP_COLORS,
  type StroopStimulus,
} from './stimuli.ts';

const countOf = (stimuli: readonly StroopStimulus[], word: string, ink: string): number =>
  stimuli.filter((one) => one.word === word && one.ink === ink).length;

const expectNoRepeats = (stimuli: readonly StroopStimulus[]): void => {
  for (const [index, { word, ink }] of stimuli.entries()) {
    const before = stimuli[index - 1];
    expect(word === before?.word || ink === before?.ink).toBe(false);
  }
};

describe('the trials of a Full run', () => {
  it('are 48, half congruent, every color and pair equally often, with no word and no ink twice in a row', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const stimuli = fullStimuli(seed);
        expect(stimuli).toHaveLength(FULL_TRIALS);
        expect(stimuli.filter(isCongruent)).toHaveLength(24);
        for (const word of STROOP_COLORS) {
          for (const ink of STROOP_COLORS) {
            expect(countOf(stimuli, word, ink)).toBe(word === ink ? 6 : 2);
          }
        }
        expectNoRepeats(stimuli);
      }),
      { numRuns: 500 },
    );
  });

  it('are the same for the same seed and differ between seeds', () => {
    expect(fullStimuli(5)).toEqual(fullStimuli(5));
    const all = Array.from({ length: 100 }, (_, seed) => JSON.stringify(fullStimuli(seed)));
    expect(new Set(all).size).toBe(100);
  });
});

describe('the trials of a practice round', () => {
  it('are eight, half congruent, with each ink twice and no repeats', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const stimuli = practiceStimuli(seed);
        expect(stimuli).toHaveLength(PRACTICE_TRIALS);
        expect(stimuli.filter(isCongruent)).toHaveLength(4);
        for (const color of STROOP_COLORS) {
          expect(stimuli.filter(({ ink }) => ink === color)).toHaveLength(2);
        }
        expectNoRepeats(stimuli);
      }),
    );
  });
});

describe('the trials of a Quick run', () => {
  it('combine any word with any ink at random, about two and a half of ten congruent', () => {
    const stimuli = Array.from({ length: 16_000 }, (_, number) => quickStimulus(9, number));
    for (const word of STROOP_COLORS) {
      for (const ink of STROOP_COLORS) {
        expect(Math.abs(countOf(stimuli, word, ink) - 1000)).toBeLessThan(125);
      }
    }
    const perTen = stimuli.filter(isCongruent).length / 1600;
    expect(Math.abs(perTen - 2.5)).toBeLessThan(0.15);
  });
});
