/** The timers of which a sign comes to a locked device, by the names of their cues. */
export const SIGNED_TIMERS = ['pomodoro', 'task-timer', 'player', 'urge'] as const;

export type SignedTimer = (typeof SIGNED_TIMERS)[number];

/** What can end. */
export const TIMED_PARTS = ['focus', 'break', 'task', 'step', 'wait'] as const;

export type TimedPart = (typeof TIMED_PARTS)[number];

/** The most ends of one timer that are told at once: breaks and focus times of a minute, until one waits for a press. */
export const SIGNS_MAX = 10;

/** So far ahead a sign can be, in milliseconds. */
export const SIGN_AHEAD_MS = 2 * 86_400_000;

/** So long after the end the sign is sent, so that a page on which the end is seen can call it off. */
export const SIGN_AFTER_MS = 5_000;

/** What the sign of an end says, and what it opens. The words tell nothing of what was timed. */
export const SIGNS: Readonly<Record<TimedPart, { readonly title: string; readonly page: string }>> =
  {
    focus: { title: 'Focus time is over.', page: '/features/focus-mood-tracker/pomodoro' },
    break: { title: 'The break is over.', page: '/features/focus-mood-tracker/pomodoro' },
    task: { title: 'Time is up.', page: '/features/routine-builder' },
    step: { title: 'The time of this step is over.', page: '/features/routine-builder' },
    wait: { title: 'The time is over.', page: '/features/urge' },
  };
