import { expect, it } from 'vitest';
import { dateText } from '#client/lib/date-text.ts';
import type { ClientChange } from '#contract/sharing/clients.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { changeText } from './change-text.ts';

const SINCE = localDate('2026-11-09');
/** Formatted like the dates on the reader's device. */
const DAY = dateText(SINCE);

const NOTHING: ClientChange = {
  since: SINCE,
  isSession: false,
  latest: null,
  moods: 0,
  checkIns: 0,
  goals: 0,
  goalLevel: null,
  routineDays: 0,
  runs: 0,
  distractions: 0,
  tries: 0,
};

it.each<[Partial<ClientChange>, string]>([
  [{}, `Since ${DAY}: no new entries.`],
  [
    { moods: 9, checkIns: 2, goals: 1, goalLevel: 1 },
    `Since ${DAY}: 9 mood entries, 2 quizzes or check-ins, one goal rated +1.`,
  ],
  [
    { isSession: true, moods: 1, goals: 2, routineDays: 1, tries: 3 },
    `Since the session on ${DAY}: one mood entry, 2 goals rated, routines or tasks done on one day, 3 tries on exposure ladders.`,
  ],
])('describes the changes in a sentence: %o', (more, text) => {
  expect(changeText({ ...NOTHING, ...more })).toBe(text);
});
