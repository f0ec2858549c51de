import type { ReactNode } from 'react';
import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './log-message.module.css';
import type { LogState } from './use-log-mood.ts';

const THANKS = 'Thanks for sharing your mood!';
const KEPT = 'Your mood is kept on this device. It is sent later.';

interface LogMessageProps {
  readonly status: LogState;
  /** What stands beside a failure: the button to try again. */
  readonly retry: ReactNode;
  /** What stands in the place while there is no message. */
  readonly otherwise?: ReactNode;
}

/** What became of the latest check-in, in words. Its place is as high as its longest message, always. */
export const LogMessage = ({ status, retry, otherwise }: LogMessageProps) => (
  <div className={styles.place} data-longest={KEPT}>
    {/* Always there, because screen readers announce only what changes inside a region they know. */}
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
