import { describe, expect, it } from 'vitest';
import { cueBetween } from './cues.ts';
import { pomodoroFrom, pomodoroText } from './stored.ts';
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
  it('gives a heads-up once, a minute before the end, and then says that the phase ended', () => {
    expect(cueBetween(at(0), at(1439))).toBeNull();
    expect(cueBetween(at(1439), at(1440))).toBe('heads-up');
    expect(cueBetween(at(1440), at(1441))).toBeNull();
    expect(cueBetween(at(1499), at(1500))).toBe('ended');
    expect(cueBetween(at(1500), at(1501))).toBeNull();
  });

  it('says once that phases ended, however many did, also when the same phase came around', () => {
    expect(cueBetween(at(10), at(100_000))).toBe('ended');
    expect(at(1800).phase).toBe('focus');
    expect(cueBetween(at(10), at(1810))).toBe('ended');
    expect(cueBetween(at(1510), at(3310))).toBe('ended');
  });

  it('comes a fifth before the end of a short phase, and never while the timer stands still', () => {
    const short = startPomodoro(setPomodoroMinutes(newPomodoro(), 'focus', 1, NOW_MS), NOW_MS);
    const shortAt = (seconds: number) => pomodoroAt(short, NOW_MS + seconds * 1000);
    expect(cueBetween(shortAt(0), shortAt(47))).toBeNull();
    expect(cueBetween(shortAt(47), shortAt(48))).toBe('heads-up');
    const paused = pausePomodoro(timer, NOW_MS + 1_439_000);
    expect(cueBetween(paused, at(1450))).toBeNull();
  });
});

describe('a timer kept as text', () => {
  it('is the same after a reload, and none is made of other text', () => {
    expect(pomodoroFrom(pomodoroText(at(1700)))).toEqual(at(1700));
    const broken = { ...timer, minutes: { focus: 0, break: 5 } };
    for (const text of ['', 'null', '{}', '[]', '{', JSON.stringify(broken)]) {
      expect(pomodoroFrom(text)).toBeNull();
    }
  });
});
