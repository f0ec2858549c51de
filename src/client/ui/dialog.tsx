import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called by the close button and by Escape. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

const OpenDialog = ({ onClose, title, children }: Omit<DialogProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect: closing has to come before the element leaves the page, so that the browser
  // gives the focus back to whatever opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it in spite of the above when Escape is pressed twice.
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
};

/** A modal dialog. What is in it exists only while it is open. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);
