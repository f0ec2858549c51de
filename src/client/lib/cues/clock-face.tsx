import Bell from 'lucide-react/icons/bell';
import type { ReactNode } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import { TimeDisc } from '#client/ui/time-disc.tsx';
import { headsUpLeadMs, type TimedPhase } from '#domain/shared/time/cues.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/timers.js';
import styles from './clock-face.module.css';
import { minutesText } from './time-left.ts';

interface ClockFaceProps {
  readonly phase: TimedPhase;
  readonly leftMs: number;
  readonly durationMs: number;
  /** The time left as text, or a text saying that the time is over. */
  readonly figures: string;
  /** A heading that names the timed item. */
  readonly heading: ReactNode;
  /** A hint, never empty, so that nothing below moves when it changes. */
  readonly hint: string;
  readonly children: ReactNode;
}

/** Only timers up to this length are animated, because the disc of a longer timer hardly moves in a second. */
const ANIMATED_UP_TO_MS = 10 * MINUTE_MS;

const isMotionReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';

/** The time that the disc shows; with reduced motion, a long timer moves once a minute. */
const shownMs = (leftMs: number, durationMs: number): number =>
  isMotionReduced() && durationMs > ANIMATED_UP_TO_MS && leftMs > MINUTE_MS
    ? Math.ceil(leftMs / MINUTE_MS) * MINUTE_MS
    : leftMs;

type CountdownDiscProps = Pick<ClockFaceProps, 'phase' | 'leftMs' | 'durationMs'>;

/** The disc of a timer, with a mark at the time of the cue that the end is near (heads-up). */
export const CountdownDisc = ({ phase, leftMs, durationMs }: CountdownDiscProps) => (
  <TimeDisc
    share={shownMs(leftMs, durationMs) / durationMs}
    markShare={headsUpLeadMs(durationMs) / durationMs}
    look={phase}
    glides={durationMs <= ANIMATED_UP_TO_MS}
  />
);

/** A timer: the disc, the time in figures, a hint, and its buttons (`children`). */
export const ClockFace = ({
  phase,
  leftMs,
  durationMs,
  figures,
  heading,
  hint,
  children,
}: ClockFaceProps) => {
  const isOver = leftMs === 0;
  return (
    <div className={kit.container}>
      <div className={styles.face} data-phase={phase}>
        <div className={styles.disc}>
          <CountdownDisc phase={phase} leftMs={leftMs} durationMs={durationMs} />
        </div>
        <div className={styles.heading}>{heading}</div>
        <p className={styles.time}>
          <span
            role="timer"
            aria-live="off"
            translate="no"
            className={isOver ? styles.over : styles.figures}
          >
            {figures}
          </span>
          {isOver ? null : (
            <span className={kit.soft}>{texts.leftOf({ time: minutesText(durationMs) })}</span>
          )}
        </p>
        <p className={styles.hint}>
          <Bell aria-hidden="true" size="1.2em" />
          {hint}
        </p>
        <div className={`${kit.rowMiddle23} ${styles.buttons}`}>{children}</div>
      </div>
    </div>
  );
};
