import { useState } from 'react';
import * as z from 'zod/mini';
import { RoutineIcon } from '#client/features/routines/list/routine-icon.tsx';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { ownClockAt } from '#client/lib/time/own-clock.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { type Routine, routinePlan } from '#contract/routines.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routine-form.js';
import styles from './editor.module.css';
import { type EditorDraft, type EditorStart, type PartProps, planIn } from './editor-draft.ts';
import { withFirstDay } from './first-day.ts';
import { FirstDayLine } from './first-day-line.tsx';
import { LookFields } from './look-fields.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { StepFields } from './step-fields.tsx';
import { RepeatFields, WhenFields } from './when-fields.tsx';

const fields = z.object({ plan: routinePlan });

interface RoutineFormProps {
  readonly routines: readonly Routine[];
  /** The routine to edit; null for a new routine. */
  readonly start: EditorStart | null;
  /** Whether the routine is the person's own, and not a proposal for somebody else. */
  readonly isOwn: boolean;
  readonly saveLabel: string;
  readonly draft: EditorDraft;
  readonly change: (changed: Partial<EditorDraft>) => void;
  /** Returns to the choice of templates; null for a routine that exists. */
  readonly onBack: (() => void) | null;
  readonly onSave: (id: string, plan: Routine['plan']) => Promise<SendResult>;
  /** Called after the routine was saved, with the saved draft and its plan. */
  readonly onSaved: (saved: EditorDraft, plan: Routine['plan'], isClosed: boolean) => void;
  readonly onClose: () => void;
}

/**
 * The form of a routine. Its name, its time, its days and its steps come first, everything else is in one section. In
 * the form of a new routine this section is collapsed.
 */
export const RoutineForm = ({
  routines,
  start,
  isOwn,
  saveLabel,
  draft: typed,
  change,
  onBack,
  onSave,
  onSaved,
  onClose,
}: RoutineFormProps) => {
  const { discard } = useOutboxActions();
  const { dayStartsAtHour } = useComfort();
  const clock = ownClockAt(useNow(0, MINUTE_MS), dayStartsAtHour);
  const isNew = start === null;
  const isDay = start?.scope === 'day';
  const draft = isNew && isOwn ? withFirstDay(typed, clock) : typed;
  const plan = planIn(draft);
  /** Whether the form opens with a name and steps, so that nothing has to be typed. */
  const [isFilled] = useState(draft.name.trim() !== '' && draft.steps.length > 0);
  /** Whether "More" is open at first: when editing, and for a rhythm that the fields above do not show. */
  const [isRepeatInView] = useState(!isNew || draft.repeat !== 'weeks');
  /** Whether the steps come from a template, and can be read instead of being written. */
  const [hasList] = useState(draft.isSized && draft.steps.length > 0);

  const form = useForm({
    schema: fields,
    values: { plan },
    send: async (signal) => {
      const read = fitting(routinePlan, plan);
      await accepted(await onSave(draft.id, read), discard, signal);
      onSaved(typed, read, signal.aborted);
    },
  });
  const part: PartProps = { draft, change, errors: form.problem?.fields ?? {} };
  const minutes = draft.steps.reduce((sum, step) => sum + (wholeNumber(step.minutes) || 0), 0);
  const facts = {
    routine: draft.name,
    steps: draft.steps.length,
    hidden: (text: string) => <VisuallyHidden>{text}</VisuallyHidden>,
  };

  return (
    <EntryForm form={form} submit={saveLabel} onCancel={onClose}>
      {isFilled || onBack !== null ? (
        <div className={styles.top}>
          {isFilled ? (
            // Takes the focus instead of the name, which would open the keyboard of a phone.
            <p ref={takeLostFocus} tabIndex={-1} data-first className={kit.iconText}>
              <RoutineIcon plan={draft} />
              <span>
                {sentence(
                  minutes === 0 ? texts.facts(facts) : texts.factsWithTime({ ...facts, minutes }),
                )}
              </span>
            </p>
          ) : null}
          {onBack === null ? null : (
            <Button kind="quiet" size="small" onClick={onBack}>
              {hasList ? texts.chooseAnother : texts.chooseReadyOne}
            </Button>
          )}
        </div>
      ) : null}
      <TextField
        label={common.name}
        dir="auto"
        autoComplete="off"
        ref={isFilled ? undefined : takeLostFocus}
        {...form.bind('plan.name', draft.name, (name) => change({ name }))}
      />
      <WhenFields {...part} routines={routines} isDay={isDay} />
      {isNew && isOwn ? <FirstDayLine draft={draft} change={change} clock={clock} /> : null}
      <StepFields {...part} look={isNew ? (hasList ? 'list' : 'lines') : 'fold'} />
      {isDay ? null : (
        <div className={styles.part}>
          <Fold
            isOpen={isRepeatInView}
            label={sentence(
              texts.more({ soft: (text) => <span className={kit.softThin}>{text}</span> }),
            )}
          >
            <div className={kit.stack4}>
              <RepeatFields {...part} />
              <ReminderFields {...part} />
              <LookFields {...part} />
            </div>
          </Fold>
        </div>
      )}
      {start?.scope === 'onward' && isOwn ? (
        <p className={kit.softThin}>{texts.fromTodayOn}</p>
      ) : null}
    </EntryForm>
  );
};
