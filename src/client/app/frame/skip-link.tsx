import { Link } from 'wouter';
import styles from './skip-link.module.css';

/** The first keyboard stop: skips the top bar. */
export const SkipLink = () => (
  <Link
    to="#content"
    className={styles.skip}
    onClick={(event) => {
      // The address and the history stay unchanged, because the address names a page.
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
  >
    Skip to the content
  </Link>
);
