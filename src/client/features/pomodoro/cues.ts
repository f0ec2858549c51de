import { leftInWords } from '#client/lib/timer/time-left.ts';
import type { CueKind } from '#client/lib/timer/use-transition-cues.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { cueBetween, isLongBegun, nextCueAtMs } from '#domain/pomodoro/cues.ts';
import { type Pomodoro, pomodoroAt } from '#domain/pomodoro/timer.ts';
import { type PomodoroState, pomodoro } from './store.ts';

/** Where the timer is. */
export const POMODORO_PAGE: PagePath = '/features/focus-mood-tracker/pomodoro';

/** That a phase ended, and how long the one is that has begun. */
const endWords = ({ phase, phaseMs }: Pomodoro) =>
  phase === 'break'
    ? { title: 'Focus time is over.', body: `Now a break: ${leftInWords(phaseMs).toLowerCase()}.` }
    : { title: 'The break is over.', body: `Now focus: ${leftInWords(phaseMs).toLowerCase()}.` };

/** Without a number: they stay where they can be read until the phase is over, and are true all the while. */
const headsUpWords = ({ phase }: Pomodoro) =>
  phase === 'focus'
    ? { title: 'Focus time is nearly over.', body: 'Then comes a break.' }
    : { title: 'The break is nearly over.', body: 'Then comes focus time.' };

/** What is said when a phase is nearly over, and when the next one has begun. */
export const pomodoroCues: CueKind<PomodoroState> = {
  record: pomodoro,
  name: 'pomodoro',
  shownOn: [POMODORO_PAGE],
  due: ({ timer }, nowMs) => {
    const after = pomodoroAt(timer, nowMs);
    const cue = cueBetween(timer, after);
    if (cue === null) return null;
    const noted = { timer: after, told: { cue, atMs: nowMs }, before: null };
    return { cue, noted, isStale: cue === 'end' && isLongBegun(after) };
  },
  nextAtMs: ({ timer }, nowMs) => nextCueAtMs(pomodoroAt(timer, nowMs)),
  told: ({ timer, told }) => {
    if (told === null) return null;
    const words = told.cue === 'end' ? endWords(timer) : headsUpWords(timer);
    return { id: `${told.cue} ${told.atMs}`, ...words };
  },
};
