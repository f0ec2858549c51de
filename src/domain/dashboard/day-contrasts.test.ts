import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { addDays, daysBetween, localDate } from '#domain/shared/time/local-date.ts';
import { contrastSentence, shareWords } from './contrast-sentence.ts';
import { contrastDays, dayContrasts, LEAST_DAYS, type MoodEntry } from './day-contrasts.ts';
import type { TaskDay } from './overview.ts';

// The first test day; the days from here on span a clock change in many zones.
const FIRST = localDate('2026-03-02');
const at = (day: number) => addDays(FIRST, day);
const tasks = (day: number, completed: number, total = 4): TaskDay => ({
  date: at(day),
  completed,
  total,
});
const entry = (day: number, tags: readonly string[] = [], mood: MoodEntry['mood'] = 75) => ({
  date: at(day),
  mood,
  tags,
});

/**
 * A history that begins with `bad` days of bad sleep on which 2 of 4 tasks were done, followed by `other` days on which
 * 3 or 4 of 4 tasks were done.
 */
const history = (bad: number, other: number) => ({
  taskDays: Array.from({ length: bad + other }, (_, day) =>
    tasks(day, day < bad ? 2 : 3 + (day % 2)),
  ),
  moods: Array.from({ length: bad + other }, (_, day) =>
    entry(day, day < bad ? ['Bad sleep'] : []),
  ),
});

const contrastsOf = ({ taskDays, moods }: ReturnType<typeof history>) =>
  dayContrasts(taskDays, moods);

describe('kinds of days', () => {
  it('are reported with their numbers in a worked example', () => {
    const found = contrastsOf(history(11, 20));
    expect(found).toEqual([
      { kind: 'Bad sleep', with: { days: 11, percent: 50 }, without: { days: 20, percent: 88 } },
    ]);
    expect(found.map(contrastSentence)).toEqual([
      'On days with the tag “Bad sleep”, you did about half of your tasks (11 days), and most on other days (20 days).',
    ]);
  });

  it.each([
    [7, 20],
    [20, 7],
    [7, 7],
  ])('are not reported with %i and %i days', (bad, other) => {
    expect(contrastsOf(history(bad, other))).toEqual([]);
    expect(contrastsOf(history(bad + 1, other + 1)).length).toBe(1);
  });

  it('count a day once, however often a tag was logged, and never a day without tasks', () => {
    const { taskDays, moods } = history(8, 20);
    const [found] = dayContrasts(
      [...taskDays, tasks(40, 0, 0)],
      [...moods, entry(0, ['Bad sleep']), entry(40, ['Bad sleep'])],
    );
    expect(found?.with.days).toBe(8);
  });

  it('exclude days without a mood entry when the kind depends on one', () => {
    const { taskDays, moods } = history(8, 20);
    const [found] = dayContrasts([...taskDays, tasks(50, 0), tasks(51, 0)], moods);
    expect(found?.without.days).toBe(20);
  });

  it('take weekends from the date alone, and a low mood from the last entry of a day', () => {
    const taskDays = Array.from({ length: 70 }, (_, day) => tasks(day, day % 7 >= 5 ? 1 : 3));
    expect(dayContrasts(taskDays, [])).toEqual([
      { kind: 'weekend', with: { days: 20, percent: 25 }, without: { days: 50, percent: 75 } },
    ]);
    const half = Array.from({ length: 30 }, (_, day) => tasks(day, day % 3 === 0 ? 1 : 3));
    const moods = half.flatMap((_, day) => [entry(day, [], 0), entry(day, [], day % 3 ? 100 : 25)]);
    expect(dayContrasts(half, moods)[0]?.kind).toBe('low mood');
    expect(dayContrasts(half, moods.toReversed())).toEqual([]);
  });

  it('cover half a year up to yesterday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (day) => {
        const { from, to } = contrastDays(at(day));
        expect(daysBetween(to, at(day))).toBe(1);
        expect(daysBetween(from, to)).toBe(181);
      }),
    );
  });

  const days = fc.array(
    fc.record({
      completed: fc.nat(5),
      tags: fc.subarray([...MOOD_TAGS], { maxLength: 4 }),
      mood: fc.constantFrom(...MOOD_LEVELS.map(({ value }) => value)),
    }),
    { maxLength: 90, size: 'max' },
  );

  it('have at least eight days on each side, are three at most, and state their numbers', () => {
    fc.assert(
      fc.property(days, (list) => {
        const found = dayContrasts(
          list.map(({ completed }, day) => tasks(day, completed, 5)),
          list.map(({ tags, mood }, day) => entry(day, tags, mood)),
        );
        expect(found.length).toBeLessThanOrEqual(3);
        for (const contrast of found) {
          expect(Math.min(contrast.with.days, contrast.without.days)).toBeGreaterThanOrEqual(
            LEAST_DAYS,
          );
          const sentence = contrastSentence(contrast);
          expect(sentence).toContain(`(${contrast.with.days} days)`);
          expect(sentence).toContain(`(${contrast.without.days} days)`);
          expect(sentence).not.toMatch(/because|cause|due to|make|helps|lead|should|symptom/i);
        }
      }),
    );
  });

  it('are reported to few people whose days differ only by chance', () => {
    const random = seededRandom(3);
    const people = 400;
    const told = Array.from({ length: people }, () => {
      const taskDays = Array.from({ length: 180 }, (_, day) =>
        tasks(day, Math.floor(random() * 5)),
      );
      const moods = taskDays.map((_, day) =>
        entry(
          day,
          MOOD_TAGS.filter(() => random() < 0.1),
          random() < 0.3 ? 25 : 75,
        ),
      );
      return dayContrasts(taskDays, moods).length;
    }).filter((count) => count > 0).length;
    expect(told / people).toBeLessThan(0.1);
  });
});

describe('shares as text', () => {
  it.each([
    [0, 'almost none'],
    [25, 'about a quarter'],
    [33, 'about a third'],
    [50, 'about half'],
    [67, 'about two thirds'],
    [75, 'about three quarters'],
    [90, 'most'],
    [100, 'almost all'],
  ])('%i%% is %s', (percent, words) => {
    expect(shareWords(percent)).toBe(words);
  });

  it('give percentages when both shares have the same text', () => {
    const contrast = {
      kind: 'weekend',
      with: { days: 9, percent: 45 },
      without: { days: 30, percent: 57 },
    } as const;
    expect(contrastSentence(contrast)).toBe(
      'On Saturdays and Sundays, you did about half of your tasks: 45% (9 days), compared with 57% on other days (30 days).',
    );
  });
});
