import { describe, expect, it } from 'vitest';
import { questionOf } from '#domain/quiz/item.ts';
import { WEEKLY_BANKS } from '#domain/quiz/weekly/items.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { FIRST_BANK } from './first-bank.ts';

const WEEKLY = NEUROTYPES.flatMap((neurotype) => WEEKLY_BANKS[neurotype]);
const ALL = [...FIRST_BANK, ...WEEKLY];
const NEGATIONS = /\b(no|not|none|never|nothing|nobody|without|cannot|unable|\w+n[’']t)\b/i;
const IDIOMS =
  /\b(zone out|on edge|over and over|lose track|in a row|fall behind|out of the blue)\b/i;
const JUDGEMENT =
  /\b(fail|lazy|careless|bad at|wrong with|excessive|too much|abnormal|weird|should|problem|symptom|disorder|normal)\b/i;
const BRITISH = /\b\w*(colour|favour|behaviour|practise|organis|realis|judgement|programme)\w*\b/i;

describe('the first bank', () => {
  it('has 18 questions, six for each neurotype, in alternation', () => {
    expect(FIRST_BANK).toHaveLength(18);
    expect(FIRST_BANK.map((item) => item.neurotype)).toEqual(
      Array.from({ length: 6 }, () => NEUROTYPES).flat(),
    );
  });

  it('asks about a different trait each time', () => {
    expect(new Set(FIRST_BANK.map((item) => item.trait)).size).toBe(18);
  });
});

describe.each(NEUROTYPES)('the weekly bank for %s', (neurotype) => {
  const bank = WEEKLY_BANKS[neurotype];

  it('has 15 questions in five domains, three in each', () => {
    expect(bank).toHaveLength(15);
    const sizes = [...Map.groupBy(bank, (item) => item.domain).values()].map((of) => of.length);
    expect(sizes).toEqual([3, 3, 3, 3, 3]);
  });

  it('is about that neurotype and has a different trait for each question', () => {
    expect(bank.every((item) => item.neurotype === neurotype)).toBe(true);
    expect(new Set(bank.map((item) => item.trait)).size).toBe(15);
  });
});

describe('every question', () => {
  it('has a unique id and a unique text', () => {
    expect(new Set(ALL.map((item) => item.id)).size).toBe(ALL.length);
    expect(new Set(ALL.map((item) => item.question)).size).toBe(ALL.length);
  });

  it('can be read by a twelve-year-old', () => {
    checkAll(ALL, ({ question }) => {
      expect(readingGrade(question)).toBeLessThanOrEqual(7);
      expect(question.split(' ').length).toBeLessThanOrEqual(20);
    });
  });

  it('asks once, literally, without negation or judgement', () => {
    checkAll(ALL, (item) => {
      expect(item.question).toMatch(/^[^?]*\bhow often\b[^?]*\?$/i);
      // With “Never” as an answer, any negation in the question would make a double negation.
      for (const avoided of [NEGATIONS, IDIOMS, JUDGEMENT, BRITISH]) {
        expect(item.question).not.toMatch(avoided);
      }
      expect(item.trait).not.toMatch(JUDGEMENT);
    });
  });

  it('is sent with its five options, and with nothing that reveals how it is scored', () => {
    for (const item of ALL) {
      expect(item.id).toMatch(/^(first|weekly)-\d+$/);
      expect(questionOf(item, 'first')).toEqual({
        id: item.id,
        type: 'first',
        question: item.question,
        options: ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'].map((text) => ({ text })),
      });
    }
  });
});

describe('the reading grade', () => {
  it('is low for short words and high for long ones', () => {
    expect(readingGrade('The cat sat on the mat.')).toBeLessThan(1);
    expect(
      readingGrade('Organizational responsibilities necessitate considerable deliberation.'),
    ).toBeGreaterThan(20);
  });
});
