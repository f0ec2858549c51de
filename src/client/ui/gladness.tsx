import { Boat } from './boat.tsx';
import styles from './gladness.module.css';

/**
 * Half a second of gladness about something that is done: the sun rises behind the sailboat. Purely decorative.
 * It is as large as the text around it asks for, stands still with reduced motion, and reduced stimulation hides it.
 */
export const Gladness = () => (
  <span className={styles.scene} data-gladness="">
    <svg viewBox="0 0 24 24" className={styles.sun} aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
    </svg>
    <span className={styles.ship}>
      <Boat />
    </span>
  </span>
);
