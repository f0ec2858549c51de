import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  readonly children: ReactNode;
  /** Whether it is on the screen too. */
  readonly onScreen?: boolean;
}

/** What is printed of a page, alone and in black on white. */
export const Sheet = ({ children, onScreen = false }: SheetProps) => (
  <div className={styles.sheet} data-on-screen={onScreen || undefined}>
    {children}
  </div>
);
