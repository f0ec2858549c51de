import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useRef } from 'react';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { UndoButton } from '#client/ui/undo-button.tsx';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { type DistractionLogState, useLogDistraction } from './entries/use-log-distraction.ts';
import { KindIcon, kindColor } from './kind-icon.tsx';
import styles from './log-distraction.module.css';
import { WeekDistractions } from './week/week-distractions.tsx';

const LONGEST = 'Thoughts, 00:00, is kept on this device. It is sent later.';
const NO_USER = 'User ID is missing. Please log in again.';

/** The text for screen readers and everybody else after a tap. */
const Said = ({ status }: { readonly status: DistractionLogState }): ReactNode => {
  switch (status.state) {
    case 'sent':
      return (
        <p className={styles.good}>
          <CircleCheck aria-hidden="true" size="1.25em" className={styles.check} />
          Logged: {status.type}, {status.at}.
        </p>
      );
    case 'kept':
      return (
        <p className={styles.kept}>
          {status.type}, {status.at}, is kept on this device. It is sent later.
        </p>
      );
    case 'undone':
      return (
        <p className={styles.kept}>
          {status.type}, {status.at}, is taken back.
        </p>
      );
    default:
      return null;
  }
};

interface MessageProps {
  readonly status: DistractionLogState;
  /** How the latest distraction can be taken back; null when it is too late. */
  readonly undo: ReturnType<typeof useLogDistraction>['undo'];
}

/** The outcome of the latest logged distraction. The message area always has the height of the longest message. */
const Message = ({ status, undo }: MessageProps) => {
  const said = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.place} data-longest={LONGEST}>
      {/* Always rendered, because screen readers announce only changes inside an existing region. */}
      <div ref={said} role="status" tabIndex={-1} className={kit.noRing}>
        <Said status={status} />
      </div>
      {/* The button leaves its place empty, so that nothing moves. */}
      <div className={styles.undo}>
        {undo === null ? (
          <Button kind="secondary" style={{ visibility: 'hidden' }}>
            Undo
          </Button>
        ) : (
          <UndoButton
            key={undo.id}
            label={undo.label}
            onOver={undo.onOver}
            onUndo={() => {
              undo.onUndo();
              said.current?.focus();
            }}
          />
        )}
      </div>
      {status.state === 'idle' ? (
        <p className={styles.soft}>One tap saves it. Back to what you were doing.</p>
      ) : null}
      {status.state === 'logging' ? <p className={styles.soft}>Logging {status.type}…</p> : null}
      {status.state === 'no-user' ? (
        <div className={styles.across}>
          <Notice tone="problem">{NO_USER}</Notice>
        </div>
      ) : null}
      {status.state === 'failed' ? (
        <div className={styles.across}>
          <RetryNotice onRetry={status.again}>
            {status.type} was not logged. {status.reason}
          </RetryNotice>
        </div>
      ) : null}
    </div>
  );
};

/** Logs a distraction with one tap, and lists the latest ones. */
export const LogDistraction = () => {
  const { status, log, undo } = useLogDistraction();
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
      <Message status={status} undo={undo} />
      <Readers stream="distractions" />
      <WeekDistractions />
    </Card>
  );
};
