import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NeurotypeScores } from '#domain/quiz/neurotype-scores.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { texts } from '#texts/quiz.js';
import { patternOf } from './pattern.ts';
import { firstResultText } from './result.ts';

const of = (adhd: number, autism: number, ocd: number): NeurotypeScores => ({
  ADHD: adhd,
  Autism: autism,
  OCD: ocd,
});
const IDIOMS =
  /plain sight|keep your word|stay open|stay true|look alike|from outside|on edge|stand out|at the end of the day/i;
const score = fc.integer({ min: 0, max: 100 });
const WORDS = Object.values(texts.patterns);
const TEXTS = WORDS.flatMap((words) => [
  words.strengths,
  words.clear,
  words.some,
  words.helps,
]).concat(Object.values(texts.noPattern));

describe('the pattern of three scores', () => {
  it.each([
    [of(0, 0, 0), null, 'none'],
    [of(24, 4, 0), null, 'few'],
    [of(25, 24, 24), 'adhd', 'some'],
    [of(49, 29, 10), 'adhd', 'some'],
    [of(50, 30, 10), 'adhd', 'clear'],
    [of(10, 90, 20), 'autism', 'clear'],
    [of(10, 20, 60), 'ocd', 'clear'],
    [of(10, 20, 30), 'ocd', 'some'],
    [of(64, 45, 40), 'adhdAndAutism', 'clear'],
    [of(70, 20, 71), 'adhdAndOcd', 'clear'],
    [of(0, 30, 40), 'autismAndOcd', 'some'],
    [of(50, 60, 55), 'all', 'clear'],
    [of(25, 25, 25), 'all', 'some'],
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
          const isNamed = new RegExp(`all|${each}`, 'i').test(group ?? '');
          if (scores[each] === highest && highest >= 25) expect(isNamed).toBe(true);
          if (scores[each] < 25) expect(isNamed).toBe(false);
        }
      }),
    );
  });
});

describe('the text of a first result', () => {
  it('is different for each of the 16 patterns', () => {
    const different = new Set<string>();
    const add = (scores: NeurotypeScores): void => {
      const text = firstResultText({ scores, primaryCondition: 'ADHD' });
      // The last paragraph is about the weekly check-in and is ignored here.
      different.add(text.split('\n\n').slice(0, -1).join());
    };
    for (const adhd of [0, 30, 60]) {
      for (const autism of [0, 30, 60]) {
        for (const ocd of [0, 30, 60]) {
          add(of(adhd, autism, ocd));
        }
      }
    }
    add(of(10, 0, 0));
    expect(different.size).toBe(16);
  });

  it('names strengths first, then the pattern, then what helps, then what comes next', () => {
    const text = firstResultText({ scores: of(20, 70, 30), primaryCondition: 'Autism' });
    expect(text.split('\n\n')).toEqual([
      texts.patterns.autism.strengths,
      texts.patterns.autism.clear,
      texts.patterns.autism.helps,
      'The highest score is for autism. You decide what your weekly check-in asks about. You can take this quiz again at any time.',
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
        if (text.includes('too close together to name only one'))
          expect(text).not.toMatch(/highest score is for/);
      }),
    );
  });

  it('says that no strong pattern showed when no score reaches 25', () => {
    const text = firstResultText({ scores: of(24, 24, 24), primaryCondition: 'ADHD' });
    expect(text).toContain('Your answers don’t show a strong pattern.');
    expect(text.startsWith(texts.noPattern.strengths)).toBe(true);
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
    expect(texts.notADiagnosis).toMatch(/^This quiz is not a diagnosis\. [^.]*\.$/);
    expect(texts.whereAssessed).toMatch(/assessment\.$/);
    for (const notice of [texts.notADiagnosis, texts.whereAssessed])
      expect(readingGrade(notice)).toBeLessThanOrEqual(7);
  });
});
