import { describe, expect, it } from 'vitest';
import type { UrgeChange } from '#contract/urges.ts';
import type { UrgeRecord } from '#domain/urge/urge.ts';
import { urgeBodyOf, withChanges } from './urge-entry.ts';

const RECORD: UrgeRecord = {
  id: 'a',
  startedAtMs: Date.parse('2026-03-10T02:30:00Z'),
  minutes: 5,
  waitedSeconds: 300,
  before: 8,
  during: null,
  after: 3,
  happened: 'I made tea',
  ritual: 'in-part',
};
const UTC = { zone: 'UTC', dayStartsAtHour: 0 };

describe('an urge in the outbox', () => {
  it.each([
    ['Pacific/Kiritimati', 0, '2026-03-10'],
    ['America/Los_Angeles', 0, '2026-03-09'],
    ['Asia/Kolkata', 0, '2026-03-10'],
    ['Europe/Paris', 4, '2026-03-09'],
  ])('is on the person’s day in %s with days that start at %i', (zone, dayStartsAtHour, date) => {
    expect(urgeBodyOf(RECORD, { zone, dayStartsAtHour }).localDate).toBe(date);
  });

  it('is listed once before it is sent, unless it was deleted', () => {
    const { id, ...record } = RECORD;
    const body = urgeBodyOf({ id, ...record }, UTC);
    const waits: UrgeChange = { id, kind: 'urge-keep', body };
    const remove = (urgeId: string): UrgeChange => ({
      id: 'c',
      kind: 'urge-remove',
      body: { urgeId },
    });
    const known = { ...body, id: 'b', userId: 'ada', startedAt: '2026-03-10T01:00:00.000Z' };
    const ids = (changes: readonly UrgeChange[]) =>
      withChanges([known], changes, 'ada').map((urge) => urge.id);
    expect(ids([])).toEqual(['b']);
    expect(ids([waits])).toEqual(['a', 'b']);
    expect(ids([{ ...waits, id: 'b' }])).toEqual(['b']);
    expect(ids([waits, remove('b')])).toEqual(['a']);
    expect(ids([waits, remove('a')])).toEqual(['b']);
    const { before, during, ritual } = body;
    const answers = { before, during, after: 1, happened: 'I went out', ritual } as const;
    const corrected: UrgeChange = {
      id: 'd',
      kind: 'urge-correct',
      body: { urgeId: 'a', ...answers },
    };
    expect(withChanges([known], [waits, corrected], 'ada')).toEqual([
      { ...body, ...answers, id: 'a', userId: 'ada' },
      known,
    ]);
  });
});
