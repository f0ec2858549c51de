import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  readonly children: ReactNode;
  /** Whether the sheet also appears on the screen. */
  readonly onScreen?: boolean;
}

/** The part of a page that is printed, without the rest of the page and in black on white. */
export const Sheet = ({ children, onScreen = false }: SheetProps) => (
  <div className={styles.sheet} data-on-screen={onScreen || undefined}>
    {children}
  </div>
);
