import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { entryBefore, type WeeklyEntry, weeklyResultText } from './result-text.ts';

const entry = (date: string, score: number, condition: Neurotype = 'ADHD'): WeeklyEntry => ({
  date: localDate(date),
  score,
  condition,
});
const NOW = entry('2026-03-11', 50);

describe('the check-in that a new one is compared with', () => {
  it('is the last one of an earlier week, in any order of the entries', () => {
    const sunday = entry('2026-03-08', 30);
    const entries = [entry('2026-03-09', 90), sunday, entry('2026-03-02', 10), NOW];
    expect(entryBefore(entries, NOW.date)).toEqual(sunday);
    expect(entryBefore(entries.toReversed(), NOW.date)).toEqual(sunday);
  });

  it('is null when all are from this week', () => {
    expect(entryBefore([entry('2026-03-09', 90), NOW], NOW.date)).toBeNull();
  });
});

describe('the text of a weekly result', () => {
  it.each([
    [0, 'never'],
    [4, 'almost never'],
    [12, 'almost never'],
    [13, 'rarely'],
    [25, 'rarely'],
    [37, 'rarely'],
    [38, 'sometimes'],
    [50, 'sometimes'],
    [62, 'sometimes'],
    [63, 'often'],
    [75, 'often'],
    [87, 'often'],
    [88, 'very often'],
    [100, 'very often'],
  ])('says how often traits came up: %i is %s', (score, words) => {
    expect(weeklyResultText(entry('2026-03-11', score, 'Autism'), null)).toContain(
      `In the past week, autism traits came up ${words}. Your score is ${score} out of 100.`,
    );
  });

  it.each([
    [
      entry('2026-03-04', 35),
      'This score is 15 points higher than last week’s. Most questions differ',
    ],
    [
      entry('2026-03-04', 65),
      'This score is 15 points lower than last week’s. Most questions differ',
    ],
    [entry('2026-03-04', 64), 'This score is about the same as last week’s. Most questions differ'],
    [entry('2026-03-04', 36), 'This score is about the same as last week’s.'],
    [entry('2026-02-11', 20), 'This score is 30 points higher than in your last check-in.'],
    [entry('2026-02-11', 50), 'This score is about the same as in your last check-in.'],
    [
      entry('2026-03-04', 20, 'OCD'),
      'Last week’s check-in was about OCD traits, so we don’t compare the two scores.',
    ],
    [
      entry('2026-02-11', 20, 'Autism'),
      'Your last check-in was about autism traits, so we don’t compare the two scores.',
    ],
    [null, 'You have no score from an earlier week to compare it with.'],
  ])('compares with %o', (before, sentence) => {
    expect(weeklyResultText(NOW, before)).toContain(`Your score is 50 out of 100. ${sentence}`);
  });

  it('never judges, and is easy to read', () => {
    const score = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(score, score, (now, then) => {
        const text = weeklyResultText(entry('2026-03-11', now), entry('2026-03-04', then));
        expect(text).not.toMatch(/better|worse|improve|decline|great|sorry|!/i);
        expect(text).toContain('It doesn’t show how well you did.');
        expect(readingGrade(text)).toBeLessThanOrEqual(7);
      }),
    );
  });
});
