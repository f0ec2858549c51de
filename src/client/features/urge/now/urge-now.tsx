import { useState } from 'react';
import { useRemoveUrge } from '#client/features/urge/entries/use-remove-urge.ts';
import { currentUrge, noteUrge, useUrge } from '#client/features/urge/kept-urge.ts';
import { NotifyChoice } from '#client/lib/cues/notify-choice.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { newId } from '#client/platform/new-id.ts';
import { useIsUnsent } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { UndoButton } from '#client/ui/undo-button.tsx';
import {
  type AfterDelay as AfterDelayState,
  DELAYS_MINUTES,
  type DelayMinutes,
  type Waiting,
} from '#domain/urge/urge.ts';
import { texts } from '#texts/urge.js';
import { AfterDelay } from './after-delay.tsx';
import { DelayRing } from './delay-ring.tsx';
import { LadderCards } from './ladder-cards.tsx';
import { Scale } from './scale.tsx';
import styles from './urge-now.module.css';

interface BeforeDelayProps {
  readonly before: Parameters<typeof Scale>[0]['value'];
  /** Whether this part replaced a pressed button. If so, the part takes the focus. */
  readonly isAgain: boolean;
}

/** The first question, and the choice of how long to wait. */
const BeforeDelay = ({ before, isAgain }: BeforeDelayProps) => {
  const begin = (minutes: DelayMinutes): void => {
    noteUrge({ type: 'begun', id: newId(), minutes });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={isAgain ? takeLostFocus : undefined}
      role="group"
      aria-label={texts.beforeYouWait}
      tabIndex={-1}
      className={kit.stack5}
    >
      <Scale
        question={texts.howDistressed}
        value={before}
        onChange={(distress) => noteUrge({ type: 'rated', distress })}
      />
      <fieldset>
        <legend className={kit.legend}>{texts.howLong}</legend>
        <div className={styles.delays}>
          {DELAYS_MINUTES.map((minutes) => (
            <Button key={minutes} kind="secondary" onClick={() => begin(minutes)}>
              {texts.minutes({ minutes })}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
};

/** The running delay. */
const Delay = ({ urge, nowMs }: { readonly urge: Waiting; readonly nowMs: number }) => (
  <div className={kit.stack5}>
    <h2 ref={takeLostFocus} tabIndex={-1} className={kit.large}>
      {texts.waiting}
    </h2>
    <DelayRing urge={urge} nowMs={nowMs} />
    <p className={styles.center}>{texts.bothAreFine}</p>
    <Scale
      question={texts.howDistressedNow}
      value={urge.during}
      onChange={(distress) => noteUrge({ type: 'rated', distress })}
    />
    <div className={kit.rowMiddle24}>
      <Button kind="secondary" onClick={() => noteUrge({ type: 'stopped' })}>
        {texts.stopHere}
      </Button>
      <NotifyChoice />
    </div>
  </div>
);

interface EndedProps {
  readonly said: string;
  /** The id of the saved urge; null if none was saved. */
  readonly savedId: string | null;
  /** The saved urge, as long as it can be taken back. */
  readonly saved: AfterDelayState | null;
  readonly onAgain: () => void;
  readonly onUndo: (saved: AfterDelayState) => void;
  /** Called when the time to undo is over. */
  readonly onOver: () => void;
}

/** The outcome, which replaces the form, so that a second press does not hit another control. */
const Ended = ({ said, savedId, saved, onAgain, onUndo, onOver }: EndedProps) => (
  <div className={kit.stack5}>
    <h2 ref={takeLostFocus} tabIndex={-1} className={kit.large}>
      {useIsUnsent(savedId) ? texts.savedSentLater : said}
    </h2>
    <div className={kit.rowMiddle24}>
      <Button kind="secondary" onClick={onAgain}>
        {texts.anotherWait}
      </Button>
      {saved === null ? null : (
        <UndoButton label={texts.undoSaving} onUndo={() => onUndo(saved)} onOver={onOver} />
      )}
    </div>
  </div>
);

interface EndedUrge {
  readonly said: string;
  readonly savedId: string | null;
  readonly saved: AfterDelayState | null;
  /** Whether the outcome is still shown. */
  readonly isShown: boolean;
}

/** The course of an urge: the first question, the delay, and the questions afterwards. */
export const UrgeNow = () => {
  const { urge, nowMs } = useUrge();
  const remove = useRemoveUrge();
  /** The outcome of the last urge on this visit. */
  const [ended, setEnded] = useState<EndedUrge | null>(null);
  const isBefore = urge.stage === 'before';
  // The person began another urge, here or in another tab.
  if (!isBefore && ended !== null) setEnded(null);
  /** Deletes the saved urge, and brings the form back with what was in it. */
  const undo = (saved: AfterDelayState): void => {
    remove(saved.id);
    currentUrge.set({ ...saved, id: newId() });
  };
  return (
    <div className={`${kit.stack5} ${styles.page}`}>
      <section className={kit.raisedCard} aria-label={texts.urgeNow}>
        {isBefore && ended?.isShown === true ? (
          <Ended
            said={ended.said}
            savedId={ended.savedId}
            saved={ended.saved}
            onAgain={() => setEnded({ ...ended, isShown: false })}
            onUndo={undo}
            onOver={() => setEnded({ ...ended, saved: null })}
          />
        ) : null}
        {isBefore && ended?.isShown !== true ? (
          <BeforeDelay before={urge.before} isAgain={ended !== null} />
        ) : null}
        {urge.stage === 'waiting' ? <Delay urge={urge} nowMs={nowMs} /> : null}
        {urge.stage === 'after' ? (
          <AfterDelay
            urge={urge}
            onEnd={(said, saved) =>
              setEnded({ said, saved, savedId: saved?.id ?? null, isShown: true })
            }
          />
        ) : null}
      </section>
      {urge.stage === 'waiting' ? <LadderCards /> : null}
    </div>
  );
};
