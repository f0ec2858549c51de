import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cueBetween, isLongBegun, nextCueAtMs } from './cues.ts';
import { readPomodoro } from './stored.ts';
import {
  newPomodoro,
  pausePomodoro,
  pomodoroAt,
  setPomodoroMinutes,
  startPomodoro,
} from './timer.ts';

const NOW_MS = Date.parse('2026-03-02T09:00:00Z');
const timer = startPomodoro(newPomodoro(), NOW_MS);
const at = (seconds: number) => pomodoroAt(timer, NOW_MS + seconds * 1000);

describe('cueBetween', () => {
  it('is one heads-up, five minutes before the end of a long phase, and then an end', () => {
    expect(cueBetween(at(0), at(1199))).toBeNull();
    expect(cueBetween(at(1199), at(1200))).toBe('heads-up');
    expect(cueBetween(at(1200), at(1201))).toBeNull();
    expect(cueBetween(at(1499), at(1500))).toBe('end');
    expect(cueBetween(at(1500), at(1501))).toBeNull();
  });

  it('is one end, however many phases ended, even if the same phase came around', () => {
    expect(cueBetween(at(10), at(100_000)), 'nobody was there').toBe('end');
    expect(at(1800).phase).toBe('focus');
    expect(cueBetween(at(10), at(1810))).toBe('end');
    const later = pomodoroAt(at(1510), NOW_MS + 3_310_000);
    expect(cueBetween(at(1510), later)).toBe('end');
    expect(cueBetween(later, pomodoroAt(later, NOW_MS + 3_320_000))).toBeNull();
  });

  it('is a heads-up a fifth before the end of a short phase, and null while the timer is stopped', () => {
    const short = startPomodoro(setPomodoroMinutes(newPomodoro(), 'focus', 1, NOW_MS), NOW_MS);
    const shortAt = (seconds: number) => pomodoroAt(short, NOW_MS + seconds * 1000);
    expect(cueBetween(shortAt(0), shortAt(47))).toBeNull();
    expect(cueBetween(shortAt(47), shortAt(48))).toBe('heads-up');
    const paused = pausePomodoro(timer, NOW_MS + 1_199_000);
    expect(cueBetween(paused, at(1250))).toBeNull();
  });
});

describe('nextCueAtMs', () => {
  it('is the heads-up, then the end, and null while the timer is stopped', () => {
    expect(nextCueAtMs(at(0))).toBe(NOW_MS + 1_200_000);
    expect(nextCueAtMs(at(1200))).toBe(NOW_MS + 1_500_000);
    expect(nextCueAtMs(at(1500))).toBe(NOW_MS + 1_740_000);
    expect(nextCueAtMs(pausePomodoro(timer, NOW_MS))).toBeNull();
  });

  it('is the first instant at which a cue is due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_099_999 }), (ms) => {
        const look = pomodoroAt(timer, NOW_MS + ms);
        const nextMs = nextCueAtMs(look) ?? Number.NaN;
        expect(nextMs).toBeGreaterThan(NOW_MS + ms);
        expect(cueBetween(look, pomodoroAt(look, nextMs))).not.toBeNull();
        expect(cueBetween(look, pomodoroAt(look, nextMs - 1))).toBeNull();
      }),
    );
  });
});

describe('isLongBegun', () => {
  it('is true more than five minutes into a phase', () => {
    expect(isLongBegun(at(300))).toBe(false);
    expect(isLongBegun(at(301))).toBe(true);
  });
});

describe('a stored timer', () => {
  it('is the same after a reload, and anything else is rejected', () => {
    expect(readPomodoro(JSON.parse(JSON.stringify(at(1700))))).toEqual(at(1700));
    const broken = { ...timer, minutes: { focus: 0, break: 5 } };
    for (const kept of [null, {}, [], '', broken]) expect(readPomodoro(kept)).toBeNull();
  });
});
