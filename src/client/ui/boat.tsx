import styles from './boat.module.css';

/** The sailboat of Evenkeel over calm water. Purely decorative, so reduced stimulation hides it. */
export const Boat = () => (
  <svg viewBox="0 0 120 84" className={styles.boat} aria-hidden="true">
    <path className={styles.main} d="M58 6v42H30C36 32 46 18 58 6Z" />
    <path className={styles.jib} d="M63 16c12 8 20 19 24 32H63V16Z" />
    <path className={styles.hull} d="M24 53h72c-4 9-12 14-24 14H47C36 67 27 62 24 53Z" />
    <path
      className={styles.water}
      d="M6 74c9 0 9 5 18 5s9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5"
      fill="none"
    />
  </svg>
);
