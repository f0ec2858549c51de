import { useState } from 'react';
import { urgeCollection } from '#client/features/urge/entries/handlers.ts';
import { urgeBodyOf } from '#client/features/urge/entries/urge-entry.ts';
import { currentUrge, noteUrge } from '#client/features/urge/kept-urge.ts';
import { RITUAL_LABELS } from '#client/features/urge/words.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import {
  type AfterDelay as AfterDelayState,
  HAPPENED_MAX,
  isFilledIn,
  RITUALS,
  recordOf,
} from '#domain/urge/urge.ts';
import { Scale } from './scale.tsx';
import styles from './urge-now.module.css';

interface AfterDelayProps {
  readonly urge: AfterDelayState;
  /** Called once it is saved or dropped, with the text to show. */
  readonly onEnd: (said: string) => void;
}

/** The form after a delay; every field is optional. */
export const AfterDelay = ({ urge, onEnd }: AfterDelayProps) => {
  const { dayStartsAtHour } = useComfort();
  const { change } = useChange(urgeCollection);
  const [pending, setPending] = useState(false);
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const end = (said: string): void => {
    currentUrge.set(null);
    onEnd(said);
  };
  const save = async (): Promise<void> => {
    setPending(true);
    const body = urgeBodyOf(recordOf(urge), { zone: deviceZone(), dayStartsAtHour });
    const outcome = await change('urge-keep', body, urge.id);
    setPending(false);
    if (outcome.state === 'failed') setProblem(outcome.message);
    else if (outcome.state === 'sent') end('Saved.');
    else end('Saved on this device. It is sent later.');
  };

  return (
    <form
      className={styles.stage}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void save();
      }}
    >
      <h2 ref={takeLostFocus} tabIndex={-1} className={kit.large}>
        After the wait
      </h2>
      <p>You can fill in as much or as little as you like.</p>
      <Scale
        question="How strong is the distress after?"
        value={urge.after}
        onChange={(distress) => noteUrge({ type: 'rated', distress })}
      />
      <TextAreaField
        label="What happened instead? (may stay empty)"
        dir="auto"
        rows={3}
        maxLength={HAPPENED_MAX}
        value={urge.happened}
        onChange={(event) => noteUrge({ type: 'wrote', happened: event.currentTarget.value })}
      />
      <fieldset className={kit.bare}>
        <legend className={kit.legend}>And the ritual? (may stay empty)</legend>
        <div className={kit.rowMiddle24}>
          {RITUALS.map((ritual) => (
            <label key={ritual} className={styles.choice}>
              <input
                type="radio"
                name="ritual"
                checked={urge.ritual === ritual}
                onChange={() => noteUrge({ type: 'ritual', ritual })}
              />
              {RITUAL_LABELS[ritual]}
            </label>
          ))}
        </div>
      </fieldset>
      {problem === null ? null : <Notice tone="problem">This was not saved. {problem}</Notice>}
      {/* Different keys, so that React does not reuse a button while it is being pressed. */}
      {asks ? (
        <div key="asks" className={kit.rowMiddle24}>
          <p>What you filled in here is deleted then.</p>
          <Button kind="secondary" autoFocus onClick={() => setAsks(false)}>
            Stay
          </Button>
          <Button kind="danger" onClick={() => end('Nothing was saved.')}>
            Leave without saving
          </Button>
        </div>
      ) : (
        <div key="rests" className={kit.rowMiddle24}>
          <Button type="submit" pending={pending} pendingLabel="Saving…">
            Save
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              if (isFilledIn(urge)) setAsks(true);
              else end('Nothing was saved.');
            }}
          >
            Leave without saving
          </Button>
        </div>
      )}
    </form>
  );
};
