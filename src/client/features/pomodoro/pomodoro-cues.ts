import { leftInWords } from '#client/lib/time-left.ts';
import type { CueKind } from '#client/lib/use-transition-cues.ts';
import type { PagePath } from '#contract/pages.ts';
import { cueBetween, isLongBegun, nextCueAtMs } from '#domain/pomodoro/cues.ts';
import { type Pomodoro, pomodoroAt } from '#domain/pomodoro/timer.ts';
import { type PomodoroState, pomodoro } from './pomodoro-store.ts';

/** Where the timer is. */
export const POMODORO_PAGE: PagePath = '/features/focus-mood-tracker/pomodoro';

/** That a phase ended, and how long the one is that has begun. */
const endWords = ({ phase, phaseMs }: Pomodoro) =>
  phase === 'break'
    ? { title: 'Focus time is over.', body: `Now a break: ${leftInWords(phaseMs).toLowerCase()}.` }
    : { title: 'The break is over.', body: `Now focus: ${leftInWords(phaseMs).toLowerCase()}.` };

const headsUpWords = ({ phase, leftMs }: Pomodoro) => ({
  title: `${leftInWords(leftMs)} left.`,
  body: phase === 'focus' ? 'Then comes a break.' : 'Then comes focus time.',
});

/** What is said when a phase is nearly over, and when the next one has begun. */
export const pomodoroCues: CueKind<PomodoroState> = {
  record: pomodoro,
  name: 'pomodoro',
  shownOn: [POMODORO_PAGE],
  due: ({ timer }, nowMs) => {
    const after = pomodoroAt(timer, nowMs);
    const cue = cueBetween(timer, after);
    if (cue === null) return null;
    const noted = { timer: after, told: { cue, atMs: nowMs } };
    return { cue, noted, isStale: cue === 'end' && isLongBegun(after) };
  },
  nextAtMs: ({ timer }, nowMs) => nextCueAtMs(pomodoroAt(timer, nowMs)),
  told: ({ timer, told }) => {
    if (told === null) return null;
    const words = told.cue === 'end' ? endWords(timer) : headsUpWords(timer);
    return { id: `${told.cue} ${told.atMs}`, ...words };
  },
};
