import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called by the close button and by Escape. */
  readonly onClose: () => void;
  readonly title: string;
  /** The focus begins in its first field, or else at the button marked `data-safe`. */
  readonly children: ReactNode;
}

const FIELDS = 'input, select, textarea';
const CONTROLS = 'button, a[href]';

/** The first field, or else the button marked as the safe one, or else the first control. */
const firstStop = (content: HTMLElement): HTMLElement | null =>
  content.querySelector<HTMLElement>(FIELDS) ??
  content.querySelector<HTMLElement>('[data-safe]') ??
  content.querySelector<HTMLElement>(CONTROLS);

const OpenDialog = ({ onClose, title, children }: Omit<DialogProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // A layout effect: closing has to come before the element leaves the page, so that the browser
  // gives the focus back to whatever opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser itself would begin at the close button.
    if (content.current !== null) firstStop(content.current)?.focus();
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
      <div ref={content}>{children}</div>
    </dialog>
  );
};

/** A modal dialog. What is in it exists only while it is open. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);
