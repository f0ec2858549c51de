import type { ReactNode } from 'react';
import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './log-message.module.css';
import type { MoodLogState } from './use-log-mood.ts';

const THANKS = 'Thanks for sharing your mood!';
const KEPT = 'Your mood is kept on this device. It is sent later.';

interface LogMessageProps {
  readonly status: MoodLogState;
  /** The button shown with a failure. */
  readonly retry: ReactNode;
  /** Shown while there is no message. */
  readonly otherwise?: ReactNode;
}

/** The outcome of the latest check-in; its height is that of the longest message. */
export const LogMessage = ({ status, retry, otherwise }: LogMessageProps) => (
  <div className={styles.place} data-longest={KEPT}>
    {/* Always rendered, because screen readers announce only changes inside an existing region. */}
    <div role="status">
      {status.state === 'thanks' ? <p className={styles.good}>{THANKS}</p> : null}
      {status.state === 'kept' ? <p className={styles.kept}>{KEPT}</p> : null}
    </div>
    {status.state === 'idle' || status.state === 'submitting' ? otherwise : null}
    {status.state === 'failed' ? (
      <Notice tone="problem" action={retry}>
        Failed to submit mood. {status.reason}
      </Notice>
    ) : null}
  </div>
);
