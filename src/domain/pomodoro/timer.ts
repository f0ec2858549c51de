import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { DEFAULT_BREAK_MINUTES, DEFAULT_FOCUS_MINUTES, isMinutes } from './minutes.ts';

/**
 * How long after the end of a phase the next phase can still start automatically, in milliseconds. If the page was not
 * open during this time, the next phase waits for a press.
 */
const AWAY_MS = 10 * MINUTE_MS;

export type Phase = 'focus' | 'break';

/**
 * A Pomodoro timer. It counts down to an absolute deadline, so that it does not depend on how often it is
 * updated. Instants are milliseconds since the Unix epoch.
 */
export interface Pomodoro {
  /** The lengths of the next phases. */
  readonly minutes: Readonly<Record<Phase, number>>;
  readonly phase: Phase;
  /** The whole length of the current phase, in milliseconds. */
  readonly phaseMs: number;
  /** The number of completed focus phases. */
  readonly completed: number;
  /** When the current phase ends; null while the timer is stopped. */
  readonly endsAtMs: number | null;
  /**
   * When the previous phase ended, if the current phase waits for a press because nobody saw that end; otherwise null.
   */
  readonly endedAtMs: number | null;
  /** The time left in the current phase, in milliseconds, at the last update. */
  readonly leftMs: number;
}

/** A stopped timer at the beginning of a focus phase. */
export const newPomodoro = (): Pomodoro => ({
  minutes: { focus: DEFAULT_FOCUS_MINUTES, break: DEFAULT_BREAK_MINUTES },
  phase: 'focus',
  phaseMs: DEFAULT_FOCUS_MINUTES * MINUTE_MS,
  completed: 0,
  endsAtMs: null,
  endedAtMs: null,
  leftMs: DEFAULT_FOCUS_MINUTES * MINUTE_MS,
});

const otherOf = (phase: Phase): Phase => (phase === 'focus' ? 'break' : 'focus');

/** The running timer whose phase ends at `endsAtMs`, which is after `nowMs`. */
const running = (timer: Pomodoro, endsAtMs: number, nowMs: number): Pomodoro => ({
  ...timer,
  endsAtMs,
  leftMs: endsAtMs - nowMs,
});

/** The timer in its next phase, which begins when the current one ends. */
const turned = (timer: Pomodoro, nowMs: number, endedAtMs: number): Pomodoro => {
  const phase = otherOf(timer.phase);
  const phaseMs = timer.minutes[phase] * MINUTE_MS;
  const completed = timer.completed + (timer.phase === 'focus' ? 1 : 0);
  return running({ ...timer, phase, phaseMs, completed }, endedAtMs + phaseMs, nowMs);
};

/** The timer at the beginning of its next phase, which waits for a press. */
const waiting = (timer: Pomodoro, endedAtMs: number): Pomodoro => {
  const next = turned(timer, endedAtMs, endedAtMs);
  return { ...next, endsAtMs: null, endedAtMs };
};

/**
 * The timer at an instant. It goes through all phases that have ended since the last update, so that phase, time and
 * count are right after the device was asleep. If a phase ended at least `AWAY_MS` ago and nobody saw its end, however,
 * the next phase waits for a press. Setting the clock back never makes a phase longer than its length.
 */
export const pomodoroAt = (timer: Pomodoro, nowMs: number): Pomodoro => {
  let { endsAtMs } = timer;
  if (endsAtMs === null) return timer;
  if (endsAtMs - nowMs > timer.phaseMs) return running(timer, nowMs + timer.phaseMs, nowMs);
  if (nowMs - endsAtMs >= AWAY_MS) return waiting(timer, endsAtMs);
  let now = running(timer, endsAtMs, nowMs);
  while (endsAtMs <= nowMs) {
    now = turned(now, nowMs, endsAtMs);
    endsAtMs += now.phaseMs;
  }
  return now;
};

/** The phases that will end after an instant if nobody opens the page, each with its end. */
export const endsFrom = (
  timer: Pomodoro,
  nowMs: number,
): readonly { readonly phase: Phase; readonly atMs: number }[] => {
  const now = pomodoroAt(timer, nowMs);
  if (now.endsAtMs === null) return [];
  const ends = [{ phase: now.phase, atMs: now.endsAtMs }];
  for (
    let next = turned(now, nowMs, now.endsAtMs), atMs = now.endsAtMs + next.phaseMs;
    atMs - now.endsAtMs < AWAY_MS;
    next = turned(next, nowMs, atMs), atMs += next.phaseMs
  ) {
    ends.push({ phase: next.phase, atMs });
  }
  return ends;
};

/** Starts a stopped timer; a timer that is running already stays unchanged. */
export const startPomodoro = (timer: Pomodoro, nowMs: number): Pomodoro => {
  const now = pomodoroAt(timer, nowMs);
  return now.endsAtMs === null ? { ...now, endsAtMs: nowMs + now.leftMs, endedAtMs: null } : now;
};

/** Stops the timer without changing the time left. */
export const pausePomodoro = (timer: Pomodoro, nowMs: number): Pomodoro => ({
  ...pomodoroAt(timer, nowMs),
  endsAtMs: null,
});

/** Stops the timer at the beginning of a focus phase; the number of completed phases is preserved. */
export const resetPomodoro = (timer: Pomodoro, nowMs: number): Pomodoro => {
  const { minutes, completed } = pomodoroAt(timer, nowMs);
  const phaseMs = minutes.focus * MINUTE_MS;
  return { ...newPomodoro(), minutes, completed, phaseMs, leftMs: phaseMs };
};

/**
 * Sets the length of a phase from its next start on. A phase that has begun keeps its length; a phase that is stopped
 * at its beginning gets the new length immediately. Values other than 1 to 180 whole minutes change nothing.
 */
export const setPomodoroMinutes = (
  timer: Pomodoro,
  phase: Phase,
  minutes: number,
  nowMs: number,
): Pomodoro => {
  if (!isMinutes(minutes)) return timer;
  const now = pomodoroAt(timer, nowMs);
  const changed = { ...now, minutes: { ...now.minutes, [phase]: minutes } };
  const isFresh = now.phase === phase && now.endsAtMs === null && now.leftMs === now.phaseMs;
  const phaseMs = minutes * MINUTE_MS;
  return isFresh ? { ...changed, phaseMs, leftMs: phaseMs } : changed;
};

/** The time left as minutes and seconds: 25:00 at the beginning, 00:01 in the last second. */
export const clockText = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(whole).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};
