import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** What is folded away, on the line that opens it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A part that is folded away until somebody opens it. */
export const Fold = ({ label, children }: FoldProps) => (
  <details>
    <summary className={styles.label}>{label}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
