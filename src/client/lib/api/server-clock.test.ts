import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { aheadAfter } from './server-clock.ts';

const TRUE_MS = Date.UTC(2026, 2, 14, 9, 30);

/** The times of a reply, where the request took `thereMs` and the response took `backMs`. */
const sighting = (deviceAheadMs: number, thereMs: number, backMs: number, atMs = TRUE_MS) => ({
  serverMs: Math.floor(atMs / 1000) * 1000,
  sentAtMs: atMs - thereMs + deviceAheadMs,
  receivedAtMs: atMs + backMs + deviceAheadMs,
});
const road = fc.integer({ min: 0, max: 5000 });
const instant = fc.integer({ min: 0, max: 100_000 }).map((later) => TRUE_MS + later);

describe('the offset of the server’s clock', () => {
  it('is 0 when the device agrees, however slow the connection', () => {
    fc.assert(
      fc.property(road, road, instant, (there, back, at) => {
        expect(aheadAfter(0, sighting(0, there, back, at))).toBe(0);
      }),
    );
  });

  it('is found for a device that is minutes off, to within half the round trip and half a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }).chain((m) => fc.constantFrom(m, -m)),
        road,
        road,
        instant,
        (minutes, there, back, at) => {
          const off = minutes * MINUTE_MS;
          const found = aheadAfter(0, sighting(off, there, back, at));
          expect(Math.abs(found + off)).toBeLessThanOrEqual((there + back + 1000) / 2 + 1);
        },
      ),
    );
  });

  it('is not changed by a slow reply, and improves with a fast one', () => {
    const fast = aheadAfter(0, sighting(10 * MINUTE_MS, 20, 20));
    expect(aheadAfter(fast, sighting(10 * MINUTE_MS, 5000, 100, TRUE_MS + 7))).toBe(fast);
    const slow = aheadAfter(0, sighting(10 * MINUTE_MS, 9000, 100));
    expect(aheadAfter(slow, sighting(10 * MINUTE_MS, 20, 20))).toBe(fast);
  });
});
