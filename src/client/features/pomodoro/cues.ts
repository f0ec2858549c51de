import type { CueKind } from '#client/lib/cues/use-transition-cues.ts';
import { endedWhen } from '#client/lib/time/moment-text.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { cueBetween, isLongBegun, nextCueAtMs } from '#domain/pomodoro/cues.ts';
import { endsFrom, type Pomodoro, pomodoroAt } from '#domain/pomodoro/timer.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/pomodoro.js';
import { type PomodoroState, pomodoro } from './store.ts';

/** The path of the timer's page. */
export const POMODORO_PAGE: PagePath = '/features/focus-mood-tracker/pomodoro';

/**
 * The texts for a phase that waits for Start, with the end time of the previous phase; null if the phase does not wait.
 */
export const waitingTexts = ({ phase, endedAtMs }: Pomodoro) => {
  if (endedAtMs === null) return null;
  return phase === 'break'
    ? {
        title: texts.focusEnded(endedWhen(endedAtMs)),
        body: texts.breakWaits,
      }
    : {
        title: texts.breakEnded(endedWhen(endedAtMs)),
        body: texts.focusWaits,
      };
};

/** The cue texts for the end of a phase, with the length of the next phase. */
const endTexts = ({ phase, phaseMs }: Pomodoro) => {
  const minutes = Math.round(phaseMs / MINUTE_MS);
  return phase === 'break'
    ? { title: texts.focusOver, body: texts.nowBreak({ minutes }) }
    : { title: texts.breakOver, body: texts.nowFocus({ minutes }) };
};

/**
 * The cue texts shown shortly before the end of a phase. They contain no number, because they stay on screen until the
 * end.
 */
const headsUpTexts = ({ phase }: Pomodoro) =>
  phase === 'focus'
    ? { title: texts.focusNearlyOver, body: texts.thenBreak }
    : { title: texts.breakNearlyOver, body: texts.thenFocus };

/** The cues shortly before the end of a phase and at the start of the next one. */
export const pomodoroCues: CueKind<PomodoroState> = {
  record: pomodoro,
  name: 'pomodoro',
  shownOn: [POMODORO_PAGE],
  begun: ({ timer }, nowMs) => {
    const { phase, phaseMs, endsAtMs, leftMs } = pomodoroAt(timer, nowMs);
    const isPaused = endsAtMs === null;
    if (isPaused && leftMs === phaseMs) return null;
    return {
      label: texts.phases[phase],
      leftMs: isPaused ? leftMs : endsAtMs - nowMs,
      isPaused,
    };
  },
  due: ({ timer }, nowMs) => {
    const after = pomodoroAt(timer, nowMs);
    const cue = cueBetween(timer, after);
    if (cue === null) return null;
    const noted = { timer: after, told: { cue, atMs: nowMs }, before: null };
    return { cue, noted, isStale: cue === 'end' && isLongBegun(after) };
  },
  nextAtMs: ({ timer }, nowMs) => nextCueAtMs(pomodoroAt(timer, nowMs)),
  ends: ({ timer }, nowMs) =>
    endsFrom(timer, nowMs).map(({ phase, atMs }) => ({ part: phase, atMs: Math.round(atMs) })),
  told: ({ timer, told }) => {
    if (told === null) return null;
    const words =
      told.cue === 'end' ? (waitingTexts(timer) ?? endTexts(timer)) : headsUpTexts(timer);
    return { id: `${told.cue} ${told.atMs}`, ...words };
  },
};
