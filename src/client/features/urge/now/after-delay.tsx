import { useState } from 'react';
import * as z from 'zod/mini';
import { urgeCollection } from '#client/features/urge/entries/handlers.ts';
import { urgeBodyOf } from '#client/features/urge/entries/urge-entry.ts';
import { currentUrge, noteUrge } from '#client/features/urge/kept-urge.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { newUrge } from '#contract/urges.ts';
import {
  type AfterDelay as AfterDelayState,
  HAPPENED_MAX,
  isFilledIn,
  RITUALS,
  recordOf,
} from '#domain/urge/urge.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/urge.js';
import { Scale } from './scale.tsx';

interface AfterDelayProps {
  readonly urge: AfterDelayState;
  /** Called after the urge was saved or dropped, with the text to show, and with the urge if it was saved. */
  readonly onEnd: (said: string, saved: AfterDelayState | null) => void;
}

const fields = z.object({ happened: newUrge.shape.happened });

/** The form after a delay. All of its fields are optional. */
export const AfterDelay = ({ urge, onEnd }: AfterDelayProps) => {
  const { dayStartsAtHour } = useComfort();
  const { discard } = useOutboxActions();
  const { change } = useChange(urgeCollection);
  const [asks, setAsks] = useState(false);

  const end = (said: string, saved: AfterDelayState | null = null): void => {
    currentUrge.set(null);
    onEnd(said, saved);
  };
  const { pending, problem, formProps, bind } = useForm({
    schema: fields,
    values: { happened: urge.happened },
    send: async (signal) => {
      const body = urgeBodyOf(recordOf(urge), { zone: deviceZone(), dayStartsAtHour });
      const outcome = await change('urge-keep', body, urge.id);
      if (await accepted(outcome, discard, signal)) end(common.saved, urge);
    },
    messageFor: (cause) => `${texts.notSaved} ${errorText(cause)}`,
  });

  return (
    <form className={kit.stack5} {...formProps}>
      <h2 ref={takeLostFocus} tabIndex={-1} className={kit.large}>
        {texts.afterTheWait}
      </h2>
      <p>{texts.fillInAsYouLike}</p>
      <Scale
        question={texts.howDistressedAfter}
        value={urge.after}
        onChange={(distress) => noteUrge({ type: 'rated', distress })}
      />
      <RadioRows
        legend={texts.didRitual}
        options={RITUALS}
        label={(ritual) => texts.ritualAnswers[ritual]}
        value={urge.ritual}
        onChoose={(ritual) => noteUrge({ type: 'ritual', ritual })}
      />
      <TextAreaField
        label={texts.whatHappened}
        dir="auto"
        rows={3}
        maxLength={HAPPENED_MAX}
        {...bind('happened', urge.happened, (happened) => noteUrge({ type: 'wrote', happened }))}
      />
      {problem === null || problem.message === null ? null : (
        <Notice tone="problem">{problem.message}</Notice>
      )}
      {/* The keys differ, so that React does not reuse a button that is being pressed. */}
      {asks ? (
        <div key="asks" className={kit.rowMiddle24}>
          <p>{texts.deletesAnswers}</p>
          <Button kind="secondary" autoFocus onClick={() => setAsks(false)}>
            {texts.stay}
          </Button>
          <Button kind="danger" onClick={() => end(texts.nothingSaved)}>
            {texts.leaveWithoutSaving}
          </Button>
        </div>
      ) : (
        <div key="rests" className={kit.rowMiddle24}>
          <Button type="submit" pending={pending} pendingLabel={common.saving}>
            {common.save}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              if (isFilledIn(urge)) setAsks(true);
              else end(texts.nothingSaved);
            }}
          >
            {texts.leaveWithoutSaving}
          </Button>
        </div>
      )}
    </form>
  );
};
