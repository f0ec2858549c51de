import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextLength, type SpanSeries, type SpanTrial, scoreSpan } from './series.ts';

const SERIES: SpanSeries = { firstLength: 3, longestLength: 9 };

/** The trials of a series with these answers, one letter each: r for right, w for wrong. */
const trialsOf = (answers: string, series = SERIES): SpanTrial[] => {
  const trials: SpanTrial[] = [];
  for (const answer of answers) {
    const length = nextLength(series, trials);
    if (length === null) throw new Error('the series is at its end');
    trials.push({ length, correct: answer === 'r' });
  }
  return trials;
};

describe('the series of lengths', () => {
  it('gives two sequences of each length, continues when one was right, and stops when both were wrong', () => {
    const trials = trialsOf('rrrwwrww');
    expect(trials.map(({ length }) => length)).toEqual([3, 3, 4, 4, 5, 5, 6, 6]);
    expect(nextLength(SERIES, trials)).toBeNull();
    expect(nextLength(SERIES, trials.slice(0, 7))).toBe(6);
    expect(nextLength(SERIES, trialsOf('ww'))).toBeNull();
    // Two wrong sequences in a row do not stop the series when their lengths differ.
    expect(nextLength(SERIES, trialsOf('rwwr'))).toBe(5);
  });

  it('ends after two of the longest length', () => {
    expect(nextLength(SERIES, trialsOf('r'.repeat(13)))).toBe(9);
    expect(nextLength(SERIES, trialsOf('r'.repeat(14)))).toBeNull();
  });

  it('always ends, with no length beyond the longest', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), (answers) => {
        const trials: SpanTrial[] = [];
        for (let length = nextLength(SERIES, trials); length !== null; ) {
          trials.push({ length, correct: answers.next().value === true });
          length = nextLength(SERIES, trials);
        }
        expect(trials.length).toBeLessThanOrEqual(14);
        expect(Math.max(...trials.map(({ length }) => length))).toBeLessThanOrEqual(9);
      }),
    );
  });
});

describe('the score', () => {
  it('matches a hand calculation', () => {
    // Both sequences of length 3 are right, one of 4, one of 5 and none of 6: 2.5 + 1 + 0.5 + 0.5 + 0 = 4.5.
    expect(scoreSpan(SERIES, trialsOf('rrrwwrww'))).toEqual({
      sequences: 8,
      totalCorrect: 4,
      longest: 5,
      meanSpan: 4.5,
      complete: true,
    });
    // All sequences up to length 9 are right: 2.5 + 7.
    expect(scoreSpan(SERIES, trialsOf('r'.repeat(14))).meanSpan).toBe(9.5);
  });

  it('has no mean span before the end, and no span at all when nothing was right', () => {
    expect(scoreSpan(SERIES, trialsOf('rrrw'))).toMatchObject({ meanSpan: null, longest: 4 });
    expect(scoreSpan(SERIES, trialsOf('ww'))).toMatchObject({ meanSpan: null, longest: null });
    expect(scoreSpan(SERIES, [])).toMatchObject({ sequences: 0, longest: null, complete: false });
  });
});
