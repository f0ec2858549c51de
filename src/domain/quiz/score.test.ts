import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { answersBy, answersOf } from '#tests/simulated/quiz/respondents.ts';
import { type PatternGroup, patternOf } from './first/pattern.ts';
import { scoreFirst, scoreWeekly } from './score.ts';

const anyAnswers = fc.array(fc.nat(4), { minLength: 18, maxLength: 18 }).map(answersOf);
const weeklyAnswers = (indexes: readonly number[]) =>
  indexes.map((selectedOptionIndex, place) => ({ questionId: `q${place}`, selectedOptionIndex }));
const anyWeekly = fc.array(fc.nat(4), { minLength: 6, maxLength: 6 });

describe('the score of a first quiz', () => {
  it('matches a hand calculation', () => {
    // ADHD: 4+4+4+4+4+4 = 24 of 24. Autism: six times 1 = 6 of 24. OCD: 2+2+1+0+0+0 = 5 of 24, 20.8%.
    const ocd = [2, 2, 1, 0, 0, 0];
    const byHand = { ADHD: () => 4, Autism: () => 1, OCD: (row: number) => ocd[row] ?? 0 };
    const answers = answersBy((neurotype, place) => byHand[neurotype](Math.floor(place / 3)));
    expect(scoreFirst(answers)).toEqual({
      scores: { ADHD: 100, Autism: 25, OCD: 21 },
      primaryCondition: 'ADHD',
      weightsVersion: 1,
    });
  });

  it('is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const score of Object.values(scoreFirst(answers).scores)) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        }
      }),
    );
    expect(scoreFirst(answersBy(() => 0)).scores).toEqual({ ADHD: 0, Autism: 0, OCD: 0 });
    expect(scoreFirst(answersBy(() => 4)).scores).toEqual({ ADHD: 100, Autism: 100, OCD: 100 });
  });

  it('rises with each answer, for the neurotype of the question and for no other', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(17), (answers, place) => {
        const [before, after] = [0, 1].map((step) =>
          scoreFirst(
            answers.map((each, at) =>
              at === place
                ? { ...each, selectedOptionIndex: Math.min(3, each.selectedOptionIndex) + step }
                : each,
            ),
          ),
        );
        for (const [row, neurotype] of NEUROTYPES.entries()) {
          const change = (after?.scores[neurotype] ?? 0) - (before?.scores[neurotype] ?? 0);
          expect(change > 0).toBe(place % 3 === row);
          expect(change).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('does not depend on the order of the answers, and is the same each time', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer(), (answers, seed) => {
        const random = seededRandom(seed);
        const mixed = answers
          .map((each) => ({ each, at: random() }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        expect(scoreFirst(mixed)).toEqual(scoreFirst(answers));
        expect(scoreFirst(answers, 1)).toEqual(scoreFirst(answers));
      }),
    );
  });

  it('names the highest as primary, and in a tie ADHD before autism before OCD', () => {
    const primary = (adhd: number, autism: number, ocd: number): Neurotype =>
      scoreFirst(answersBy((each) => ({ ADHD: adhd, Autism: autism, OCD: ocd })[each]))
        .primaryCondition;
    expect(primary(1, 2, 3)).toBe('OCD');
    expect(primary(1, 3, 2)).toBe('Autism');
    expect(primary(3, 3, 3)).toBe('ADHD');
    expect(primary(3, 1, 3)).toBe('ADHD');
    expect(primary(1, 3, 3)).toBe('Autism');
    expect(primary(0, 0, 0)).toBe('ADHD');
  });

  it('throws for incomplete or invalid answers, and for an unknown version', () => {
    const complete = answersBy(() => 2);
    expect(() => scoreFirst(complete.slice(1))).toThrow(RangeError);
    expect(() => scoreFirst(answersBy(() => 5))).toThrow(RangeError);
    expect(() => scoreFirst(answersBy(() => 1.5))).toThrow(RangeError);
    expect(() => scoreFirst(complete, 99)).toThrow(RangeError);
  });
});

describe('simulated respondents', () => {
  const FREQUENT = [0.02, 0.06, 0.2, 0.4, 0.32];
  const RARE = [0.45, 0.35, 0.15, 0.04, 0.01];
  const HARDLY_EVER = [0.7, 0.22, 0.06, 0.02, 0];
  const GROUPS: readonly (readonly [PatternGroup | null, readonly Neurotype[]])[] = [
    ['adhd', ['ADHD']],
    ['autism', ['Autism']],
    ['ocd', ['OCD']],
    ['adhdAndAutism', ['ADHD', 'Autism']],
    ['adhdAndOcd', ['ADHD', 'OCD']],
    ['autismAndOcd', ['Autism', 'OCD']],
    ['all', [...NEUROTYPES]],
    [null, []],
  ];
  const answer = (odds: readonly number[], random: () => number): number => {
    let left = random();
    return Math.max(
      0,
      odds.findIndex((odd) => {
        left -= odd;
        return left < 0;
      }),
    );
  };

  it.each(GROUPS)('with the traits of %s get that pattern', (group, own) => {
    const random = seededRandom(7);
    const rest = own.length === 0 ? HARDLY_EVER : RARE;
    const found = Array.from({ length: 500 }, () => {
      const answers = answersBy((each) => answer(own.includes(each) ? FREQUENT : rest, random));
      return patternOf(scoreFirst(answers).scores).group;
    });
    const share = found.filter((each) => each === group).length / found.length;
    // For the same habits, scores still differ by chance, so larger groups are found less often.
    expect(share).toBeGreaterThan([0.8, 0.95, 0.75, 0.55][own.length] ?? 1);
  });
});

describe('the score of a weekly check-in', () => {
  it('matches a hand calculation', () => {
    // 0+1+2+3+4+3 = 13 of 24 points.
    expect(scoreWeekly(weeklyAnswers([0, 1, 2, 3, 4, 3]))).toEqual({
      score: 54,
      weightsVersion: 1,
    });
  });

  it('is a whole number from 0 to 100, the same in any order, and rises with each answer', () => {
    fc.assert(
      fc.property(anyWeekly, fc.nat(5), (indexes, place) => {
        const { score } = scoreWeekly(weeklyAnswers(indexes));
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(scoreWeekly(weeklyAnswers(indexes).reverse()).score).toBe(score);
        const higher = indexes.map((index, at) => (at === place ? Math.min(4, index + 1) : index));
        const rise = scoreWeekly(weeklyAnswers(higher)).score - score;
        expect(rise > 0).toBe((indexes[place] ?? 4) < 4);
        expect(rise).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('throws without answers, for invalid ones, and for an unknown version', () => {
    expect(() => scoreWeekly([])).toThrow(RangeError);
    expect(() => scoreWeekly(weeklyAnswers([0, -1]))).toThrow(RangeError);
    expect(() => scoreWeekly(weeklyAnswers([1]), 99)).toThrow(RangeError);
  });
});
