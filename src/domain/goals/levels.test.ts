import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import type { LevelPhrases } from './level-phrases.ts';
import { LEVEL_NAMES, newestRating, proposedLevels, type Rating, versionFor } from './levels.ts';

const PHRASES: LevelPhrases = {
  unknownNow: 'as now',
  partly: 'partly {aim}',
  better: 'better {aim}',
  best: 'best {aim}',
  limits: [{ says: 'days a week', most: 7 }],
};

const proposed = (now: string, aim: string) => proposedLevels(now, aim, PHRASES);

it('names the levels so that a goal of doing something less often can be rated as well', () => {
  for (const name of Object.values(LEVEL_NAMES)) expect(name).not.toMatch(/more|less|fewer/i);
});

describe('proposed levels', () => {
  it.each([
    ['10', '3', ['10', '7', '3', '2', '0']],
    [
      'I check the stove 10 times',
      'I check the stove 3 times',
      [
        'I check the stove 10 times',
        'I check the stove 7 times',
        'I check the stove 3 times',
        'I check the stove 2 times',
        'I check the stove 0 times',
      ],
    ],
    ['2 pages', '10 pages', ['2 pages', '6 pages', '10 pages', '14 pages', '18 pages']],
    [
      '45 minutes',
      '20 minutes',
      ['45 minutes', '35 minutes', '20 minutes', '10 minutes', '0 minutes'],
    ],
    ['1 hour', '2 hours', ['1 hour', 'partly 2 hours', '2 hours', 'better 2 hours', '3 hours']],
    ['1.5 km', '3 km', ['1.5 km', '2.2 km', '3 km', '3.7 km', '4.5 km']],
    ['1,5 km', '2,5 km', ['1,5 km', '2 km', '2,5 km', '3 km', '3,5 km']],
    [
      '2,000 steps',
      '5,000 steps',
      ['2,000 steps', '3,500 steps', '5,000 steps', '6,500 steps', '8,000 steps'],
    ],
    [
      '1 days a week',
      '5 days a week',
      ['1 days a week', '3 days a week', '5 days a week', '6 days a week', '7 days a week'],
    ],
    ['2 times', '0 times', ['2 times', '1 times', '0 times', 'better 0 times', 'best 0 times']],
    ['3', '1', ['3', '2', '1', 'better 1', '0']],
    ['5', '5', ['5', 'partly 5', '5', 'better 5', 'best 5']],
    [
      'up at 11:00',
      'up at 8:30',
      ['up at 11:00', 'partly up at 8:30', 'up at 8:30', 'better up at 8:30', 'best up at 8:30'],
    ],
    [
      '2 walks of 5 minutes',
      '3 walks',
      ['2 walks of 5 minutes', 'partly 3 walks', '3 walks', 'better 3 walks', 'best 3 walks'],
    ],
    [
      '',
      ' I eat breakfast. ',
      [
        'as now',
        'partly I eat breakfast',
        'I eat breakfast.',
        'better I eat breakfast',
        'best I eat breakfast',
      ],
    ],
    [
      '',
      'I earn $& and $1',
      [
        'as now',
        'partly I earn $& and $1',
        'I earn $& and $1',
        'better I earn $& and $1',
        'best I earn $& and $1',
      ],
    ],
  ])('from %j to %j', (now, aim, levels) => {
    expect(proposed(now, aim)).toEqual(levels);
  });

  it('lead from the current state to beyond the aim, are all different, and are never below 0', () => {
    const number = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(number, number, (now, aim) => {
        fc.pre(now !== aim);
        const levels = proposed(String(now), String(aim));
        expect(new Set(levels).size).toBe(5);
        const numbers = levels.filter((text) => /^-?\d+$/.test(text)).map(Number);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        const inOrder = numbers.toSorted((a, b) => (aim > now ? a - b : b - a));
        expect(numbers).toEqual(inOrder);
      }),
    );
  });
});

const FIRST = { version: 1, levels: proposed('10', '3') };
const SECOND = { version: 2, levels: proposed('7', '1') };

describe('the version of levels', () => {
  it.each([
    ['is the first for a new goal', [], [], FIRST.levels, 1],
    ['stays while nobody rated by it', [FIRST], [], SECOND.levels, 1],
    ['stays while the levels are the same', [FIRST], [{ version: 1 }], FIRST.levels, 1],
    ['is a new one for other levels once it is rated', [FIRST], [{ version: 1 }], SECOND.levels, 2],
    [
      'stays while only an earlier one is rated',
      [FIRST, SECOND],
      [{ version: 1 }],
      FIRST.levels,
      2,
    ],
  ] as const)('%s', (_, versions, ratings, levels, expected) => {
    expect(versionFor(versions, ratings, levels)).toBe(expected);
  });
});

describe('the newest rating', () => {
  const rating = (date: string, more: Partial<Rating> = {}): Rating => ({
    version: 1,
    level: 0,
    rater: 'person',
    date: localDate(date),
    ...more,
  });
  const march = rating('2026-03-01');
  const april = rating('2026-04-01', { level: 1 });
  const theirs = rating('2026-05-01', { rater: 'therapist', level: -1 });

  it('is the latest of one rater, by date and then by order', () => {
    const ratings = [april, march, theirs];
    expect(newestRating([FIRST], ratings, 'person')).toBe(april);
    expect(newestRating([FIRST], ratings, 'therapist')).toBe(theirs);
    const again = rating('2026-04-01', { level: 2 });
    expect(newestRating([FIRST], [...ratings, again], 'person')).toBe(again);
  });

  it('is null for ratings by levels that are no longer the newest', () => {
    expect(newestRating([FIRST, SECOND], [march], 'person')).toBeNull();
    expect(newestRating([], [], 'person')).toBeNull();
  });
});
