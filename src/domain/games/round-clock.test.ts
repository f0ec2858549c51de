import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { playSocial } from '#tests/simulated/games/social.ts';
import { GAME_VERSIONS, LONGEST_ROUND_MS } from './game.ts';
import { clockAt, IDLE_MOST_MS, newRoundClock } from './round-clock.ts';
import { scoreRound } from './round-score.ts';

describe('the clock of a round', () => {
  it('follows time, counts a long pause as five minutes, and never goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 3 * HOUR_MS })), (gaps) => {
        let [clock, nowMs] = [newRoundClock(7), 7];
        for (const gap of gaps) {
          nowMs += gap;
          const later = clockAt(clock, nowMs);
          expect(later.atMs - clock.atMs).toBe(Math.min(IDLE_MOST_MS, Math.max(0, gap)));
          clock = later;
        }
      }),
    );
  });

  it('accepts a round that was left open for hours at each scene', () => {
    let clock = newRoundClock(0);
    const events = playSocial(1, 1, 3).map((event, at) => {
      clock = clockAt(clock, (at + 1) * 5 * HOUR_MS);
      return { ...event, atMs: clock.atMs };
    });
    const scored = scoreRound({
      game: 'social',
      level: 1,
      seed: 3,
      version: GAME_VERSIONS.social,
      events,
    });
    expect(scored).toMatchObject({ score: 5, durationMs: events.length * IDLE_MOST_MS });
    expect(clock.atMs).toBeLessThan(LONGEST_ROUND_MS);
  });
});
