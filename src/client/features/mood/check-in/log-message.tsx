import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import styles from './log-message.module.css';
import type { MoodLogState } from './log-state.ts';
import type { Undo } from './use-log-mood.ts';

/** The heading of every check-in. */
export const CHECK_IN_HEADING = texts.howAreYouFeeling;

/** The messages for the possible outcomes of a check-in. */
export interface LogWords {
  readonly sent: string;
  /** This must be the longest message, because it determines the height of the message area. */
  readonly kept: string;
  /** The message once a kept check-in was sent. */
  readonly sentLater: string;
  readonly failed: string;
  /** The message after the check-in was taken back; omitted if it cannot be taken back. */
  readonly undone?: string;
  /** The message for a submission without changes; omitted if there is always something to send. */
  readonly nothing?: string;
  /** The same, if what was submitted before is not sent yet. */
  readonly nothingKept?: string;
}

export const MOOD_WORDS: LogWords = {
  sent: texts.thanksForSharingYourMood,
  kept: texts.yourMoodIsKeptOn,
  sentLater: texts.yourMoodIsSentNow,
  failed: texts.failedToSubmitMood,
  undone: texts.undoneThisMoodWasNot,
  nothing: texts.alreadySavedChangeSomethingTo,
  nothingKept: texts.keptOnThisDeviceChange,
};

export const DETAILS_WORDS: LogWords = {
  sent: texts.savedWithThisMood,
  kept: texts.thisIsKeptOnThis,
  sentLater: texts.thisIsSentNow,
  failed: texts.thisIsNotSaved,
  nothing: texts.chooseAWordOrWrite,
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
const UndoPlace = ({ isNeeded, logged, onUndone }: UndoPlaceProps) => {
  const [isLoaded, setLoaded] = useState(UndoMood.isLoaded);
  useEffect(() => {
    if (isNeeded && !isLoaded) void UndoMood.preload().then(() => setLoaded(UndoMood.isLoaded));
  }, [isNeeded, isLoaded]);
  return (
    <div style={{ gridColumn: 2, marginInlineStart: 'var(--space-3)' }}>
      {logged === null || !isLoaded ? (
        <Button kind="secondary" style={{ visibility: 'hidden' }}>
          {common.undo}
        </Button>
      ) : (
        <UndoMood key={logged.id} logged={logged} onUndone={onUndone} />
      )}
    </div>
  );
};

/**
 * The outcome of the latest check-in. From the first check-in on, the message area has the height of the longest message.
 */
export const LogMessage = ({ status, words, retry, otherwise, undo }: LogMessageProps) => {
  const said = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(otherwise !== undefined);
  if (!isUsed && status.state !== 'idle') setUsed(true);
  // Uses the place of the button while it is empty.
  const across = undo?.logged ? undefined : { gridColumn: '1 / -1' };
  return (
    <div className={styles.place} data-longest={isUsed ? words.kept : undefined}>
      {/* Always rendered, because screen readers announce only changes inside an existing region. */}
      <div ref={said} role="status" tabIndex={-1} className={kit.noRing}>
        {status.state === 'thanks' ? <p className={styles.good}>{words.sent}</p> : null}
        {status.state === 'kept' ? <p className={styles.kept}>{words.kept}</p> : null}
        {status.state === 'sent-later' ? <p className={styles.kept}>{words.sentLater}</p> : null}
        {status.state === 'undone' ? <p className={styles.kept}>{words.undone}</p> : null}
        {/* The key changes with each press, so that screen readers announce the text again. */}
        {status.state === 'nothing' ? (
          <p key={status.press} className={styles.kept}>
            {status.isKept === true ? words.nothingKept : words.nothing}
          </p>
        ) : null}
      </div>
      {undo === undefined || !isUsed ? null : (
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
            {status.reason} {texts.stillHere}
          </Notice>
        </div>
      ) : null}
    </div>
  );
};
