import { Link } from 'wouter';
import styles from './frame.module.css';

/** A link that skips the top bar; the first stop in the tab order. */
export const SkipLink = () => (
  <Link
    to="#content"
    className={styles.skip}
    onClick={(event) => {
      // Do not add "#main" to the address or the history, because the app identifies pages by these.
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
  >
    Skip to the content
  </Link>
);
