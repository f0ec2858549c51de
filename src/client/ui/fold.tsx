import type { ReactNode } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './fold.module.css';

interface FoldProps {
  /** The line that names the content and opens the section. */
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Whether it is open; a change opens or closes it. */
  readonly isOpen?: boolean;
}

/** A section that can be collapsed, and is collapsed unless `isOpen` says otherwise. */
export const Fold = ({ label, children, isOpen = false }: FoldProps) => (
  <details open={isOpen}>
    <summary className={`${kit.summary} ${styles.label}`}>{label}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
