/** The timers that send a sign (a notification of their end) to a locked device, by the names of their cues. */
export const SIGNED_TIMERS = ['pomodoro', 'task-timer', 'player', 'urge'] as const;

export type SignedTimer = (typeof SIGNED_TIMERS)[number];

/** The parts of timers that can end. */
export const TIMED_PARTS = ['focus', 'break', 'task', 'step', 'wait'] as const;

export type TimedPart = (typeof TIMED_PARTS)[number];

/** Maximum ends in one request: enough for one-minute focus times and breaks until one waits for a press. */
export const SIGNS_MAX = 10;

/** How far ahead a sign can be, in milliseconds. */
export const SIGN_AHEAD_MS = 2 * 86_400_000;

/** Delay of a sign after the end, in milliseconds, so that a page on which the end is seen can cancel it. */
export const SIGN_AFTER_MS = 5_000;

/** The text of each sign and the page that it opens. The text reveals nothing about what was timed. */
export const SIGNS: Readonly<Record<TimedPart, { readonly title: string; readonly page: string }>> =
  {
    focus: { title: 'Focus time is over.', page: '/features/focus-mood-tracker/pomodoro' },
    break: { title: 'The break is over.', page: '/features/focus-mood-tracker/pomodoro' },
    task: { title: 'Time is up.', page: '/features/routine-builder' },
    step: { title: 'The time of this step is over.', page: '/features/routine-builder' },
    wait: { title: 'The time is over.', page: '/features/urge' },
  };
