import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { readingGrade } from '../../../tests/support/reading-grade.ts';
import { firstResultText } from './first-result.ts';
import { GROUP_WORDS, NO_PATTERN_WORDS } from './first-result-texts.ts';
import type { NeurotypeScores } from './neurotype.ts';
import { NOT_A_DIAGNOSIS, WHERE_TO_GET_AN_ASSESSMENT } from './notices.ts';
import { patternOf } from './pattern.ts';

const of = (adhd: number, autism: number, ocd: number): NeurotypeScores => ({
  ADHD: adhd,
  Autism: autism,
  OCD: ocd,
});
const score = fc.integer({ min: 0, max: 100 });
const WORDS = Object.values(GROUP_WORDS);
const TEXTS = WORDS.flatMap((words) =>
  (['clear', 'some'] as const).map((how) => `${words.strengths} ${words[how]} ${words.helps}`),
);

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

  it('always holds the highest score, and never one below 25', () => {
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
  it('is another one for each of at least nine patterns', () => {
    const texts = new Set<string>();
    for (const adhd of [0, 30, 60]) {
      for (const autism of [0, 30, 60]) {
        for (const ocd of [0, 30, 60]) {
          texts.add(firstResultText({ scores: of(adhd, autism, ocd), primaryCondition: 'ADHD' }));
        }
      }
    }
    texts.add(firstResultText({ scores: of(10, 0, 0), primaryCondition: 'ADHD' }));
    expect(texts.size).toBe(16);
  });

  it('names strengths first, then the pattern, then what helps, then what comes next', () => {
    const text = firstResultText({ scores: of(20, 70, 30), primaryCondition: 'Autism' });
    expect(text.split('\n\n')).toEqual([
      GROUP_WORDS.Autism.strengths,
      GROUP_WORDS.Autism.clear,
      GROUP_WORDS.Autism.helps,
      'Your weekly check-in will ask about autism traits. You can take this quiz again at any time.',
    ]);
    for (const { strengths } of WORDS) expect(strengths).toContain('strengths:');
  });

  it('says that no strong pattern showed when no score reaches 25', () => {
    const text = firstResultText({ scores: of(24, 24, 24), primaryCondition: 'ADHD' });
    expect(text).toContain('No strong pattern showed.');
    expect(text.startsWith(NO_PATTERN_WORDS.strengths)).toBe(true);
  });

  it.each(TEXTS)('claims no diagnosis and is easy to read: %s', (text) => {
    expect(text).not.toMatch(/\byou (have|are) (an? )?(ADHD|autis|OCD)|disorder|symptom|deficit/i);
    expect(text).not.toMatch(/!|\b(should|must|simply|just|easy)\b/i);
    expect(readingGrade(text)).toBeLessThanOrEqual(7);
  });
});

describe('the notices', () => {
  it('are one sentence each: what the quiz is not, and where to go', () => {
    expect(NOT_A_DIAGNOSIS).toMatch(/^This quiz is not a diagnosis[^.]*\.$/);
    expect(WHERE_TO_GET_AN_ASSESSMENT).toMatch(/^[^.]*assessment\.$/);
  });
});
