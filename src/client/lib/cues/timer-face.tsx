import type { ReactNode } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { endedText } from '#client/lib/time/moment-text.ts';
import { useNow } from '#client/lib/use-now.ts';
import { countsFromMs, endsAtMs, overtimeMs, remainingMs } from '#domain/shared/time/countdown.ts';
import { phaseAt, type Timed } from '#domain/shared/time/cues.ts';
import { ClockFace } from './clock-face.tsx';
import { timerHint } from './hint.ts';
import { clockText, minutesText, overText } from './time-left.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

interface TimerFaceProps {
  readonly timed: Timed;
  /** A heading that names what is timed. */
  readonly heading: ReactNode;
  /** The hint once the time is over. */
  readonly overHint: string;
  readonly children: ReactNode;
  /** The buttons once the time is over, if they differ. */
  readonly whenOver?: ReactNode;
}

/** A countdown with its buttons (`children`), which also shows its time in the tab title. */
export const TimerFace = ({
  timed,
  heading,
  overHint,
  children,
  whenOver = children,
}: TimerFaceProps) => {
  const { countdown } = timed;
  const { durationMs } = countdown;
  const { reducedStimulation } = useComfort();
  const now = useNow(countdown.pausedAtMs === null ? countsFromMs(countdown) : null);
  const leftMs = remainingMs(countdown, now);
  const phase = phaseAt(countdown, now);
  const isOver = leftMs === 0;
  const figures = isOver ? overText(overtimeMs(countdown, now)) : clockText(leftMs);
  // With reduced stimulation the tab title changes only once a minute.
  const inTab = isOver || !reducedStimulation ? figures : minutesText(leftMs);
  useTitlePrefix(phase === 'paused' ? `Paused ${inTab}` : inTab);
  return (
    <ClockFace
      phase={phase}
      leftMs={leftMs}
      durationMs={durationMs}
      figures={figures}
      heading={heading}
      hint={
        isOver ? `It ${endedText(endsAtMs(countdown))}. ${overHint}` : timerHint(phase, durationMs)
      }
    >
      {isOver ? whenOver : children}
    </ClockFace>
  );
};
