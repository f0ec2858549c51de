import styles from './companion.module.css';

interface CompanionProps {
  /** Whether the figure works; otherwise it rests. */
  readonly isAtWork: boolean;
  /** Whether the figure breathes slowly; otherwise it sits still, as it always does with reduced motion. */
  readonly isBreathing: boolean;
}

/**
 * A drawn figure that works by a lamp alongside the person. It is decorative and therefore hidden from screen readers.
 */
export const Companion = ({ isAtWork, isBreathing }: CompanionProps) => (
  <svg
    viewBox="0 -10.5 240 120"
    className={styles.scene}
    data-companion={isAtWork ? 'works' : 'rests'}
    aria-hidden="true"
  >
    <path d="M150 34 L206 108 H120 Z" className={styles.light} />
    <path d="M20 108H220" className={styles.line} />
    <path d="M178 108V52Q178 30 156 30" className={styles.line} />
    <path d="M144 42Q144 26 158 26Q170 28 168 42Z" className={styles.shade} />
    <path d="M118 108V86H206" className={styles.line} />
    <g className={isBreathing ? styles.breathing : undefined}>
      <path d="M52 108Q50 70 76 64Q104 64 108 92L112 108Z" className={styles.shirt} />
      <circle cx="84" cy="44" r="17" className={styles.head} />
      <path d="M67 42Q66 24 84 24Q102 24 101 38Q88 32 67 42Z" className={styles.hair} />
      <path d="M88 43V44M96 43V44M89 51Q92 53 95 51" className={styles.face} />
    </g>
    <path d="M96 82Q116 84 134 84" className={styles.arm} />
    <path d="M128 84L158 76L166 84Z" className={styles.page} />
  </svg>
);
