import { Fragment, type ReactNode } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { endedWhen } from '#client/lib/time/moment-text.ts';
import { useNow } from '#client/lib/use-now.ts';
import { countsFromMs, endsAtMs, overtimeMs, remainingMs } from '#domain/shared/time/countdown.ts';
import { phaseAt, type Timed } from '#domain/shared/time/cues.ts';
import { texts } from '#texts/timers.js';
import { ClockFace } from './clock-face.tsx';
import { clockText, minutesText, overText } from './time-left.ts';
import { timerHint } from './timer-hint.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

interface TimerFaceProps {
  readonly timed: Timed;
  /** A heading that names the timed item. */
  readonly heading: ReactNode;
  /** The hint once the time is over. */
  readonly overHint: string;
  readonly children: ReactNode;
  /** The buttons to show once the time is over, if they are different from `children`. */
  readonly whenOver?: ReactNode;
}

/** A countdown with its buttons (`children`). It also shows the time in the tab title. */
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
  // With reduced stimulation, the tab title changes only once a minute.
  const inTab = isOver || !reducedStimulation ? figures : minutesText(leftMs);
  useTitlePrefix(phase === 'paused' ? texts.pausedAt({ time: inTab }) : inTab);
  return (
    <ClockFace
      phase={phase}
      leftMs={leftMs}
      durationMs={durationMs}
      figures={figures}
      heading={heading}
      hint={
        isOver
          ? `${texts.itEnded(endedWhen(endsAtMs(countdown)))} ${overHint}`
          : timerHint(phase, durationMs)
      }
    >
      {/* With other keys, no button turns into another one under the person's finger. */}
      <Fragment key={isOver ? 'over' : 'running'}>{isOver ? whenOver : children}</Fragment>
    </ClockFace>
  );
};
