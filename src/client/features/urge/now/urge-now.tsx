import { useState } from 'react';
import { noteUrge, useUrge } from '#client/features/urge/kept-urge.ts';
import { NotifyChoice } from '#client/lib/cues/notify-choice.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { newId } from '#client/platform/new-id.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { DELAYS_MINUTES, type DelayMinutes, type Waiting } from '#domain/urge/urge.ts';
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
      aria-label="Before you wait"
      tabIndex={-1}
      className={kit.stack5}
    >
      <Scale
        question="How strong is the distress now?"
        value={before}
        onChange={(distress) => noteUrge({ type: 'rated', distress })}
      />
      <fieldset>
        <legend className={kit.legend}>How long do you want to wait?</legend>
        <div className={styles.delays}>
          {DELAYS_MINUTES.map((minutes) => (
            <Button key={minutes} kind="secondary" onClick={() => begin(minutes)}>
              {minutes} minutes
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
      Waiting
    </h2>
    <DelayRing urge={urge} nowMs={nowMs} />
    <p className={styles.center}>The urge may get stronger and weaker. Both are fine.</p>
    <Scale
      question="How strong now? (may stay empty)"
      value={urge.during}
      onChange={(distress) => noteUrge({ type: 'rated', distress })}
    />
    <div className={kit.rowMiddle24}>
      <Button kind="secondary" onClick={() => noteUrge({ type: 'stopped' })}>
        Stop here
      </Button>
      <NotifyChoice />
    </div>
  </div>
);

/** The outcome, which replaces the form, so that a second press does not hit another control. */
const Ended = ({ said, onAgain }: { readonly said: string; readonly onAgain: () => void }) => (
  <div className={kit.stack5}>
    <h2 ref={takeLostFocus} tabIndex={-1} className={kit.large}>
      {said}
    </h2>
    <div className={kit.rowMiddle24}>
      <Button kind="secondary" onClick={onAgain}>
        Another wait
      </Button>
    </div>
  </div>
);

/** The course of an urge: the first question, the delay, and the questions afterwards. */
export const UrgeNow = () => {
  const { urge, nowMs } = useUrge();
  /** The outcome of the last urge on this visit, and whether it is still shown. */
  const [ended, setEnded] = useState<{ readonly said: string; readonly isShown: boolean } | null>(
    null,
  );
  const isBefore = urge.stage === 'before';
  // The person began another urge, here or in another tab.
  if (!isBefore && ended !== null) setEnded(null);
  return (
    <div className={`${kit.stack5} ${styles.page}`}>
      <section className={kit.raisedCard} aria-label="Urge now">
        {isBefore && ended?.isShown === true ? (
          <Ended said={ended.said} onAgain={() => setEnded({ ...ended, isShown: false })} />
        ) : null}
        {isBefore && ended?.isShown !== true ? (
          <BeforeDelay before={urge.before} isAgain={ended !== null} />
        ) : null}
        {urge.stage === 'waiting' ? <Delay urge={urge} nowMs={nowMs} /> : null}
        {urge.stage === 'after' ? (
          <AfterDelay urge={urge} onEnd={(said) => setEnded({ said, isShown: true })} />
        ) : null}
      </section>
      {urge.stage === 'waiting' ? <LadderCards /> : null}
    </div>
  );
};
