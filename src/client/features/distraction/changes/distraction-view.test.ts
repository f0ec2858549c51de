import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distraction } from '#contract/distraction.ts';
import { DISTRACTION_TYPES, type DistractionType } from '#domain/distraction/types.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { countNew, countsWithEntries } from './distraction-counts.ts';
import { withEntries } from './distraction-view.ts';

const PLACE = {
  timestamp: '2026-03-10T08:30:00.000Z',
  localDate: localDate('2026-03-10'),
  zone: 'UTC',
};
const aLog = (id: string, type: DistractionType): Distraction => ({
  id,
  userId: 'ada',
  type,
  ...PLACE,
});
const entry = (kind: string, body: object, id = 'e') => ({ id, userId: 'ada', kind, body });
const logged = (id: string, type: DistractionType) => entry('distraction', { type, ...PLACE }, id);
const correct = (distractionId: string, was: DistractionType, type: DistractionType) =>
  entry('distraction-correct', { distractionId, was, type });
const remove = (distractionId: string, was: DistractionType) =>
  entry('distraction-remove', { distractionId, was });

describe('distractions with waiting entries', () => {
  it('include new ones once, have corrected types, and leave out deleted ones', () => {
    const known = [aLog('1', 'Phone')];
    expect(withEntries(known, [logged('2', 'Noise')])).toEqual([...known, aLog('2', 'Noise')]);
    expect(withEntries(known, [logged('1', 'Phone')])).toEqual(known);
    expect(withEntries(known, [correct('1', 'Phone', 'People')])).toEqual([aLog('1', 'People')]);
    expect(withEntries(known, [logged('2', 'Noise'), remove('1', 'Phone')])).toEqual([
      aLog('2', 'Noise'),
    ]);
  });

  it('ignore entries of other kinds and unreadable ones', () => {
    const odd = [entry('mood', PLACE), entry('distraction', {}), remove('1', 'Hunger' as never)];
    expect(withEntries([aLog('1', 'Phone')], odd)).toEqual([aLog('1', 'Phone')]);
    expect(countsWithEntries([{ _id: 'Phone', count: 1 }], odd)).toEqual([
      { _id: 'Phone', count: 1 },
    ]);
  });

  it('count as new only if they are not deleted again', () => {
    const entries = [logged('1', 'Noise'), logged('2', 'Noise'), remove('1', 'Noise')];
    expect(countNew([...entries, remove('3', 'Phone'), correct('2', 'Noise', 'Phone')])).toBe(1);
  });

  it('have the counts that their list has, the most frequent type first', () => {
    const type = fc.constantFrom(...DISTRACTION_TYPES);
    const step = fc.tuple(fc.constantFrom('log', 'correct', 'remove'), fc.nat(), type);
    const countOf = (logs: readonly Distraction[]) =>
      [...Map.groupBy(logs, (log) => log.type)].map(([_id, of]) => ({ _id, count: of.length }));
    fc.assert(
      fc.property(fc.array(type), fc.array(step), (types, steps) => {
        const known = types.map((one, at) => aLog(String(at), one));
        const entries: ReturnType<typeof entry>[] = [];
        for (const [at, [does, place, to]] of steps.entries()) {
          const now = withEntries(known, entries);
          const chosen = now[place % Math.max(1, now.length)];
          if (does === 'log' || chosen === undefined) entries.push(logged(`new ${at}`, to));
          else if (does === 'remove') entries.push(remove(chosen.id, chosen.type));
          else entries.push(correct(chosen.id, chosen.type, to));
        }
        const counts = countsWithEntries(countOf(known), entries);
        expect(new Set(counts)).toEqual(new Set(countOf(withEntries(known, entries))));
        const numbers = counts.map(({ count }) => count);
        expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
      }),
    );
  });
});
