import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './mail.module.css';

interface OutcomeProps {
  readonly tone: 'success' | 'problem';
  readonly message: string;
  /** The ways to go on. */
  readonly children?: ReactNode;
}

/** What came of a form that is gone, whose focus it takes. */
export const Outcome = ({ tone, message, children }: OutcomeProps) => {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={outcome} tabIndex={-1} className={`${styles.stack} ${styles.outcome}`}>
      <Notice tone={tone}>{message}</Notice>
      {children}
    </div>
  );
};
