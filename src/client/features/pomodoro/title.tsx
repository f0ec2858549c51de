import { useLocation } from 'wouter';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useQuietTime } from '#client/lib/cues/quiet-time.ts';
import { minutesText } from '#client/lib/cues/time-left.ts';
import { useTitlePrefix } from '#client/lib/cues/use-title-prefix.ts';
import { clockText } from '#domain/pomodoro/timer.ts';
import { texts } from '#texts/pomodoro.js';
import { POMODORO_PAGE } from './cues.ts';
import { usePomodoro } from './use-pomodoro.ts';

const TimeInTitle = () => {
  const { phase, phaseMs, endsAtMs, leftMs } = usePomodoro();
  const { reducedStimulation } = useComfort();
  const isHere = useLocation()[0] === POMODORO_PAGE;
  // With reduced stimulation, the title changes only once a minute.
  const time = reducedStimulation ? minutesText(leftMs) : clockText(leftMs);
  const isBreak = phase === 'break';
  const isBegun = leftMs < phaseMs;
  const paused = isBreak ? texts.pausedBreakTitle({ time }) : texts.pausedTitle({ time });
  const running = isBreak ? texts.breakTitle({ time }) : time;
  const pausedText = isHere && isBegun ? paused : null;
  useTitlePrefix(endsAtMs === null ? pausedText : running);
  return null;
};

/**
 * Shows the time left in the tab title while the timer runs, except while something that must not be disturbed is
 * running (quiet time). Renders nothing.
 */
export const PomodoroTitle = () => (useQuietTime() ? null : <TimeInTitle />);
