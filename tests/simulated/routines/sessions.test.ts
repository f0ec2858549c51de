import { describe, expect, it } from 'vitest';
import { elapsedMs, leftMs, openMs, overtimeMs } from '#domain/routines/player/clock.ts';
import { runOf } from '#domain/routines/player/events.ts';
import { marksOf } from '#domain/routines/player/marks.ts';
import type { Run } from '#domain/routines/player/run.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { sized } from '#tests/support/full.ts';
import { type ClockKind, simulateSession } from './players.ts';

const sumOf = ({ spentMs, pausedMs }: Run): number =>
  Object.values(spentMs).reduce((sum, ms) => sum + ms, pausedMs);

const simulate = (clock: ClockKind, sessions: number) =>
  Array.from({ length: sessions }, (_, seed) => simulateSession(seededRandom(seed), clock));

const SESSIONS = sized({ usual: 1_000, full: 5_000 });

describe('simulated sessions', () => {
  it('add up to the time that really passed if the clock is exact', () => {
    let ended = 0;
    for (const { run, nowMs, trueMs } of simulate('exact', SESSIONS)) {
      expect(elapsedMs(run, nowMs)).toBe(trueMs);
      expect(sumOf(run)).toBe(trueMs);
      if (run.phase === 'finished') ended += 1;
    }
    expect(ended).toBeGreaterThan(0.3 * SESSIONS);
  });

  it('are off by no more than the clock was changed, and never negative', () => {
    let set = 0;
    for (const { run, events, nowMs, trueMs, forwardMs, backMs } of simulate('jumping', SESSIONS)) {
      expect(sumOf(run)).toBeLessThanOrEqual(trueMs + forwardMs);
      expect(sumOf(run)).toBeGreaterThanOrEqual(trueMs - backMs);
      for (const ms of [...Object.values(run.spentMs), run.pausedMs]) {
        expect(ms).toBeGreaterThanOrEqual(0);
      }
      for (const atMs of [nowMs, nowMs - 7_200_000, nowMs + 7_200_000]) {
        expect(leftMs(run, atMs) ?? 0).toBeGreaterThanOrEqual(0);
        expect(overtimeMs(run, atMs) ?? 0).toBeGreaterThanOrEqual(0);
        expect(openMs(run, atMs)).toBeGreaterThanOrEqual(0);
      }
      // If the same events are received twice, as after a reload, they lead to the same run.
      expect(marksOf(runOf(run.steps, [...events, ...events]))).toEqual(marksOf(run));
      if (backMs > 0) set += 1;
    }
    expect(set).toBeGreaterThan(0.5 * SESSIONS);
  });
});
