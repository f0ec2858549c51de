import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { currentMs } from '#client/platform/after.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { movedBy, RowButtons } from '#client/ui/fields/row-buttons.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { LadderBody } from '#contract/chat/chat.ts';
import { saveLadderBody } from '#contract/chat/chat.ts';
import { RUNGS } from '#domain/chat/skills/exposure/ladder.ts';
import { DISTRESS, distressText } from '#domain/urge/distress.ts';
import { texts } from '#texts/urge.js';
import {
  type DraftStep,
  type EditedLadder,
  type LadderDraft,
  ladderDraft,
  newStep,
  rungsIn,
} from './ladder-draft.ts';
import styles from './ladders.module.css';

const { fear, rungs } = saveLadderBody.shape;
const fields = z.object({ fear, rungs });

interface LadderEditorProps {
  /** The ladder to edit; null for a new ladder. */
  readonly start: EditedLadder | null;
  /** The key of the draft, if the ladder is not in the list. */
  readonly draftKey?: string;
  readonly onSave: (saved: LadderBody) => Promise<SendResult>;
  readonly onClose: () => void;
}

interface StepFieldsProps {
  readonly draft: LadderDraft;
  readonly change: (changed: Partial<LadderDraft>) => void;
}

/** The steps in the person's own order, each with the distress that the person expects. */
const StepFields = ({ draft: { steps }, change }: StepFieldsProps) => {
  const put = (key: string, changed: Partial<DraftStep>): void =>
    change({ steps: steps.map((one) => (one.key === key ? { ...one, ...changed } : one)) });
  return (
    <fieldset>
      <legend className={kit.legend}>{texts.steps}</legend>
      <ol className={`${kit.stack4} ${styles.rows}`}>
        {steps.map(({ key, text, distress }, at) => (
          <li key={key} className={`${kit.stack2} ${styles.rowOfStep}`}>
            <TextField
              label={texts.stepNumber({ step: at + 1 })}
              dir="auto"
              autoComplete="off"
              maxLength={300}
              value={text}
              onChange={({ currentTarget: { value } }) => put(key, { text: value })}
            />
            <div className={`${kit.rowBottom23} ${styles.beside}`}>
              <SelectField
                label={texts.distressAtStep({ step: at + 1 })}
                value={distress}
                onChange={({ currentTarget: { value } }) =>
                  put(key, { distress: DISTRESS.find((one) => one === Number(value)) ?? distress })
                }
              >
                {DISTRESS.map((one) => (
                  <option key={one} value={one}>
                    {texts.levelOption({ level: one, distress: distressText(one) })}
                  </option>
                ))}
              </SelectField>
              <div className={kit.rowBottom23}>
                <RowButtons
                  name={text.trim() === '' ? texts.thisStep({ step: at + 1 }) : text.trim()}
                  at={at}
                  count={steps.length}
                  onMove={(by) => change({ steps: movedBy(steps, at, by) })}
                  onRemove={() => change({ steps: steps.toSpliced(at, 1) })}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {steps.length >= RUNGS.max ? (
        <p className={kit.softSmall}>{texts.tooManySteps({ max: RUNGS.max })}</p>
      ) : (
        <Button
          kind="secondary"
          size="small"
          icon={Plus}
          onClick={() => change({ steps: [...steps, newStep()] })}
        >
          {texts.addStep}
        </Button>
      )}
    </fieldset>
  );
};

/** The form of a ladder. Input is stored on this device until it is saved. */
export const LadderEditor = ({ start, draftKey, onSave, onClose }: LadderEditorProps) => {
  const { discard } = useOutboxActions();
  // The form starts with the ladder in the state it had when the form opened.
  const [kept] = useState(() => ladderDraft(start, draftKey));
  const [draft, change, finish] = useDraft(kept);
  const [wasRefused, setWasRefused] = useState(false);
  const values = { fear: draft.fear, rungs: rungsIn(draft) };
  const form = useForm({
    schema: fields,
    values,
    send: async (signal) => {
      const read = fitting(fields, values);
      // After a conflict, the person has seen the current ladder, so a second save replaces it.
      const from = wasRefused ? (start?.changedAtMs ?? null) : draft.from;
      const outcome = await onSave({
        ladderId: draft.id,
        from,
        changedAtMs: currentMs(),
        ...read,
      });
      if (outcome.state === 'refused') setWasRefused(true);
      await accepted(outcome, discard, signal);
      void finish(draft);
      if (!signal.aborted) onClose();
    },
  });
  return (
    <EntryForm form={form} submit={texts.saveLadder} onCancel={onClose}>
      <TextField
        label={texts.ladderName}
        hint={texts.ladderNameHint}
        dir="auto"
        autoComplete="off"
        maxLength={300}
        {...form.bind('fear', draft.fear, (fear) => change({ fear }))}
      />
      <StepFields draft={draft} change={change} />
    </EntryForm>
  );
};
