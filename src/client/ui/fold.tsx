import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** The line that opens it and names the content. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A collapsed section. */
export const Fold = ({ label, children }: FoldProps) => (
  <details>
    <summary className={styles.label}>{label}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
