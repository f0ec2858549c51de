import type { ReactNode } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useNow } from '#client/lib/use-now.ts';
import { countsFromMs, overtimeMs, remainingMs } from '#domain/shared/time/countdown.ts';
import { phaseAt, type Timed } from '#domain/shared/time/cues.ts';
import { ClockFace } from './clock-face.tsx';
import { timerHint } from './hint.ts';
import { clockText, minutesText, overText } from './time-left.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

interface TimerFaceProps {
  readonly timed: Timed;
  /** What is timed: a heading. */
  readonly heading: ReactNode;
  /** What to read once it is over. */
  readonly overHint: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A countdown as it stands now, with its buttons. The title of the tab shows its time too. */
export const TimerFace = ({ timed, heading, overHint, children }: TimerFaceProps) => {
  const { countdown } = timed;
  const { durationMs } = countdown;
  const { reducedStimulation } = useComfort();
  const now = useNow(countdown.pausedAtMs === null ? countsFromMs(countdown) : null);
  const leftMs = remainingMs(countdown, now);
  const phase = phaseAt(countdown, now);
  const isOver = leftMs === 0;
  const figures = isOver ? overText(overtimeMs(countdown, now)) : clockText(leftMs);
  // In the tab it moves beside everything that the person does: by minutes where that is too much.
  const inTab = isOver || !reducedStimulation ? figures : minutesText(leftMs);
  useTitlePrefix(phase === 'paused' ? `Paused ${inTab}` : inTab);
  return (
    <ClockFace
      phase={phase}
      leftMs={leftMs}
      durationMs={durationMs}
      figures={figures}
      heading={heading}
      hint={isOver ? overHint : timerHint(phase, durationMs)}
    >
      {children}
    </ClockFace>
  );
};
