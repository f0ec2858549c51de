import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import {
  answersTo,
  askedOn,
  chosenFor,
  firstDraft,
  firstUnanswered,
  isOutdated,
  isSameAnswers,
  placeIn,
} from './draft.ts';

const QUESTIONS = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const answer = fc.record({
  questionId: fc.constantFrom('a', 'b', 'c', 'd', 'gone'),
  selectedOptionIndex: fc.integer({ min: 0, max: 4 }),
});
const answers = fc.uniqueArray(answer, { selector: ({ questionId }) => questionId });

describe('the answers of a draft', () => {
  it('are sent in the order of the questions, without duplicates or answers to other questions', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const sent = answersTo(QUESTIONS, given);
        const ids = sent.map(({ questionId }) => questionId);
        expect(ids).toEqual(QUESTIONS.map(({ id }) => id).filter((id) => ids.includes(id)));
        for (const { id } of QUESTIONS) expect(chosenFor(id, sent)).toBe(chosenFor(id, given));
      }),
    );
  });

  it('have a first unanswered question until every question is answered', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const gap = firstUnanswered(QUESTIONS, given);
        const open = QUESTIONS.filter(({ id }) => chosenFor(id, given) === null);
        expect(gap === null ? undefined : QUESTIONS[gap]).toBe(open[0]);
      }),
    );
  });
});

describe('a stored draft', () => {
  const draft = {
    answers: [{ questionId: 'a', selectedOptionIndex: 3 }],
    at: 2,
    begunOn: null,
    condition: null,
  };

  it('is read back unchanged', () => {
    expect(firstDraft.read({ ...draft, begunOn: '2026-03-10' })).toEqual({
      ...draft,
      begunOn: '2026-03-10',
    });
  });

  it.each([
    ['nothing at all', null],
    ['a negative position', { ...draft, at: -1 }],
    ['answers that are not a list', { ...draft, answers: 'a' }],
    ['a date that does not exist', { ...draft, begunOn: '2026-02-30' }],
  ])('is discarded if it contains %s', (_, kept) => {
    expect(firstDraft.read(kept)).toBeNull();
  });

  it.each([
    ['2026-03-09', '2026-03-15', 'ADHD', '2026-03-15', false],
    ['2026-03-09', '2026-03-16', 'ADHD', '2026-03-09', false],
    ['2026-03-09', '2026-03-22', 'ADHD', '2026-03-09', false],
    ['2026-03-09', '2026-03-23', 'ADHD', '2026-03-09', true],
    ['2026-03-09', '2026-03-10', 'OCD', '2026-03-10', true],
  ] as const)(
    'started on %s can be continued until the end of the next week: %s, %s',
    (begun, now, condition, asked, outdated) => {
      const kept = { ...draft, begunOn: localDate(begun), condition: 'ADHD' as const };
      expect(isOutdated(kept, localDate(now), condition)).toBe(outdated);
      expect(askedOn(kept, localDate(now))).toBe(asked);
    },
  );

  it('matches the same answers in any order, and no others', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(isSameAnswers(given, given.toReversed())).toBe(true);
        expect(isSameAnswers(given, [])).toBe(given.length === 0);
        const moved = given.map((one) => ({
          ...one,
          selectedOptionIndex: one.selectedOptionIndex + 1,
        }));
        expect(isSameAnswers(given, moved)).toBe(given.length === 0);
      }),
    );
  });

  it('continues at an existing question, even if there are fewer than before', () => {
    expect(placeIn(QUESTIONS, { ...draft, at: 2 })).toBe(2);
    expect(placeIn(QUESTIONS, { ...draft, at: 17 })).toBe(3);
    expect(placeIn([], draft)).toBe(0);
  });
});
