import type { ReactNode } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './log-message.module.css';
import type { MoodLogState } from './log-state.ts';

/** The heading of every check-in. */
export const CHECK_IN_HEADING = 'How are you feeling?';

/** The messages for the possible outcomes of a check-in. */
export interface LogWords {
  readonly sent: string;
  /** This must be the longest message, because it determines the height of the message area. */
  readonly kept: string;
  readonly failed: string;
  /** The message for a submission without changes; omitted if there is always something to send. */
  readonly nothing?: string;
}

export const MOOD_WORDS: LogWords = {
  sent: 'Thanks for sharing your mood!',
  kept: 'Your mood is kept on this device. It is sent later.',
  failed: 'Failed to submit mood.',
};

export const DETAILS_WORDS: LogWords = {
  sent: 'Saved with this mood.',
  kept: 'This is kept on this device. It is sent later.',
  failed: 'This is not saved.',
  nothing: 'Choose a word or write a reason first.',
};

interface LogMessageProps {
  readonly status: MoodLogState;
  readonly words: LogWords;
  /** The button that is shown with a failure. */
  readonly retry: ReactNode;
  /** The content to show while there is no message. */
  readonly otherwise?: ReactNode;
}

/** The outcome of the latest check-in. The message area always has the height of the longest message. */
export const LogMessage = ({ status, words, retry, otherwise }: LogMessageProps) => (
  <div className={`${kit.stack} ${styles.place}`} data-longest={words.kept}>
    {/* Always rendered, because screen readers announce only changes inside an existing region. */}
    <div role="status">
      {status.state === 'thanks' ? <p className={styles.good}>{words.sent}</p> : null}
      {status.state === 'kept' ? <p className={styles.kept}>{words.kept}</p> : null}
      {status.state === 'nothing' ? <p className={styles.kept}>{words.nothing}</p> : null}
    </div>
    {status.state === 'idle' || status.state === 'submitting' ? otherwise : null}
    {status.state === 'failed' ? (
      <Notice tone="problem" first={words.failed} action={retry}>
        {status.reason} What you entered is still here.
      </Notice>
    ) : null}
  </div>
);
