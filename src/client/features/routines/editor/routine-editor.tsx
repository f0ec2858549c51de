import { useState } from 'react';
import * as z from 'zod/mini';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { type Routine, routinePlan } from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import {
  type EditorDraft,
  type EditorStart,
  editorDraft,
  type PartProps,
  planIn,
} from './editor-draft.ts';
import { LookFields } from './look-fields.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { StepFields } from './step-fields.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { WhenFields } from './when-fields.tsx';

interface RoutineEditorProps {
  readonly routines: readonly Routine[];
  readonly today: LocalDate;
  /** The routine to edit; null for a new routine. */
  readonly start: EditorStart | null;
  /** The key of the draft, if the routine is not the person's own. */
  readonly draftKey?: string;
  /** The label of the save button. */
  readonly saveLabel?: string;
  readonly onSave: (id: string, plan: Routine['plan']) => Promise<SendResult>;
  readonly onClose: () => void;
}

const fields = z.object({ plan: routinePlan });

/** The form of a routine. Input is stored on this device until it is saved. */
export const RoutineEditor = ({
  routines,
  today,
  start,
  draftKey,
  saveLabel,
  onSave,
  onClose,
}: RoutineEditorProps) => {
  const { discard } = useOutboxActions();
  // The form starts with the routine in the state it had when the form opened.
  const [kept] = useState(() => editorDraft(start, today, draftKey));
  const [draft, change, finish] = useDraft(kept);
  const isDay = start?.scope === 'day';
  const plan = planIn(draft);

  const form = useForm({
    schema: fields,
    values: { plan },
    send: async (signal) => {
      await accepted(await onSave(draft.id, fitting(routinePlan, plan)), discard, signal);
      void finish(draft);
      if (!signal.aborted) onClose();
    },
  });
  const part: PartProps = { draft, change, errors: form.problem?.fields ?? {} };
  const choose = (filled: Partial<EditorDraft>): void =>
    change(draft.name.trim() === '' ? filled : { ...filled, name: draft.name });
  const isEmpty = draft.name === '' && draft.steps.length === 0;

  return (
    <EntryForm
      form={form}
      submit={
        saveLabel ??
        (start === null ? 'Add the routine' : isDay ? 'Save for today' : 'Save from today on')
      }
      onCancel={onClose}
      buttons={
        start === null && !isEmpty ? (
          <Button kind="quiet" onClick={() => void finish(draft)}>
            Start again
          </Button>
        ) : null
      }
    >
      <TextField
        label="Name"
        dir="auto"
        autoComplete="off"
        {...form.bind('plan.name', draft.name, (name) => change({ name }))}
      />
      {start === null && draft.steps.length === 0 ? <TemplateChoice onChoose={choose} /> : null}
      <StepFields {...part} />
      <WhenFields {...part} routines={routines} isDay={isDay} />
      {isDay ? null : (
        <>
          <ReminderFields {...part} />
          <LookFields {...part} />
        </>
      )}
      {start?.scope === 'onward' && draftKey === undefined ? (
        <p className={kit.softThin}>
          The change applies from today on. Earlier days stay as they were. To change only this day,
          use “Change only today”.
        </p>
      ) : null}
    </EntryForm>
  );
};
