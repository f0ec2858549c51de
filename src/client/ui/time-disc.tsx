import styles from './time-disc.module.css';

interface TimeDiscProps {
  /** The remaining share of the time, 0 to 1. */
  readonly share: number;
  /** The share that is marked on the rim until it is reached. */
  readonly markShare: number;
  /**
   * `ending` has a strong rim, `paused` has two bars, and `over` is empty, so that the looks do not differ only by
   * color.
   */
  readonly look: 'running' | 'ending' | 'over' | 'paused';
  /** Whether changes are animated, which is useful only for short timers, where the movement is visible. */
  readonly glides: boolean;
}

/**
 * A disc that shows the time left and empties clockwise; hidden from screen readers, which read the
 * text next to it.
 */
export const TimeDisc = ({ share, markShare, look, glides }: TimeDiscProps) => (
  <svg viewBox="0 0 100 100" className={styles.disc} data-look={look} aria-hidden="true">
    <circle cx="50" cy="50" r="45" className={styles.face} />
    {share > 0 ? (
      <circle
        cx="50"
        cy="50"
        r="21"
        pathLength="100"
        className={glides ? `${styles.pie} ${styles.gliding}` : styles.pie}
        // Drawn counterclockwise from the top, so that the disc empties clockwise.
        transform="translate(0 100) scale(1 -1) rotate(90 50 50)"
        strokeDasharray="100"
        strokeDashoffset={100 * (1 - share)}
      />
    ) : (
      <circle cx="50" cy="50" r="30" className={styles.rest} />
    )}
    <circle cx="50" cy="50" r="45" className={styles.rim} />
    {share > markShare ? (
      <line
        x1="50"
        y1="1"
        x2="50"
        y2="9"
        className={styles.mark}
        transform={`rotate(${360 * (1 - markShare)} 50 50)`}
      />
    ) : null}
    {look === 'paused' ? (
      <g>
        <circle cx="50" cy="50" r="17" className={styles.badge} />
        <path d="M44.5 42v16M55.5 42v16" className={styles.bars} />
      </g>
    ) : null}
  </svg>
);
