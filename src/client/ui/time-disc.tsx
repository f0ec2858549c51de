import styles from './time-disc.module.css';

interface TimeDiscProps {
  /** The time left, 0 to 1 of the whole. */
  readonly share: number;
  /** The share at which a mark stands on the rim until it is reached. */
  readonly markShare: number;
  /** `ending` has a strong rim, `paused` two bars, `over` is empty: none differs by color alone. */
  readonly look: 'running' | 'ending' | 'over' | 'paused';
  /** Whether it glides from one share to the next. For short times; long ones move too little to see. */
  readonly glides: boolean;
}

/**
 * A disc that shows the time left: a full disc at first, from which time is taken clockwise, as the
 * hand of a clock goes. Only drawn; the words stand beside it.
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
        // Drawn from the top against the clock, so that what is gone opens with it.
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
