import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs, isDue, wallTime } from './instants.ts';

const STARTED_AT = '2026-03-02T09:00:00.000Z';

describe('elapsedMs', () => {
  it('is the time between two instants, clamped to 0 to one hour for any input', () => {
    expect(elapsedMs(100, 350.5)).toBe(250.5);
    expect(elapsedMs(350, 100)).toBe(0);
    expect(elapsedMs(0, 1e12)).toBe(3_600_000);
    fc.assert(
      fc.property(fc.double(), fc.double(), (from, to) => {
        expect(elapsedMs(from, to) >= 0 && elapsedMs(from, to) <= 3_600_000).toBe(true);
      }),
    );
  });
});

describe('isDue', () => {
  it('is true from the frame nearest to the instant on', () => {
    const frame = (atMs: number) => ({ type: 'frame', atMs, frameMs: 16 }) as const;
    expect(isDue(frame(991), 1000)).toBe(false);
    expect(isDue(frame(992), 1000)).toBe(true);
    expect(isDue(frame(5000), 1000)).toBe(true);
  });
});

describe('wallTime', () => {
  it('adds whole milliseconds to the start and returns a valid time for any input', () => {
    expect(wallTime(STARTED_AT, 1500.6)).toBe('2026-03-02T09:00:01.501Z');
    expect(wallTime(STARTED_AT, 7_200_000)).toBe('2026-03-02T11:00:00.000Z');
    fc.assert(
      fc.property(fc.double(), (atMs) => {
        expect(Number.isFinite(Date.parse(wallTime(STARTED_AT, atMs)))).toBe(true);
      }),
    );
  });
});
