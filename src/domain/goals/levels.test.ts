import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import {
  LEVELS,
  type LevelVersion,
  levelName,
  newestRating,
  type Rating,
  versionFor,
} from './levels.ts';

it('names the levels so that a goal of doing something less often can be rated as well', () => {
  for (const level of LEVELS) expect(levelName(level)).not.toMatch(/more|less|fewer/i);
});

const FIRST: LevelVersion = { version: 1, levels: ['10', '7', '3', '2', 'None'] };
const SECOND: LevelVersion = { version: 2, levels: ['7', '4', '1', 'Once in two weeks', 'None'] };

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
