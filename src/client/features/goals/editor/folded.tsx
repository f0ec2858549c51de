import { type ReactNode, useState } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './editor.module.css';

interface FoldedProps {
  readonly title: string;
  /** A short description of the contents. */
  readonly about: string;
  /** Whether the part must be open, because something in it needs a correction. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** A collapsible part of the form. */
export const Folded = ({ title, about, isNeeded, children }: FoldedProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.folded}
      open={isOpen || isNeeded}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={kit.summary}>
        {title}
        <span className={kit.softThin}>: {about}</span>
      </summary>
      <div className={`${kit.stack4} ${styles.inner}`}>{children}</div>
    </details>
  );
};
