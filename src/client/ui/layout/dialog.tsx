import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isEscapeOfWord } from '#client/platform/keys.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called by the close button and by Escape. */
  readonly onClose: () => void;
  readonly title: string;
  /** The element with `data-first` takes the focus, or else the first field, or else the button with `data-safe`. */
  readonly children: ReactNode;
}

const FIELDS = 'input, select, textarea';
const CONTROLS = 'button, a[href]';

/**
 * The element to focus: the one with `data-first`, else the first field, else the button with `data-safe`, else the
 * first control.
 */
const focusTarget = (content: HTMLElement): HTMLElement | null =>
  content.querySelector<HTMLElement>('[data-first]') ??
  content.querySelector<HTMLElement>(FIELDS) ??
  content.querySelector<HTMLElement>('[data-safe]') ??
  content.querySelector<HTMLElement>(CONTROLS);

const OpenDialog = ({ onClose, title, children }: Omit<DialogProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // A layout effect, because the dialog must close before its element is removed; only then does the browser return
  // the focus to the element that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser itself would focus the close button.
    if (content.current !== null) focusTarget(content.current)?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // An Escape that cancels a word of an input method does not close the dialog.
      onKeyDown={(event) => {
        if (isEscapeOfWord(event)) event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close it despite `preventDefault` when Escape is pressed twice.
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close this window"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div ref={content}>{children}</div>
    </dialog>
  );
};

/** A modal dialog; its content is rendered only while it is open. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);
