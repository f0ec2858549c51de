import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { daysUntil, reportOf } from './report.ts';

const MEDICINES = [{ id: 'm', name: 'The blue one' }];
const NOTHING = { medicines: MEDICINES, doses: [], effects: [], ratings: [] };

const doseAt = (takenAt: string, zone: string) => ({
  medicineId: 'm',
  takenAt,
  zone,
  localDate: localDateAt(Date.parse(takenAt), zone),
});

describe('the days of a report', () => {
  it('end on its last day, even across the end of summer time', () => {
    expect(daysUntil(localDate('2026-03-02'), 3)).toEqual([
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    const days = daysUntil(localDate('2026-10-26'), 30);
    expect(days).toHaveLength(30);
    expect(new Set(days).size).toBe(30);
    expect(days.at(0)).toBe('2026-09-27');
  });
});

describe('a report', () => {
  it.each([
    ['Pacific/Apia', '2026-03-11', '00:30'],
    ['America/St_Johns', '2026-03-10', '09:00'],
    ['Asia/Kolkata', '2026-03-10', '17:00'],
    ['Australia/Lord_Howe', '2026-03-10', '22:30'],
  ])('has a dose taken in %s on the local day and at the local time', (zone, day, time) => {
    const days = daysUntil(localDate('2026-03-11'), 2);
    const report = reportOf({ ...NOTHING, doses: [doseAt('2026-03-10T11:30:00Z', zone)] }, days);
    expect(report.medicines[0]?.cells[days.indexOf(localDate(day))]).toBe(time);
    expect(report.medicines[0]?.sentence).toBe('The blue one: taken once, on 1 day.');
  });

  it('has blank days, counts as words, and neither shares nor missed doses', () => {
    const days = daysUntil(localDate('2026-03-11'), 30);
    const rated = (level: 0 | 1 | 2 | 3, ratedAt: string) => ({
      effect: 'Sleep',
      level,
      ratedAt,
      zone: 'UTC',
      localDate: localDateAt(Date.parse(ratedAt), 'UTC'),
    });
    const report = reportOf(
      {
        ...NOTHING,
        effects: ['Appetite', 'Sleep'],
        doses: ['2026-03-10T20:00:00Z', '2026-03-10T08:05:00Z', '2025-01-01T08:00:00Z'].map((at) =>
          doseAt(at, 'UTC'),
        ),
        ratings: [rated(3, '2026-03-10T21:00:00Z'), rated(1, '2026-03-10T09:00:00Z')],
      },
      days,
    );
    expect(report.medicines[0]?.cells.filter((cell) => cell !== '')).toEqual(['08:05, 20:00']);
    expect(report.medicines[0]?.sentence).toBe('The blue one: taken 2 times, on 1 day.');
    expect(report.effects.map(({ sentence }) => sentence)).toEqual([
      'Appetite: no entry.',
      'Sleep: a little once, a lot once.',
    ]);
    expect(report.effects[1]?.cells.at(-2)).toBe('a little, a lot');
    expect(JSON.stringify(report)).not.toMatch(/%|missed|forgot|skipped/i);
  });

  it('has each entry of its days once, and none of other days', () => {
    const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-03-31') });
    fc.assert(
      fc.property(
        fc.array(instant, { maxLength: 30 }),
        fc.constantFrom('Pacific/Apia', 'UTC', 'America/St_Johns'),
        (instants, zone) => {
          const doses = instants.map((at) => doseAt(new Date(at).toISOString(), zone));
          const days = daysUntil(localDate('2026-03-10'), 30);
          const [column] = reportOf({ ...NOTHING, doses }, days).medicines;
          const shown = (column?.cells ?? []).flatMap((cell) => (cell ? cell.split(', ') : []));
          const expected = doses.filter(({ localDate: day }) => days.includes(day));
          expect(shown).toHaveLength(expected.length);
        },
      ),
    );
  });
});
