import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { readMinutes } from './minutes.ts';
import {
  clockText,
  endsFrom,
  newPomodoro,
  type Pomodoro,
  pausePomodoro,
  pomodoroAt,
  resetPomodoro,
  setPomodoroMinutes,
  startPomodoro,
} from './timer.ts';

const NOW_MS = Date.parse('2026-03-02T09:00:00Z');

/** A reference implementation that counts down second by second. */
const tick = (timer: Pomodoro): Pomodoro => {
  if (timer.leftMs > 1000) return { ...timer, leftMs: timer.leftMs - 1000 };
  const phase = timer.phase === 'focus' ? 'break' : 'focus';
  const phaseMs = timer.minutes[phase] * MINUTE_MS;
  const completed = timer.completed + (phase === 'break' ? 1 : 0);
  return { ...timer, phase, phaseMs, completed, leftMs: phaseMs };
};

const seen = ({ phase, phaseMs, completed, leftMs }: Pomodoro) => ({
  phase,
  phaseMs,
  completed,
  leftMs,
});

const withMinutes = (focus: number, rest: number): Pomodoro =>
  setPomodoroMinutes(
    setPomodoroMinutes(newPomodoro(), 'focus', focus, NOW_MS),
    'break',
    rest,
    NOW_MS,
  );

describe('a timer', () => {
  it('begins stopped, with 25 minutes of focus and 5 of break', () => {
    const timer = newPomodoro();
    expect(timer).toMatchObject({ phase: 'focus', completed: 0, endsAtMs: null });
    expect(clockText(timer.leftMs)).toBe('25:00');
    expect(pomodoroAt(timer, NOW_MS + 9e9)).toBe(timer);
  });

  it('goes from focus to break and back, and counts each focus phase at its end', () => {
    const timer = startPomodoro(newPomodoro(), NOW_MS);
    const at = (minutes: number) => seen(pomodoroAt(timer, NOW_MS + minutes * MINUTE_MS));
    expect(at(24.5)).toMatchObject({ phase: 'focus', completed: 0, leftMs: 30_000 });
    expect(at(25)).toMatchObject({ phase: 'break', completed: 1, leftMs: 5 * MINUTE_MS });
    expect(at(29)).toMatchObject({ phase: 'break', completed: 1, leftMs: MINUTE_MS });
    expect(at(30)).toMatchObject({ phase: 'focus', completed: 1, leftMs: 25 * MINUTE_MS });
    expect(at(34.9)).toMatchObject({ phase: 'focus', completed: 1 });
  });

  it('is the same as one that ticks, until ten minutes after an end', () => {
    const minutes = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(minutes, minutes, fc.nat(599), (focus, rest, secondsAfter) => {
        const seconds = focus * 60 + secondsAfter;
        let ticking = withMinutes(focus, rest);
        const timer = startPomodoro(ticking, NOW_MS);
        for (let second = 0; second < seconds; second += 1) ticking = tick(ticking);
        expect(seen(pomodoroAt(timer, NOW_MS + seconds * 1000))).toEqual(seen(ticking));
      }),
    );
  });

  it('does not depend on how often it is looked at while somebody is there, with pauses', () => {
    const minutes = fc.integer({ min: 1, max: 180 });
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom('look' as const, 'pause' as const, 'start' as const),
        fc.nat(599_999),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(minutes, minutes, steps, (focus, rest, all) => {
        let watched = startPomodoro(withMinutes(focus, rest), NOW_MS);
        let unwatched = watched;
        let nowMs = NOW_MS;
        for (const [what, ms] of all) {
          nowMs += ms;
          watched = pomodoroAt(pomodoroAt(watched, nowMs - Math.floor(ms / 3)), nowMs);
          const act = { look: pomodoroAt, pause: pausePomodoro, start: startPomodoro }[what];
          watched = act(watched, nowMs);
          unwatched = act(unwatched, nowMs);
        }
        const left = pomodoroAt(watched, nowMs);
        expect(left).toEqual(pomodoroAt(unwatched, nowMs));
        expect(left.leftMs).toBeGreaterThan(0);
        expect(left.leftMs).toBeLessThanOrEqual(left.phaseMs);
      }),
    );
  });

  it('waits for a press from ten minutes after an end that nobody saw, and has the time of that end', () => {
    const minutes = fc.integer({ min: 1, max: 180 });
    fc.assert(
      fc.property(minutes, minutes, fc.nat(3 * 86_400_000), (focus, rest, moreMs) => {
        const endMs = NOW_MS + focus * MINUTE_MS;
        const nowMs = endMs + 10 * MINUTE_MS + moreMs;
        const back = pomodoroAt(startPomodoro(withMinutes(focus, rest), NOW_MS), nowMs);
        const phase = { phase: 'break', completed: 1, leftMs: rest * MINUTE_MS };
        expect(back).toMatchObject({ ...phase, endsAtMs: null, endedAtMs: endMs });
        expect(pomodoroAt(back, nowMs + moreMs)).toEqual(back);
        const pressed = startPomodoro(back, nowMs);
        expect(pressed).toMatchObject({
          ...phase,
          endsAtMs: nowMs + phase.leftMs,
          endedAtMs: null,
        });
        expect(resetPomodoro(back, nowMs).endedAtMs).toBeNull();
      }),
    );
  });

  it('predicts each end that it goes through while nobody looks', () => {
    const minutes = fc.integer({ min: 1, max: 180 });
    fc.assert(
      fc.property(minutes, minutes, (focus, rest) => {
        const timer = startPomodoro(withMinutes(focus, rest), NOW_MS);
        const ends = endsFrom(timer, NOW_MS);
        for (const { phase, atMs } of ends) {
          expect(pomodoroAt(timer, atMs - 1).phase).toBe(phase);
          expect(pomodoroAt(timer, atMs).phase).not.toBe(phase);
        }
        const first = pomodoroAt(timer, NOW_MS + focus * MINUTE_MS + 10 * MINUTE_MS - 1);
        const rounds = Math.ceil(ends.length / 2);
        expect(first).toMatchObject({
          phase: ends.length % 2 === 1 ? 'break' : 'focus',
          completed: rounds,
        });
      }),
    );
    expect(endsFrom(newPomodoro(), NOW_MS)).toEqual([]);
  });

  it('keeps the time left through a pause of any length', () => {
    const paused = pausePomodoro(startPomodoro(newPomodoro(), NOW_MS), NOW_MS + 400_500);
    expect(clockText(paused.leftMs)).toBe('18:20');
    const anew = startPomodoro(paused, NOW_MS + 9e9);
    expect(pomodoroAt(anew, NOW_MS + 9e9 + 1_099_500).phase).toBe('break');
    expect(pomodoroAt(anew, NOW_MS + 9e9 + 1_099_499).phase).toBe('focus');
  });

  it('stops and restores the focus phase on reset, and keeps the count', () => {
    const timer = startPomodoro(newPomodoro(), NOW_MS);
    expect(resetPomodoro(timer, NOW_MS + 33 * MINUTE_MS)).toEqual({
      ...newPomodoro(),
      completed: 1,
    });
  });

  it('is never longer than its phase when the clock is set back', () => {
    const timer = startPomodoro(newPomodoro(), NOW_MS);
    const back = pomodoroAt(timer, NOW_MS - 3_600_000);
    expect(back.leftMs).toBe(25 * MINUTE_MS);
    expect(pomodoroAt(back, NOW_MS - 3_600_000 + MINUTE_MS).leftMs).toBe(24 * MINUTE_MS);
  });
});

describe('new lengths', () => {
  it('apply immediately to a phase stopped at its beginning, and otherwise from the next one on', () => {
    expect(clockText(withMinutes(50, 10).leftMs)).toBe('50:00');
    const timer = startPomodoro(newPomodoro(), NOW_MS);
    const changed = setPomodoroMinutes(timer, 'focus', 50, NOW_MS + MINUTE_MS);
    expect(clockText(changed.leftMs)).toBe('24:00');
    expect(pomodoroAt(changed, NOW_MS + 30 * MINUTE_MS).leftMs).toBe(50 * MINUTE_MS);
    expect(clockText(resetPomodoro(changed, NOW_MS).leftMs)).toBe('50:00');
  });

  it('are 1 to 180 whole minutes, and other values do not change the timer', () => {
    const timer = startPomodoro(newPomodoro(), NOW_MS);
    for (const minutes of [0, -5, 181, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(setPomodoroMinutes(timer, 'focus', minutes, NOW_MS)).toBe(timer);
    }
    expect(readMinutes('focus', ' 180 ')).toEqual({ minutes: 180 });
    expect(readMinutes('focus', '1')).toEqual({ minutes: 1 });
    for (const text of ['', '0', '181', '2.5', '-1', '1e2', 'ten', '25 min']) {
      expect(readMinutes('break', text)).toEqual({
        problem: 'Enter a whole number of minutes for break time, from 1 to 180.',
      });
    }
  });
});

describe('clockText', () => {
  it('shows minutes and seconds, rounded up to a whole second', () => {
    expect(clockText(0)).toBe('00:00');
    expect(clockText(1)).toBe('00:01');
    expect(clockText(59_001)).toBe('01:00');
    expect(clockText(61_000)).toBe('01:01');
    expect(clockText(180 * MINUTE_MS)).toBe('180:00');
  });
});
