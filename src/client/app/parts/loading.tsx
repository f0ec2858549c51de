import styles from './loading.module.css';

/** Shown while a part is being fetched; it appears only when that takes a moment. */
export const Loading = () => (
  <p className={styles.loading} role="status">
    Loading…
  </p>
);
