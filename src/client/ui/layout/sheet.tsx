import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  readonly children: ReactNode;
  /** Whether it also appears on the screen. */
  readonly onScreen?: boolean;
}

/** The printed part of a page, alone and in black on white. */
export const Sheet = ({ children, onScreen = false }: SheetProps) => (
  <div className={styles.sheet} data-on-screen={onScreen || undefined}>
    {children}
  </div>
);
