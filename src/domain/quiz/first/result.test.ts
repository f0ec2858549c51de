import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import { NOT_A_DIAGNOSIS, WHERE_TO_GET_AN_ASSESSMENT } from '#domain/quiz/notices.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { patternOf } from './pattern.ts';
import { firstResultText } from './result.ts';
import { GROUP_WORDS, NO_PATTERN_WORDS } from './result-texts.ts';

const of = (adhd: number, autism: number, ocd: number): NeurotypeScores => ({
  ADHD: adhd,
  Autism: autism,
  OCD: ocd,
});
const IDIOMS =
  /plain sight|keep your word|stay open|stay true|look alike|from outside|on edge|stand out|at the end of the day/i;
const score = fc.integer({ min: 0, max: 100 });
const WORDS = Object.values(GROUP_WORDS);
const TEXTS = WORDS.flatMap((words) => [
  words.strengths,
  words.clear,
  words.some,
  words.helps,
]).concat(Object.values(NO_PATTERN_WORDS));

describe('the pattern of three scores', () => {
  it.each([
    [of(0, 0, 0), null, 'none'],
    [of(24, 4, 0), null, 'few'],
    [of(25, 24, 24), 'ADHD', 'some'],
    [of(49, 29, 10), 'ADHD', 'some'],
    [of(50, 30, 10), 'ADHD', 'clear'],
    [of(10, 90, 20), 'Autism', 'clear'],
    [of(10, 20, 60), 'OCD', 'clear'],
    [of(10, 20, 30), 'OCD', 'some'],
    [of(64, 45, 40), 'ADHD and Autism', 'clear'],
    [of(70, 20, 71), 'ADHD and OCD', 'clear'],
    [of(0, 30, 40), 'Autism and OCD', 'some'],
    [of(50, 60, 55), 'ADHD, Autism and OCD', 'clear'],
    [of(25, 25, 25), 'ADHD, Autism and OCD', 'some'],
  ])('of %o is %s, %s', (scores, group, strength) => {
    expect(patternOf(scores)).toEqual({ group, strength });
  });

  it('always includes a highest score of at least 25, and never a score below', () => {
    fc.assert(
      fc.property(score, score, score, (...three) => {
        const scores = of(...three);
        const { group } = patternOf(scores);
        const highest = Math.max(...three);
        expect(group === null).toBe(highest < 25);
        for (const each of NEUROTYPES) {
          if (scores[each] === highest && highest >= 25) expect(group).toContain(each);
          if (scores[each] < 25) expect(group ?? '').not.toContain(each);
        }
      }),
    );
  });
});

describe('the text of a first result', () => {
  it('is different for each of the 16 patterns', () => {
    const texts = new Set<string>();
    const add = (scores: NeurotypeScores): void => {
      const text = firstResultText({ scores, primaryCondition: 'ADHD' });
      // The last paragraph is about the weekly check-in and is ignored here.
      texts.add(text.split('\n\n').slice(0, -1).join());
    };
    for (const adhd of [0, 30, 60]) {
      for (const autism of [0, 30, 60]) {
        for (const ocd of [0, 30, 60]) {
          add(of(adhd, autism, ocd));
        }
      }
    }
    add(of(10, 0, 0));
    expect(texts.size).toBe(16);
  });

  it('names strengths first, then the pattern, then what helps, then what comes next', () => {
    const text = firstResultText({ scores: of(20, 70, 30), primaryCondition: 'Autism' });
    expect(text.split('\n\n')).toEqual([
      GROUP_WORDS.Autism.strengths,
      GROUP_WORDS.Autism.clear,
      GROUP_WORDS.Autism.helps,
      'The highest score is the one for autism. You decide what your weekly check-in asks about. You can take this quiz again at any time.',
    ]);
    for (const { strengths } of WORDS) expect(strengths).toContain('strengths:');
  });

  it.each([
    [of(40, 40, 10), 'ADHD', 'The two highest scores, for ADHD and autism, are the same.'],
    [of(10, 40, 40), 'Autism', 'The two highest scores, for autism and OCD, are the same.'],
    [of(0, 0, 0), 'ADHD', 'All three scores are the same.'],
  ] as const)('does not single out one of equal scores: %o', (scores, primaryCondition, words) => {
    const next = firstResultText({ scores, primaryCondition }).split('\n\n').at(-1) ?? '';
    expect(next).toContain(words);
    expect(next).toContain('You decide what your weekly check-in asks about.');
    expect(readingGrade(next)).toBeLessThanOrEqual(7);
  });

  it('names the highest score only when no other is too close to it', () => {
    fc.assert(
      fc.property(score, score, score, (...three) => {
        const scores = of(...three);
        const [first = 0, second = 0] = three.toSorted((one, other) => other - one);
        const primaryCondition = NEUROTYPES.find((each) => scores[each] === first) ?? 'ADHD';
        const text = firstResultText({ scores, primaryCondition });
        expect(text.includes('The highest score is')).toBe(first - second >= 20);
        if (text.includes('too close to name one')) expect(text).not.toMatch(/score is the one/);
      }),
    );
  });

  it('says that no strong pattern showed when no score reaches 25', () => {
    const text = firstResultText({ scores: of(24, 24, 24), primaryCondition: 'ADHD' });
    expect(text).toContain('No strong pattern showed.');
    expect(text.startsWith(NO_PATTERN_WORDS.strengths)).toBe(true);
  });

  it.each(TEXTS)('claims no diagnosis and is easy to read: %s', (text) => {
    expect(text).not.toMatch(/\byou (have|are) (an? )?(ADHD|autis|OCD)|disorder|symptom|deficit/i);
    expect(text).not.toMatch(/!|\b(should|must|simply|just|easy)\b/i);
    expect(text).not.toMatch(IDIOMS);
    expect(readingGrade(text)).toBeLessThanOrEqual(7);
  });

  it.each([of(25, 25, 25), of(29, 10, 10)])(
    'does not call “Rarely” some of the time: %o',
    (scores) => {
      const text = firstResultText({ scores, primaryCondition: 'ADHD' });
      expect(text).not.toMatch(/some of the time|sometimes|as often/i);
    },
  );
});

describe('the notices', () => {
  it('say in two short sentences what the quiz is not, and where to go', () => {
    expect(NOT_A_DIAGNOSIS).toMatch(/^This quiz is not a diagnosis\. [^.]*\.$/);
    expect(WHERE_TO_GET_AN_ASSESSMENT).toMatch(/assessment\.$/);
    for (const notice of [NOT_A_DIAGNOSIS, WHERE_TO_GET_AN_ASSESSMENT])
      expect(readingGrade(notice)).toBeLessThanOrEqual(7);
  });
});
