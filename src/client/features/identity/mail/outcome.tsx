import { type ReactNode, useEffect, useRef } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './mail.module.css';

interface OutcomeProps {
  readonly tone: 'success' | 'problem';
  readonly message: string;
  /** Buttons for the next step. */
  readonly children?: ReactNode;
}

/** The outcome of a form that was removed. It takes over the form's focus. */
export const Outcome = ({ tone, message, children }: OutcomeProps) => {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={outcome} tabIndex={-1} className={`${kit.stack4} ${styles.stack} ${kit.noRing}`}>
      <Notice tone={tone}>{message}</Notice>
      {children}
    </div>
  );
};
