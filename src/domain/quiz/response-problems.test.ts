import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersBy, answersOf } from '#tests/simulated/quiz/respondents.ts';
import { FIRST_BANK } from './banks/first-bank.ts';
import { responseProblems } from './response-problems.ts';
import { scoreFirst } from './score.ts';

const anyAnswers = fc.array(fc.nat(4), { minLength: 18, maxLength: 18 }).map(answersOf);
const QUESTIONS = [{ id: 'a' }, { id: 'b' }];
const answer = (questionId: string, selectedOptionIndex = 0) => ({
  questionId,
  selectedOptionIndex,
});

describe('the problems of answers', () => {
  it('are none when each question has one answer, in any order', () => {
    expect(responseProblems(QUESTIONS, [answer('b', 4), answer('a')])).toEqual([]);
  });

  it('are reported, each with its question', () => {
    expect(
      responseProblems(QUESTIONS, [answer('c'), answer('a', 5), answer('a'), answer('a')]),
    ).toEqual([
      { kind: 'unknown-question', questionId: 'c' },
      { kind: 'no-such-option', questionId: 'a' },
      { kind: 'answered-twice', questionId: 'a' },
      { kind: 'not-answered', questionId: 'b' },
    ]);
  });

  it.each([-1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('report index %s', (index) => {
    expect(responseProblems([{ id: 'a' }], [answer('a', index)])).toEqual([
      { kind: 'no-such-option', questionId: 'a' },
    ]);
  });

  it('are none exactly when the answers can be scored', () => {
    const spoiled = fc.tuple(anyAnswers, fc.nat(17), fc.constantFrom('drop', 'range', 'twice'));
    fc.assert(
      fc.property(spoiled, ([answers, place, how]) => {
        expect(responseProblems(FIRST_BANK, answers)).toEqual([]);
        const broken = answers.flatMap((each, at) => {
          if (at !== place) return [each];
          if (how === 'drop') return [];
          return how === 'twice' ? [each, each] : [{ ...each, selectedOptionIndex: 5 }];
        });
        expect(responseProblems(FIRST_BANK, broken)).toHaveLength(1);
      }),
    );
    expect(() => scoreFirst(answersBy(() => 3))).not.toThrow();
  });
});
