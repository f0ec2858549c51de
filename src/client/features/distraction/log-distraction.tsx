import CircleCheck from 'lucide-react/icons/circle-check';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { type DistractionLogState, useLogDistraction } from './entries/use-log-distraction.ts';
import { KindIcon, kindColor } from './kind-icon.tsx';
import styles from './log-distraction.module.css';

const LONGEST = 'Thoughts, 00:00, is kept on this device. It is sent later.';
const NO_USER = 'User ID is missing. Please log in again.';

/** The outcome of the latest logged distraction. The message area always has the height of the longest message. */
const Message = ({ status }: { readonly status: DistractionLogState }) => (
  <div className={`${kit.stack} ${styles.place}`} data-longest={LONGEST}>
    {/* Always rendered, because screen readers announce only changes inside an existing region. */}
    <div role="status">
      {status.state === 'sent' ? (
        <p className={styles.good}>
          <CircleCheck aria-hidden="true" size="1.25em" className={styles.check} />
          Logged: {status.type}, {status.at}.
        </p>
      ) : null}
      {status.state === 'kept' ? (
        <p className={styles.kept}>
          {status.type}, {status.at}, is kept on this device. It is sent later.
        </p>
      ) : null}
    </div>
    {status.state === 'idle' ? (
      <p className={styles.soft}>One tap saves it. Back to what you were doing.</p>
    ) : null}
    {status.state === 'logging' ? <p className={styles.soft}>Logging {status.type}…</p> : null}
    {status.state === 'no-user' ? <Notice tone="problem">{NO_USER}</Notice> : null}
    {status.state === 'failed' ? (
      <RetryNotice onRetry={status.again}>
        {status.type} was not logged. {status.reason}
      </RetryNotice>
    ) : null}
  </div>
);

/** Logs a distraction with one tap. */
export const LogDistraction = () => {
  const { status, log } = useLogDistraction();
  return (
    <Card heading="Log a Distraction">
      <div className={styles.kinds}>
        {DISTRACTION_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className={`${kit.boldBreak} ${styles.kind} ${kindColor(type)}`}
            onClick={() => log(type)}
          >
            <KindIcon name={type} />
            {type}
          </button>
        ))}
      </div>
      <Message status={status} />
      <Readers stream="distractions" />
    </Card>
  );
};
