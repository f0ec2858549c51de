import { texts } from '#texts/reminders.js';

/** The timers that send a signal (a notification of their end) to a locked device, by the names of their cues. */
export const SIGNALLED_TIMERS = ['pomodoro', 'task-timer', 'player', 'urge'] as const;

export type SignalledTimer = (typeof SIGNALLED_TIMERS)[number];

/** The parts of timers whose end can send a signal. */
export const TIMED_PARTS = ['focus', 'break', 'task', 'step', 'wait'] as const;

export type TimedPart = (typeof TIMED_PARTS)[number];

/**
 * Maximum number of timer ends in one request. It is enough for a Pomodoro timer with focus times and breaks of one
 * minute each, until one of these phases waits for a press.
 */
export const MAX_SIGNALS = 10;

/** The longest time from now to a signal, in milliseconds. */
export const SIGNAL_MAX_AHEAD_MS = 2 * 86_400_000;

/**
 * The delay of a signal after the end of a timer, in milliseconds, so that a page on which the person sees that end can
 * cancel the signal.
 */
export const SIGNAL_DELAY_MS = 5_000;

/** The page that each signal opens. */
const PAGES: Readonly<Record<TimedPart, string>> = {
  focus: '/features/focus-mood-tracker/pomodoro',
  break: '/features/focus-mood-tracker/pomodoro',
  task: '/features/routine-builder',
  step: '/features/routine-builder',
  wait: '/features/urge',
};

/** The text of a signal and the page that it opens. The text reveals nothing about what was timed. */
export const signalOf = (part: TimedPart) => ({ title: texts.timerEnds[part], page: PAGES[part] });
