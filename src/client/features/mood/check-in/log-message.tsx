import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import styles from './log-message.module.css';
import type { MoodLogState } from './log-state.ts';
import type { Undo } from './use-log-mood.ts';

/** The heading of every check-in. */
export const CHECK_IN_HEADING = 'How are you feeling?';

/** The messages for the possible outcomes of a check-in. */
export interface LogWords {
  readonly sent: string;
  /** This must be the longest message, because it determines the height of the message area. */
  readonly kept: string;
  readonly failed: string;
  /** The message after the check-in was taken back; omitted if it cannot be taken back. */
  readonly undone?: string;
  /** The message for a submission without changes; omitted if there is always something to send. */
  readonly nothing?: string;
}

export const MOOD_WORDS: LogWords = {
  sent: 'Thanks for sharing your mood!',
  kept: 'Your mood is kept on this device. It is sent later.',
  failed: 'Failed to submit mood.',
  undone: 'Undone. This mood was not kept.',
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
  /** Undefined if check-ins cannot be taken back here. */
  readonly undo?: Undo | undefined;
}

const UndoMood = lazyPart(
  async () => (await import('#client/features/mood/changes/undo-mood.tsx')).UndoMood,
);

interface UndoPlaceProps extends Undo {
  /** Whether a check-in is being sent or was just sent. The button is loaded then, and each check-in tries again. */
  readonly isNeeded: boolean;
}

/** The button that takes back the latest check-in. Its place stays empty without one, so that nothing moves. */
const UndoPlace = ({ isNeeded, logged, onUndone, onOver }: UndoPlaceProps) => {
  const [isLoaded, setLoaded] = useState(UndoMood.isLoaded);
  useEffect(() => {
    if (isNeeded && !isLoaded) void UndoMood.preload().then(() => setLoaded(UndoMood.isLoaded));
  }, [isNeeded, isLoaded]);
  return (
    <div style={{ gridColumn: 2, marginInlineStart: 'var(--space-3)' }}>
      {logged === null || !isLoaded ? (
        <Button kind="secondary" style={{ visibility: 'hidden' }}>
          Undo
        </Button>
      ) : (
        <UndoMood key={logged.id} logged={logged} onUndone={onUndone} onOver={onOver} />
      )}
    </div>
  );
};

/** The outcome of the latest check-in. The message area always has the height of the longest message. */
export const LogMessage = ({ status, words, retry, otherwise, undo }: LogMessageProps) => {
  const said = useRef<HTMLDivElement>(null);
  // Uses the place of the button while it is empty.
  const across = undo?.logged ? undefined : { gridColumn: '1 / -1' };
  return (
    <div className={styles.place} data-longest={words.kept}>
      {/* Always rendered, because screen readers announce only changes inside an existing region. */}
      <div ref={said} role="status" tabIndex={-1} className={kit.noRing}>
        {status.state === 'thanks' ? <p className={styles.good}>{words.sent}</p> : null}
        {status.state === 'kept' ? <p className={styles.kept}>{words.kept}</p> : null}
        {status.state === 'undone' ? <p className={styles.kept}>{words.undone}</p> : null}
        {status.state === 'nothing' ? <p className={styles.kept}>{words.nothing}</p> : null}
      </div>
      {undo === undefined ? null : (
        <UndoPlace
          {...undo}
          isNeeded={status.state !== 'idle'}
          onUndone={() => {
            undo.onUndone();
            said.current?.focus();
          }}
        />
      )}
      {status.state === 'idle' || status.state === 'submitting' ? (
        <div style={across}>{otherwise}</div>
      ) : null}
      {status.state === 'failed' ? (
        <div style={across}>
          <Notice tone="problem" first={words.failed} action={retry}>
            {status.reason} What you entered is still here.
          </Notice>
        </div>
      ) : null}
    </div>
  );
};
