import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { isBreakDue, type PlaySpan, stretchOf } from './play-time.ts';

const NOW_MS = Date.UTC(2026, 2, 29, 1);
/** A span that began and ended this many minutes before now. */
const span = (from: number, to: number): PlaySpan => ({
  fromMs: NOW_MS - from * MINUTE_MS,
  toMs: NOW_MS - to * MINUTE_MS,
});
const isDue = (...spans: readonly PlaySpan[]): boolean => isBreakDue(spans, NOW_MS);

describe('a break', () => {
  it('is suggested after 15 minutes of play, also across several games', () => {
    expect(isDue()).toBe(false);
    expect(isDue(span(14.9, 0))).toBe(false);
    expect(isDue(span(15, 0))).toBe(true);
    expect(isDue(span(18, 10), span(9, 2), span(1, 0))).toBe(true);
  });

  it('does not count the time between games, and restarts after five minutes without play', () => {
    expect(isDue(span(20, 15), span(12, 8), span(4, 0))).toBe(false);
    expect(isDue(span(40, 10), span(5, 0))).toBe(false);
    expect(isDue(span(40, 5))).toBe(false);
    expect(isDue(span(40, 4.9))).toBe(true);
  });

  it('stays hidden once it was hidden, until five minutes without play', () => {
    const hidden = NOW_MS - 2 * MINUTE_MS;
    const isShown = (...spans: readonly PlaySpan[]) => isBreakDue(spans, NOW_MS, hidden);
    expect(isShown(span(20, 3), span(1, 0))).toBe(false);
    expect(isShown(span(30, 10), span(6, 0))).toBe(false);
    const afterBreak = NOW_MS + 30 * MINUTE_MS;
    expect(isBreakDue([span(20, 3), span(-10, -30)], afterBreak, hidden)).toBe(true);
    expect(isBreakDue([span(20, 3)], NOW_MS, NOW_MS + 1)).toBe(true);
  });

  it('counts no time twice, in any order', () => {
    expect(stretchOf([span(10, 0), span(10, 0), span(8, 2)], NOW_MS)).toEqual({
      fromMs: NOW_MS - 10 * MINUTE_MS,
      playedMs: 10 * MINUTE_MS,
    });
    const spans = fc.array(
      fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => span(Math.max(a, b), Math.min(a, b))),
    );
    fc.assert(
      fc.property(spans, (all) => {
        const playedMs = stretchOf(all, NOW_MS)?.playedMs ?? 0;
        expect(playedMs).toBeGreaterThanOrEqual(0);
        expect(playedMs).toBeLessThanOrEqual(60 * MINUTE_MS);
        expect(isBreakDue(all, NOW_MS + 5 * MINUTE_MS)).toBe(false);
      }),
    );
  });
});
