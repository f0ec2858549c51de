import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeText, yearlessDayText } from '#client/lib/date-text.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import {
  dayProblem,
  REMINDS,
  readWhenDraft,
  TODAY_ANY_TIME,
  type WhenDraft,
  whenDraftOf,
  whenIn,
} from './when-draft.ts';
import { addedText, dayHeading, whenText } from './when-text.ts';

const TODAY = localDate('2026-11-20');
const TOMORROW = localDate('2026-11-21');

describe('the fields of a day and time', () => {
  it('represent the day, time and reminders of any task without loss', () => {
    const property = fc.property(
      fc.integer({ min: -400, max: 400 }),
      fc.option(fc.constantFrom('00:00', '09:30', '23:59')),
      fc.constantFrom(...Object.values(REMINDS)),
      (ahead, time, wanted) => {
        const reminders = time === null ? null : wanted;
        const task = { date: addDays(TODAY, ahead), time, later: false, reminders };
        expect(whenIn(whenDraftOf(task, TODAY), TODAY)).toEqual(task);
      },
    );
    fc.assert(property);
    const inLater = { date: addDays(TODAY, -9), time: null, later: true, reminders: null };
    expect(whenIn(whenDraftOf(inLater, TODAY), TODAY)).toEqual({ ...inLater, date: TODAY });
  });

  it.each([
    ['', 'Choose a day.'],
    ['2026-02-30', 'Choose a day.'],
    ['2101-01-01', 'The date can’t be after the year 2100.'],
    ['2100-12-31', undefined],
  ])('validate the day %j: %s', (day, problem) => {
    expect(dayProblem(day)).toBe(problem);
  });
});

it('the usual reminder of a title counts until the person chooses another', () => {
  const draft = { ...TODAY_ANY_TIME, time: '15:15' };
  const minutesBefore = (more: Partial<WhenDraft>, title: string) =>
    whenIn({ ...draft, ...more }, TODAY, title).reminders?.minutesBefore;
  expect(minutesBefore({}, 'Pick up kids')).toBe(30);
  expect(minutesBefore({}, 'Laundry')).toBeNull();
  expect(minutesBefore({ remind: 'before' }, 'Pick up kids')).toBe(10);
  expect(readWhenDraft(draft)).toEqual(draft);
  // Earlier versions stored no choice, and their tasks had no reminder.
  expect(readWhenDraft({ choice: 'today', day: '', time: '' })?.remind).toBe('none');
});

describe('the text for a day and time', () => {
  it.each([
    [{ date: TODAY, time: null, later: false }, 'today'],
    [{ date: TOMORROW, time: '15:00', later: false }, `tomorrow at ${localTimeText('15:00')}`],
    [
      { date: localDate('2026-11-27'), time: null, later: false },
      yearlessDayText(localDate('2026-11-27')),
    ],
    [{ date: TODAY, time: null, later: true }, 'Later'],
  ])('for %j is: %s', (when, words) => {
    expect(whenText(when, TODAY)).toBe(words);
  });

  it('names the year if it is not the current one', () => {
    expect(dayHeading(localDate('2027-01-01'), TODAY)).toContain('2027');
    expect(dayHeading(localDate('2026-12-31'), TODAY)).not.toContain('2026');
  });

  it('tell the day of an added task, of today as well', () => {
    const task = { title: 'Dishes', date: TODAY, time: null, later: false };
    expect(addedText(task, TODAY)).toMatch(/for today\.$/);
    expect(addedText({ ...task, date: TOMORROW }, TODAY)).toMatch(/for tomorrow\.$/);
    expect(addedText({ ...task, later: true }, TODAY)).toMatch(/to Later\.$/);
  });
});
