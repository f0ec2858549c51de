import Bell from 'lucide-react/icons/bell';
import type { ReactNode } from 'react';
import { countsFromMs, overtimeMs, remainingMs } from '#domain/shared/countdown.ts';
import { headsUpLeadMs, phaseAt, type Timed, type TimedPhase } from '#domain/shared/cues.ts';
import { TimeDisc } from '../ui/time-disc.tsx';
import { useComfort } from './comfort.ts';
import { clockText, leftInWords, minutesText, overText } from './time-left.ts';
import styles from './timer-face.module.css';
import { useNow } from './use-now.ts';
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

const MINUTE_MS = 60_000;
/** Up to this long the steps of a second are seen on the disc, so that it glides. */
const GLIDES_UP_TO_MS = 10 * MINUTE_MS;

const isStill = (): boolean => document.documentElement.dataset.motion === 'reduced';

/** The time that the disc shows: with reduced motion a long one moves once a minute. */
const shownMs = (leftMs: number, durationMs: number): number =>
  isStill() && durationMs > GLIDES_UP_TO_MS && leftMs > MINUTE_MS
    ? Math.ceil(leftMs / MINUTE_MS) * MINUTE_MS
    : leftMs;

/** What to know now. There is always something, so that nothing below moves when it changes. */
const hintAt = (phase: TimedPhase, durationMs: number): string => {
  if (phase === 'paused') return 'Paused. No time passes.';
  if (phase === 'ending') return 'The time is nearly over. You can begin to finish.';
  return `You are told ${leftInWords(headsUpLeadMs(durationMs)).toLowerCase()} before the end.`;
};

/** A timer as it stands: the disc, the time in figures, what to know now, and its buttons. */
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
    <div className={styles.frame}>
      <div className={styles.face} data-phase={phase}>
        <div className={styles.disc}>
          <TimeDisc
            share={shownMs(leftMs, durationMs) / durationMs}
            markShare={headsUpLeadMs(durationMs) / durationMs}
            look={phase}
            glides={durationMs <= GLIDES_UP_TO_MS}
          />
        </div>
        <div className={styles.heading}>{heading}</div>
        <p className={styles.time}>
          <span role="timer" aria-live="off" className={isOver ? styles.over : styles.figures}>
            {figures}
          </span>
          {isOver ? null : <span className={styles.of}>left of {minutesText(durationMs)}</span>}
        </p>
        <p className={styles.hint}>
          <Bell aria-hidden="true" size="1.2em" />
          {isOver ? overHint : hintAt(phase, durationMs)}
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
};
