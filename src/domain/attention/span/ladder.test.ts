import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ladder, nextLength, type Rung, scoreSpan } from './ladder.ts';

const LADDER: Ladder = { firstLength: 3, longestLength: 9 };

/** Climbs a ladder with these answers, one letter each: r for right, w for wrong. */
const climb = (answers: string, ladder = LADDER): Rung[] => {
  const rungs: Rung[] = [];
  for (const answer of answers) {
    const length = nextLength(ladder, rungs);
    if (length === null) throw new Error('the ladder is at its end');
    rungs.push({ length, correct: answer === 'r' });
  }
  return rungs;
};

describe('the ladder', () => {
  it('gives two of each length, goes on when one was right, and stops when both were wrong', () => {
    const rungs = climb('rrrwwrww');
    expect(rungs.map(({ length }) => length)).toEqual([3, 3, 4, 4, 5, 5, 6, 6]);
    expect(nextLength(LADDER, rungs)).toBeNull();
    expect(nextLength(LADDER, rungs.slice(0, 7))).toBe(6);
    expect(nextLength(LADDER, climb('ww'))).toBeNull();
    // Two wrong ones in a row of different lengths are no stop.
    expect(nextLength(LADDER, climb('rwwr'))).toBe(5);
  });

  it('ends after two of the longest length', () => {
    expect(nextLength(LADDER, climb('r'.repeat(13)))).toBe(9);
    expect(nextLength(LADDER, climb('r'.repeat(14)))).toBeNull();
  });

  it('always ends, with no length beyond the longest', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), (answers) => {
        const rungs: Rung[] = [];
        for (let length = nextLength(LADDER, rungs); length !== null; ) {
          rungs.push({ length, correct: answers.next().value === true });
          length = nextLength(LADDER, rungs);
        }
        expect(rungs.length).toBeLessThanOrEqual(14);
        expect(Math.max(...rungs.map(({ length }) => length))).toBeLessThanOrEqual(9);
      }),
    );
  });
});

describe('the score', () => {
  it('is what is worked out by hand', () => {
    // Of length 3 both, of 4 one, of 5 one, of 6 none: 2.5 + 1 + 0.5 + 0.5 + 0 = 4.5.
    expect(scoreSpan(LADDER, climb('rrrwwrww'))).toEqual({
      sequences: 8,
      totalCorrect: 4,
      longest: 5,
      meanSpan: 4.5,
      complete: true,
    });
    // Everything right up to 9: 2.5 + 7.
    expect(scoreSpan(LADDER, climb('r'.repeat(14))).meanSpan).toBe(9.5);
  });

  it('has no mean span before the end, and no span at all when nothing was right', () => {
    expect(scoreSpan(LADDER, climb('rrrw'))).toMatchObject({ meanSpan: null, longest: 4 });
    expect(scoreSpan(LADDER, climb('ww'))).toMatchObject({ meanSpan: null, longest: null });
    expect(scoreSpan(LADDER, [])).toMatchObject({ sequences: 0, longest: null, complete: false });
  });
});
