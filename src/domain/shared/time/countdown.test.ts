import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import {
  type Countdown,
  overtimeMs,
  pauseCountdown,
  remainingMs,
  resumeCountdown,
  startCountdown,
} from './countdown.ts';

const START_MS = Date.UTC(2025, 2, 3, 9);

const duration = fc.integer({ min: 1, max: 1440 * MINUTE_MS });
/** An instant near the start, possibly before it, because a clock may be set back. */
const instant = fc.integer({ min: -2000 * MINUTE_MS, max: 4000 * MINUTE_MS });
const later = fc.integer({ min: 0, max: 2000 * MINUTE_MS });

/** A countdown that was paused and resumed at any instants, in any order. */
const anyCountdown: fc.Arbitrary<Countdown> = fc
  .tuple(duration, fc.array(instant, { maxLength: 7 }))
  .map(([durationMs, instants]) =>
    instants.reduce(
      (countdown, atMs, index) =>
        (index % 2 === 0 ? pauseCountdown : resumeCountdown)(countdown, START_MS + atMs),
      startCountdown(durationMs, START_MS),
    ),
  );

describe('a countdown', () => {
  it('is right after ten minutes without updates', () => {
    const countdown = startCountdown(25 * MINUTE_MS, START_MS);
    expect(remainingMs(countdown, START_MS)).toBe(25 * MINUTE_MS);
    expect(remainingMs(countdown, START_MS + 10 * MINUTE_MS)).toBe(15 * MINUTE_MS);
    expect(overtimeMs(countdown, START_MS + 27 * MINUTE_MS)).toBe(2 * MINUTE_MS);
    expect(remainingMs(countdown, START_MS + 27 * MINUTE_MS)).toBe(0);
  });

  it('has between 0 and its whole duration left, whatever the clock does', () => {
    fc.assert(
      fc.property(anyCountdown, instant, (countdown, atMs) => {
        const left = remainingMs(countdown, START_MS + atMs);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(countdown.durationMs);
      }),
    );
  });

  it('never gains time as time goes on, and is over only when nothing is left', () => {
    fc.assert(
      fc.property(anyCountdown, instant, later, (countdown, atMs, moreMs) => {
        const [first, second] = [START_MS + atMs, START_MS + atMs + moreMs];
        expect(remainingMs(countdown, second)).toBeLessThanOrEqual(remainingMs(countdown, first));
        expect(overtimeMs(countdown, second)).toBeGreaterThanOrEqual(overtimeMs(countdown, first));
        if (overtimeMs(countdown, first) > 0) expect(remainingMs(countdown, first)).toBe(0);
      }),
    );
  });

  it('does not change while it is paused', () => {
    fc.assert(
      fc.property(duration, later, instant, (durationMs, pauseMs, atMs) => {
        const countdown = startCountdown(durationMs, START_MS);
        const held = pauseCountdown(countdown, START_MS + pauseMs);
        const then = START_MS + pauseMs;
        expect(remainingMs(held, START_MS + atMs)).toBe(remainingMs(countdown, then));
        expect(overtimeMs(held, START_MS + atMs)).toBe(overtimeMs(countdown, then));
      }),
    );
  });

  it('continues from where it was paused, even when the clock was changed meanwhile', () => {
    fc.assert(
      fc.property(anyCountdown, instant, instant, later, (before, pauseMs, resumeMs, moreMs) => {
        const countdown = resumeCountdown(before, START_MS + pauseMs);
        const again = resumeCountdown(
          pauseCountdown(countdown, START_MS + pauseMs),
          START_MS + resumeMs,
        );
        const [now, had] = [START_MS + resumeMs + moreMs, START_MS + pauseMs + moreMs];
        expect(remainingMs(again, now)).toBe(remainingMs(countdown, had));
        expect(overtimeMs(again, now)).toBe(overtimeMs(countdown, had));
      }),
    );
  });

  it('ignores a second pause or resume', () => {
    const countdown = startCountdown(MINUTE_MS, START_MS);
    expect(resumeCountdown(countdown, START_MS + 5)).toEqual(countdown);
    const held = pauseCountdown(countdown, START_MS + 5);
    expect(pauseCountdown(held, START_MS + 50)).toEqual(held);
  });
});
