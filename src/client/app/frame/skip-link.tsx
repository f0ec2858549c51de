import { Link } from 'wouter';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the top bar, to the page itself. */
export const SkipLink = () => (
  <Link
    to="#content"
    className={styles.skip}
    onClick={(event) => {
      // The address stays as it is: it names a page, and the history keeps clean.
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
  >
    Skip to the content
  </Link>
);
