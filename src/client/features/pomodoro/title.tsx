import { useLocation } from 'wouter';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { minutesText } from '#client/lib/timer/time-left.ts';
import { useTitlePrefix } from '#client/lib/timer/use-title-prefix.ts';
import { useQuietTime } from '#client/sync/quiet-time.ts';
import { clockText } from '#domain/pomodoro/timer.ts';
import { POMODORO_PAGE } from './cues.ts';
import { usePomodoro } from './use-pomodoro.ts';

const TitleOfTime = () => {
  const { phase, phaseMs, endsAtMs, leftMs } = usePomodoro();
  const { reducedStimulation } = useComfort();
  const isHere = useLocation()[0] === POMODORO_PAGE;
  // It moves beside everything that the person does: by minutes where that is too much.
  const time = reducedStimulation ? minutesText(leftMs) : clockText(leftMs);
  const text = phase === 'break' ? `Break ${time}` : time;
  const isBegun = leftMs < phaseMs;
  const held = isHere && isBegun ? `Paused ${text}` : null;
  useTitlePrefix(endsAtMs === null ? held : text);
  return null;
};

/**
 * The time left in the title of the tab, on every page while the timer runs, but not in quiet time. Shows
 * nothing else.
 */
export const PomodoroTitle = () => (useQuietTime() ? null : <TitleOfTime />);
