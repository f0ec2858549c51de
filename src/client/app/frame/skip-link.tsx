import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { texts } from '#texts/app.js';
import styles from './frame.module.css';

/** Focuses an element without adding to the address or the history, because the app identifies pages by these. */
const focusOn =
  (selector: string) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    document.querySelector<HTMLElement>(selector)?.focus();
  };

/**
 * The first stops in the tab order: a link that skips the top bar and, while a reminder is shown, a link to it, because
 * it is at the other end of the window.
 */
export const SkipLink = () => (
  <>
    <Link to="#content" className={styles.skip} onClick={focusOn('#content')}>
      {texts.skipToContent}
    </Link>
    <Link
      to="#content"
      className={`${styles.skip} ${styles.toReminder}`}
      onClick={focusOn('[data-reminder] a')}
    >
      {texts.goToReminder}
    </Link>
  </>
);
