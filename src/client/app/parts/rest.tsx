import type { ReactNode } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import styles from './rest.module.css';

/** The secondary content of a page; collapsed for people who want one thing at a time. */
export const Rest = ({ children }: { readonly children: ReactNode }) => {
  if (!useComfort().oneThingAtATime) return children;
  return (
    <details className={styles.rest}>
      <summary className={styles.more}>Show more</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
