import type { Weekday } from '#domain/shared/time/weekdays.ts';

/** Each weekday's names, the longest first. */
export const NAMES: Readonly<Record<Weekday, readonly string[]>> = {
  mo: ['monday', 'mon'],
  tu: ['tuesday', 'tues', 'tue'],
  we: ['wednesday', 'weds', 'wed'],
  th: ['thursday', 'thurs', 'thur', 'thu'],
  fr: ['friday', 'fri'],
  sa: ['saturday', 'sat'],
  su: ['sunday', 'sun'],
};
const FULL = Object.values(NAMES).map(([name]) => `${name}s?`);
const SHORT = Object.values(NAMES).flatMap(([, ...names]) => names);
/** The source of a pattern for a weekday's name. */
export const DAY = `(?:${[...FULL, ...SHORT].join('|')})\\b`;

/** Short names that mostly mean something else: they need a word such as "on", or a time, beside them. */
export const OTHER_MEANING = /^(?:sun|sat|wed)$/;
