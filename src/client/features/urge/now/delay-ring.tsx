import { aboutLeft } from '#client/lib/cues/time-left.ts';
import kit from '#client/ui/layout/kit.module.css';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { delayLeftMs, type Waiting } from '#domain/urge/urge.ts';
import styles from './urge-now.module.css';

/** A ring that empties during the delay, with the minutes left as text. With reduced motion, only the text is shown. */
export const DelayRing = ({ urge, nowMs }: { readonly urge: Waiting; readonly nowMs: number }) => {
  const leftMs = delayLeftMs(urge, nowMs);
  return (
    <div className={styles.place}>
      <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true">
        <circle cx="50" cy="50" r="44" className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r="44"
          pathLength="100"
          className={styles.left}
          // Drawn counterclockwise from the top, so that the ring empties clockwise.
          transform="translate(0 100) scale(1 -1) rotate(90 50 50)"
          strokeDasharray="100"
          strokeDashoffset={100 * (1 - leftMs / (urge.minutes * MINUTE_MS))}
        />
      </svg>
      <p role="timer" aria-live="off" className={`${kit.largeBold} ${styles.text}`}>
        {aboutLeft(leftMs)}
      </p>
    </div>
  );
};
