import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Revisions, revised, sequenceOf } from './calendar-revisions.ts';

const NOW = Date.UTC(2026, 2, 10, 9, 30);

it('grows with each change and only then, even within a second or when the clock is set back', () => {
  const looks = fc.array(
    fc.record({
      says: fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.constantFrom('one', 'two')),
      laterMs: fc.integer({ min: -100_000, max: 100_000 }),
    }),
  );
  fc.assert(
    fc.property(looks, (all) => {
      let before: Revisions = {};
      let nowMs = NOW;
      for (const { says, laterMs } of all) {
        nowMs += laterMs;
        const after = revised(before, new Map(Object.entries(says)), nowMs);
        expect(Object.keys(after).sort()).toEqual(Object.keys(says).sort());
        for (const [uid, revision] of Object.entries(after)) {
          const last = Object.hasOwn(before, uid) ? before[uid] : undefined;
          expect(revision.digest).toBe(says[uid]);
          if (last === undefined) continue;
          if (last.digest === revision.digest) expect(revision).toEqual(last);
          else expect(sequenceOf(revision)).toBeGreaterThan(sequenceOf(last));
        }
        before = after;
      }
    }),
  );
});

it('is later after an item returns than before it was removed', () => {
  const first = revised({}, new Map([['a', 'one']]), NOW);
  const gone = revised(first, new Map(), NOW + 60_000);
  const again = revised(gone, new Map([['a', 'one']]), NOW + 120_000);
  expect(again.a?.changedMs).toBe(NOW + 120_000);
});
