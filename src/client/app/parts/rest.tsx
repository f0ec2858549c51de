import type { ReactNode } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/app.js';
import styles from './parts.module.css';

/** The secondary content of a page; collapsed for people who want one thing at a time. */
export const Rest = ({ children }: { readonly children: ReactNode }) => {
  if (!useComfort().oneThingAtATime) return children;
  return (
    <details className={styles.rest}>
      <summary className={`${kit.link} ${styles.more}`}>{texts.showMore}</summary>
      <div className={`${kit.stack5} ${styles.content}`}>{children}</div>
    </details>
  );
};
