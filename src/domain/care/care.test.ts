import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday, localDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { everDue, type GivenHomework, isDueOn, isOpenOn, openYesterday } from './homework.ts';
import {
  CARE_KINDS,
  CARE_STATUSES,
  canBecome,
  isTaken,
  statusesBefore,
  viewerLabel,
} from './proposals.ts';

const MONDAY = localDate('2026-03-09');

const given = (more: Partial<GivenHomework> = {}): GivenHomework => ({
  homework: {
    weekdays: [1, 3],
    from: MONDAY,
    until: addDays(MONDAY, 13),
  },
  status: 'accepted',
  answeredOn: MONDAY,
  saidOn: [],
  ...more,
});

describe('the status of a proposal', () => {
  it('is answered once, and only homework can end after it was taken', () => {
    for (const kind of CARE_KINDS) {
      for (const from of CARE_STATUSES) {
        for (const to of CARE_STATUSES) {
          const isEnd = isTaken(from) && (to === 'declined' || to === 'withdrawn');
          const isAnswer = from === 'waiting' && to !== 'waiting';
          expect(canBecome(kind, from, to)).toBe(isAnswer || (kind === 'homework' && isEnd));
        }
      }
    }
    expect(statusesBefore('goal', 'withdrawn')).toEqual(['waiting']);
    expect(statusesBefore('homework', 'declined')).toEqual(['waiting', 'accepted', 'changed']);
  });
});

describe('homework', () => {
  it('is due on its weekdays from the day it was taken to its last day', () => {
    const days = fc.integer({ min: -20, max: 40 }).map((offset) => addDays(MONDAY, offset));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        days,
        days,
        days,
        days,
        (weekdays, from, until, answeredOn, date) => {
          const homework = { ...given().homework, weekdays, from, until };
          const due = isDueOn({ homework, status: 'changed', answeredOn }, date);
          const isBetween = date >= from && date >= answeredOn && date <= until;
          const isOfWeek = weekdays.some((day) => day === isoWeekday(date));
          expect(due).toBe(isBetween && isOfWeek);
          if (due) expect(everDue(homework)).toBe(true);
        },
      ),
    );
  });

  it.each(['waiting', 'declined', 'withdrawn'] as const)(
    'is never due while it is %s',
    (status) => {
      expect(isDueOn({ ...given(), status }, MONDAY)).toBe(false);
    },
  );

  it('asks only about yesterday, and not about the day it was taken', () => {
    const wednesday = addDays(MONDAY, 2);
    expect(openYesterday(given(), addDays(MONDAY, 1))).toBeNull();
    expect(openYesterday(given(), addDays(wednesday, 1))).toBe(wednesday);
    expect(openYesterday(given(), addDays(wednesday, 2))).toBeNull();
    const said = given({ saidOn: [wednesday] });
    expect(openYesterday(said, addDays(wednesday, 1))).toBeNull();
    expect(isOpenOn(said, wednesday)).toBe(false);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-09'],
    ['Europe/Paris', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-08'],
  ])('follows the person’s calendar in %s', (zone, expected) => {
    // The night of the clock change in Los Angeles.
    const today = localDateAt(Date.parse('2026-03-08T11:00:00Z'), zone);
    expect(today).toBe(expected);
    expect(isOpenOn(given(), today)).toBe(expected === MONDAY);
  });

  it('is never due when none of its weekdays occurs', () => {
    const short = { weekdays: [7] as const, from: MONDAY, until: addDays(MONDAY, 5) };
    expect(everDue(short)).toBe(false);
    expect(everDue({ ...short, until: addDays(MONDAY, 6) })).toBe(true);
  });
});

describe('the name of a therapist in a sentence', () => {
  it('is their own, or “Somebody”', () => {
    expect(viewerLabel(' Dr Lee ')).toBe('Dr Lee');
    expect(viewerLabel(' ')).toBe('Somebody');
  });
});
