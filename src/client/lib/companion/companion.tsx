import { useComfort } from '#client/lib/comfort/comfort.ts';
import styles from './companion.module.css';

interface CompanionProps {
  readonly isShown: boolean;
  /** Whether the figure works; it rests while the timer is paused. */
  readonly isAtWork: boolean;
}

/**
 * A drawn figure that works by a lamp alongside the person. It breathes slowly, sits still with reduced motion, and is
 * not shown with reduced stimulation. It is decorative and therefore hidden from screen readers.
 */
export const Companion = ({ isShown, isAtWork }: CompanionProps) => {
  const { reducedStimulation } = useComfort();
  if (!isShown || reducedStimulation) return null;
  return (
    <svg
      viewBox="0 0 240 120"
      className={styles.scene}
      data-companion={isAtWork ? 'works' : 'rests'}
      aria-hidden="true"
    >
      <path d="M150 34 L206 108 H120 Z" className={styles.light} />
      <path d="M20 108H220" className={styles.line} />
      <path d="M178 108V52Q178 30 156 30" className={styles.line} />
      <path d="M144 42Q144 26 158 26Q170 28 168 42Z" className={styles.shade} />
      <path d="M118 108V86H206" className={styles.line} />
      <g className={styles.body}>
        <path d="M52 108Q50 70 76 64Q104 64 108 92L112 108Z" className={styles.shirt} />
        <circle cx="84" cy="44" r="17" className={styles.head} />
        <path d="M67 42Q66 24 84 24Q102 24 101 38Q88 32 67 42Z" className={styles.hair} />
      </g>
      <path d="M96 82Q116 84 134 84" className={styles.arm} />
      <path d="M128 84L158 76L166 84Z" className={styles.page} />
    </svg>
  );
};
