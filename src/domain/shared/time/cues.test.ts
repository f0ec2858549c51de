import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { pauseCountdown, remainingMs, resumeCountdown, startCountdown } from './countdown.ts';
import {
  type Cue,
  dueCue,
  headsUpLeadMs,
  isStale,
  nextCueAtMs,
  phaseAt,
  type Timed,
} from './cues.ts';

const START_MS = Date.UTC(2025, 9, 26, 0, 30);

const timed = (minutes: number, told: Cue | null = null): Timed => ({
  countdown: startCountdown(minutes * MINUTE_MS, START_MS),
  told,
});
const minute = (minutes: number): number => START_MS + minutes * MINUTE_MS;

describe('the heads-up', () => {
  it.each([
    [1, 12_000],
    [10, 2 * MINUTE_MS],
    [19, 3.8 * MINUTE_MS],
    [20, 5 * MINUTE_MS],
    [25, 5 * MINUTE_MS],
    [1440, 5 * MINUTE_MS],
  ])('of %d minutes comes %d ms before the end', (minutes, leadMs) => {
    expect(headsUpLeadMs(minutes * MINUTE_MS)).toBe(leadMs);
  });
});

describe('the cues', () => {
  it('come at the heads-up and at the end', () => {
    expect(nextCueAtMs(timed(30), minute(0))).toBe(minute(25));
    expect(dueCue(timed(30), minute(24.99))).toBeNull();
    expect(dueCue(timed(30), minute(25))).toBe('heads-up');
    expect(nextCueAtMs(timed(30, 'heads-up'), minute(25))).toBe(minute(30));
    expect(dueCue(timed(30, 'heads-up'), minute(29.99))).toBeNull();
    expect(dueCue(timed(30, 'heads-up'), minute(30))).toBe('end');
    expect(dueCue(timed(30, 'end'), minute(40))).toBeNull();
    expect(nextCueAtMs(timed(30, 'end'), minute(40))).toBeNull();
  });

  it('give only the end when both were missed', () => {
    expect(dueCue(timed(30), minute(31))).toBe('end');
    expect(isStale(timed(30).countdown, minute(31))).toBe(false);
    expect(isStale(timed(30).countdown, minute(36))).toBe(true);
  });

  it('wait during a pause, and come later by its length', () => {
    const { countdown } = timed(30);
    const held = pauseCountdown(countdown, minute(10));
    expect(phaseAt(held, minute(90))).toBe('paused');
    expect(dueCue({ countdown: held, told: null }, minute(90))).toBeNull();
    expect(nextCueAtMs({ countdown: held, told: null }, minute(90))).toBeNull();
    const again = resumeCountdown(held, minute(90));
    expect(nextCueAtMs({ countdown: again, told: null }, minute(90))).toBe(minute(105));
  });

  it('are each given once and in order, however rarely they are checked', () => {
    const looks = fc.array(fc.integer({ min: 1, max: 20 * MINUTE_MS }), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), looks, (minutes, gapsMs) => {
        let [state, nowMs] = [timed(minutes), START_MS];
        const given: Cue[] = [];
        for (const gapMs of gapsMs) {
          nowMs += gapMs;
          const cue = dueCue(state, nowMs);
          if (cue !== null) given.push(cue);
          state = { ...state, told: cue ?? state.told };
        }
        const isOver = remainingMs(state.countdown, nowMs) === 0;
        expect([[], ['heads-up'], ['heads-up', 'end'], ['end']]).toContainEqual(given);
        expect(given.includes('end')).toBe(isOver);
      }),
    );
  });

  it('are due at the instant of `nextCueAtMs`, and not before', () => {
    const told = fc.constantFrom<Cue | null>(null, 'heads-up');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), told, (minutes, last) => {
        const state = timed(minutes, last);
        const atMs = nextCueAtMs(state, START_MS) ?? Number.NaN;
        expect(dueCue(state, atMs - 1)).toBeNull();
        expect(dueCue(state, atMs)).toBe(last === null ? 'heads-up' : 'end');
      }),
    );
  });
});
