import { dateFormat } from '#client/lib/date-text.ts';
import type { Area, GoalStatus, IsoWeekday, Weight } from '#domain/goals/goal.ts';
import type { Level } from '#domain/goals/levels.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/goal-words.js';

/** A level as a signed number. */
export const signed = (level: Level): string =>
  level > 0 ? `+${level}` : level < 0 ? `−${-level}` : '0';

/** The index of a level among the five texts. */
export const placeOf = (level: Level): 0 | 1 | 2 | 3 | 4 => {
  const places = { [-2]: 0, [-1]: 1, 0: 2, 1: 3, 2: 4 } as const;
  return places[level];
};

/** Answers to "How much does it matter to you?" */
export const IMPORTANCE: Readonly<Record<Weight, string>> = texts.importance;

/** Answers to "How hard will it be?" */
export const DIFFICULTY: Readonly<Record<Weight, string>> = texts.difficulty;

/** The names of the areas of life. */
export const AREA_NAMES: Readonly<Record<Area, string>> = texts.areas;

/** The names of a goal's statuses. */
export const STATUS_NAMES: Readonly<Record<GoalStatus, string>> = texts.statuses;

/** An arbitrary Monday, from which the names of all weekdays are derived. */
const A_MONDAY = localDate('2024-01-01');
const longWeekday = dateFormat({ weekday: 'long' });

/** A weekday in full: "Monday" for 1. */
export const weekdayName = (day: IsoWeekday): string => longWeekday(addDays(A_MONDAY, day - 1));
