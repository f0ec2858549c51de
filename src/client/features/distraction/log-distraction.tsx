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
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/distraction.js';
import { type DistractionLogState, useLogDistraction } from './entries/use-log-distraction.ts';
import { KindIcon, kindColor } from './kind-icon.tsx';
import styles from './log-distraction.module.css';
import { typeName } from './type-name.ts';
import { WeekDistractions } from './week/week-distractions.tsx';

const LONGEST = texts.keptOnDevice({ type: typeName('Thoughts'), time: '00:00' });

/** The text for screen readers and everybody else after a tap. */
const Said = ({ status }: { readonly status: DistractionLogState }): ReactNode => {
  switch (status.state) {
    case 'sent':
      return (
        <p className={styles.good}>
          <CircleCheck aria-hidden="true" size="1.25em" className={styles.check} />
          {texts.logged({ type: typeName(status.type), time: status.at })}
        </p>
      );
    case 'kept':
      return (
        <p className={styles.kept}>
          {texts.keptOnDevice({ type: typeName(status.type), time: status.at })}
        </p>
      );
    case 'sent-later':
      return (
        <p className={styles.kept}>
          {texts.sentNow({ type: typeName(status.type), time: status.at })}
        </p>
      );
    case 'undone':
      return (
        <p className={styles.kept}>
          {texts.takenBack({ type: typeName(status.type), time: status.at })}
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
            {common.undo}
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
        <p className={`${styles.soft} ${styles.across}`}>{texts.oneTap}</p>
      ) : null}
      {status.state === 'logging' ? (
        <p className={`${styles.soft} ${styles.across}`}>
          {texts.logging({ type: typeName(status.type) })}
        </p>
      ) : null}
      {status.state === 'no-user' ? (
        <div className={styles.across}>
          <Notice tone="problem">{texts.userMissing}</Notice>
        </div>
      ) : null}
      {status.state === 'failed' ? (
        <div className={styles.across}>
          <RetryNotice onRetry={status.again}>
            {texts.notLogged({ type: typeName(status.type) })} {status.reason}
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
    <Card heading={texts.logDistraction}>
      <div className={styles.kinds}>
        {DISTRACTION_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className={`${kit.boldBreak} ${styles.kind} ${kindColor(type)}`}
            onClick={() => log(type)}
          >
            <KindIcon name={type} />
            {typeName(type)}
          </button>
        ))}
      </div>
      <Message status={status} undo={undo} />
      <Readers stream="distractions" />
      <WeekDistractions />
    </Card>
  );
};
