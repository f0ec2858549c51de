import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isEscapeOfWord } from '#client/platform/keys.ts';
import { texts } from '#texts/forms.js';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called by the close button and by Escape. */
  readonly onClose: () => void;
  readonly title: string;
  /** The element with `data-first` takes the focus; otherwise the first field, or the button with `data-safe`. */
  readonly children: ReactNode;
}

const FIELDS = 'input, select, textarea';
const CONTROLS = 'button, a[href]';

/**
 * The element to focus: the element with `data-first`, otherwise the first field, otherwise the button with
 * `data-safe`, otherwise the first control.
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
  // A layout effect, because the browser returns the focus to the element that opened the dialog only if the dialog
  // closes before its element is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // By default, the browser would focus the close button.
    const target = content.current === null ? null : focusTarget(content.current);
    // A block of text is not scrolled to, because it may be higher than the dialog and would push the title out of view.
    target?.focus({ preventScroll: target.tabIndex < 0 });
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // Pressing Escape to cancel the unfinished word of an input method must not close the dialog.
      onKeyDown={(event) => {
        if (isEscapeOfWord(event)) event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // If Escape is pressed twice, browsers close the dialog despite `preventDefault`.
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
          aria-label={texts.closeWindow}
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
