import type { ReactNode } from 'react';
import { Notice } from '#client/ui/notice.tsx';
import styles from './log-message.module.css';
import type { LogState } from './use-log-mood.ts';

interface LogMessageProps {
  readonly status: LogState;
  /** What stands beside a failure: the button to try again. */
  readonly retry: ReactNode;
}

/** What became of the latest check-in, in words. */
export const LogMessage = ({ status, retry }: LogMessageProps) => (
  <>
    {/* Always there, because screen readers announce only what changes inside a region they know. */}
    <div role="status">
      {status.state === 'thanks' ? (
        <p className={styles.good}>Thanks for sharing your mood!</p>
      ) : null}
      {status.state === 'kept' ? (
        <p className={styles.kept}>
          Your mood is kept on this device. It will be sent when the connection is back.
        </p>
      ) : null}
    </div>
    {status.state === 'failed' ? (
      <Notice tone="problem" action={retry}>
        Failed to submit mood. {status.reason}
      </Notice>
    ) : null}
  </>
);
