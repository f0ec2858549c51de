import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { DISTRESS, distressOfShare, distressText } from './distress.ts';
import {
  type AfterDelay,
  DELAYS_MINUTES,
  delayEndsAtMs,
  delayLeftMs,
  HAPPENED_MAX,
  NEW_URGE,
  RITUALS,
  recordOf,
  type Urge,
  type UrgeEvent,
  urgeAt,
  type Waiting,
  withUrgeEvent,
} from './urge.ts';

const NOW_MS = Date.parse('2026-03-10T12:00:00Z');

const distress = fc.option(fc.constantFrom(...DISTRESS), { nil: null });
const minutes = fc.constantFrom(...DELAYS_MINUTES);
const event: fc.Arbitrary<UrgeEvent> = fc.oneof(
  fc.record({ type: fc.constant('rated' as const), distress }),
  fc.record({ type: fc.constant('begun' as const), id: fc.uuid(), minutes }),
  fc.constant({ type: 'stopped' } as const),
  fc.constant({ type: 'told' } as const),
  fc.record({
    type: fc.constant('wrote' as const),
    happened: fc.string({ unit: 'grapheme', maxLength: 900 }),
  }),
  fc.record({
    type: fc.constant('ritual' as const),
    ritual: fc.option(fc.constantFrom(...RITUALS), { nil: null }),
  }),
);
/** Events with the time that passes before each; the clock may be set back. */
const story = fc.array(fc.tuple(event, fc.integer({ min: -MINUTE_MS, max: 4 * MINUTE_MS })), {
  maxLength: 40,
});

const played = (events: readonly (readonly [UrgeEvent, number])[]) => {
  let [urge, nowMs] = [NEW_URGE, NOW_MS];
  const seen: Urge[] = [urge];
  for (const [one, afterMs] of events) {
    nowMs += afterMs;
    urge = withUrgeEvent(urge, one, nowMs);
    seen.push(urge);
  }
  return { urge, nowMs, seen };
};

const waiting = (more: Partial<Waiting> = {}): Waiting => ({
  stage: 'waiting',
  id: 'one',
  startedAtMs: NOW_MS,
  minutes: 5,
  before: 8,
  during: null,
  told: false,
  ...more,
});

const overOf = (urge: Urge): AfterDelay => {
  if (urge.stage !== 'after') throw new Error(`It is ${urge.stage}.`);
  return urge;
};

describe('an urge', () => {
  it('goes from the first question through the delay to the answers afterwards', () => {
    const { urge } = played([
      [{ type: 'rated', distress: 8 }, 0],
      [{ type: 'begun', id: 'one', minutes: 5 }, 1000],
      [{ type: 'rated', distress: 6 }, MINUTE_MS],
      [{ type: 'rated', distress: 3 }, 5 * MINUTE_MS],
      [{ type: 'wrote', happened: 'I made tea' }, 0],
      [{ type: 'ritual', ritual: 'in-part' }, 0],
    ]);
    expect(recordOf(overOf(urge))).toEqual({
      id: 'one',
      startedAtMs: NOW_MS + 1000,
      minutes: 5,
      waitedSeconds: 300,
      before: 8,
      during: 6,
      after: 3,
      happened: 'I made tea',
      ritual: 'in-part',
    });
  });

  it('can be completed without a single answer', () => {
    const { urge } = played([
      [{ type: 'begun', id: 'one', minutes: 2 }, 0],
      [{ type: 'stopped' }, 90_000],
    ]);
    expect(recordOf(overOf(urge))).toMatchObject({
      waitedSeconds: 90,
      before: null,
      during: null,
      after: null,
      happened: '',
      ritual: null,
    });
  });

  it('asks the same afterwards, whether it was stopped or ran to its end', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 20 * MINUTE_MS }), (length, waitedMs) => {
        const urge = waiting({ minutes: length });
        const stopped = overOf(withUrgeEvent(urge, { type: 'stopped' }, NOW_MS + waitedMs));
        const { endedAtMs, ...left } = stopped;
        const { endedAtMs: _, ...over } = overOf(urgeAt(urge, delayEndsAtMs(urge)));
        expect(left).toEqual(over);
        expect(endedAtMs).toBe(Math.min(NOW_MS + waitedMs, delayEndsAtMs(urge)));
      }),
    );
  });

  it('does not depend on when it is looked at, because only its start is stored', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 60 * MINUTE_MS }), (length, laterMs) => {
        const urge = waiting({ minutes: length });
        const isOver = laterMs >= length * MINUTE_MS;
        expect(urgeAt(urge, NOW_MS + laterMs).stage).toBe(isOver ? 'after' : 'waiting');
        const kept: Waiting = JSON.parse(JSON.stringify(urge));
        expect(urgeAt(kept, NOW_MS + laterMs)).toEqual(urgeAt(urge, NOW_MS + laterMs));
      }),
    );
  });

  it('has between 0 and its whole length left, even with a clock that was set back', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: -1e9, max: 1e9 }), (length, laterMs) => {
        const left = delayLeftMs(waiting({ minutes: length }), NOW_MS + laterMs);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(length * MINUTE_MS);
      }),
    );
  });

  it('never goes back a stage, keeps its id, and always has a valid record', () => {
    const order = ['before', 'waiting', 'after'];
    fc.assert(
      fc.property(story, (events) => {
        const { seen, nowMs, urge } = played(events);
        const stages = seen.map(({ stage }) => order.indexOf(stage));
        expect(stages).toEqual(stages.toSorted((one, other) => one - other));
        const ids = new Set(seen.flatMap((one) => (one.stage === 'before' ? [] : [one.id])));
        expect(ids.size).toBeLessThanOrEqual(1);
        const last = urgeAt(urge, nowMs + 11 * MINUTE_MS);
        if (last.stage !== 'after') return;
        const { waitedSeconds, happened, minutes: length } = recordOf(last);
        expect(waitedSeconds).toBeGreaterThanOrEqual(0);
        expect(waitedSeconds).toBeLessThanOrEqual(length * 60);
        expect(happened.length).toBeLessThanOrEqual(HAPPENED_MAX);
        expect(happened.isWellFormed()).toBe(true);
      }),
    );
  });

  it('notes that the end was announced, and goes on unchanged', () => {
    const told = withUrgeEvent(waiting(), { type: 'told' }, NOW_MS + 6 * MINUTE_MS);
    expect(told).toEqual(waiting({ told: true }));
    expect(urgeAt(told, NOW_MS + 6 * MINUTE_MS)).toEqual(urgeAt(waiting(), NOW_MS + 6 * MINUTE_MS));
  });
});

describe('distress as text', () => {
  it('has other words for each number', () => {
    expect(new Set(DISTRESS.map(distressText)).size).toBe(DISTRESS.length);
  });

  it('is the nearest of 0 to 10 for a share of 0 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (share) => {
        expect(Math.abs(distressOfShare(share) * 10 - share)).toBeLessThanOrEqual(5);
      }),
    );
    expect(DISTRESS.map((one) => distressOfShare(one * 10))).toEqual([...DISTRESS]);
  });
});
