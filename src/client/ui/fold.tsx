import type { ReactNode } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './fold.module.css';

interface FoldProps {
  /** The line that names the content and opens the section. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A section that is collapsed at first. */
export const Fold = ({ label, children }: FoldProps) => (
  <details>
    <summary className={`${kit.summary} ${styles.label}`}>{label}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
