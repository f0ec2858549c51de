import { useState } from 'react';
import * as z from 'zod/mini';
import { fitting, Unfit } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { DIFFICULTY, IMPORTANCE } from '#client/lib/goals/words.ts';
import { UserFacingError } from '#client/lib/told.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { type GoalBody, goalLevels, goalPlan } from '#contract/goals.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import styles from './editor.module.css';
import { type EditedGoal, goalDraft, levelsIn, type PartProps, planIn } from './goal-draft.ts';
import { LevelFields } from './level-fields.tsx';
import type { Thing } from './link-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { WeightField } from './weight-field.tsx';

interface GoalEditorProps {
  readonly today: LocalDate;
  /** Null for a new goal. */
  readonly start: EditedGoal | null;
  /** Things that can serve the goal. */
  readonly things: readonly Thing[];
  /** Key of the draft, if it is not about a goal of the person's own. */
  readonly draftKey?: string;
  /** Label of the save button. */
  readonly saveLabel?: string;
  readonly onSave: (saved: Omit<GoalBody<'goal-save'>, 'zone'>) => Promise<SendResult>;
  readonly onClose: () => void;
}

const fields = z.object({ plan: goalPlan, levels: goalLevels });

/** The other levels are proposed from the aim, so without an aim only the aim is reported as missing. */
const fieldsWithoutAim = z.object({
  plan: goalPlan,
  levels: z
    .array(z.string())
    .check(z.refine(() => false, { error: 'Write what you aim at.', path: [2] })),
});

/** The form of a goal. Typed values are stored on this device until they are saved. */
export const GoalEditor = ({
  today,
  start,
  things,
  draftKey,
  saveLabel = start === null ? 'Add the goal' : 'Save',
  onSave,
  onClose,
}: GoalEditorProps) => {
  const { discard } = useOutboxActions();
  // The form starts with the goal as it was when the form opened.
  const [form] = useState(() => goalDraft(start, today, draftKey));
  const [draft, change, finish] = useDraft(form);
  const [wasRefused, setWasRefused] = useState(false);
  const values = { plan: planIn(draft), levels: levelsIn(draft) };

  const { pending, problem, cancel, formProps } = useForm({
    schema: draft.aim.trim() === '' ? fieldsWithoutAim : fields,
    values,
    send: async (signal) => {
      const read = fitting(fields, values);
      // After a conflict, the person has seen the current goal, so saving again is based on its revision.
      const from = wasRefused ? (start?.revision ?? draft.from) : draft.from;
      const outcome = await onSave({ goalId: draft.id, from, ...read });
      if (outcome.state === 'refused' && !signal.aborted) {
        // The form still has the values, so the refused entry is not needed.
        await discard(outcome.id);
        setWasRefused(true);
        throw new Unfit(outcome.issues, outcome.message);
      }
      if (outcome.state === 'failed') throw new UserFacingError(outcome.message);
      void finish(draft);
      if (!signal.aborted) onClose();
    },
  });
  const part: PartProps = { draft, change, errors: problem?.fields ?? {} };

  return (
    <form className={styles.form} {...formProps}>
      <TextField
        label="What is your goal?"
        name="plan.words"
        dir="auto"
        autoComplete="off"
        value={draft.words}
        error={part.errors['plan.words']}
        onChange={(event) => change({ words: event.currentTarget.value })}
      />
      <TextField
        label="How is it now?"
        hint="A number or a few words, such as “10 times a day”."
        name="levels.0"
        dir="auto"
        autoComplete="off"
        value={draft.now}
        error={part.errors['levels.0']}
        onChange={(event) => change({ now: event.currentTarget.value })}
      />
      <TextField
        label="What do you aim at?"
        hint="In the same way, such as “3 times a day”."
        name="levels.2"
        dir="auto"
        autoComplete="off"
        value={draft.aim}
        error={part.errors['levels.2']}
        onChange={(event) => change({ aim: event.currentTarget.value })}
      />
      <TextAreaField
        label="Why does it matter to you? (may stay empty)"
        name="plan.why"
        dir="auto"
        rows={2}
        value={draft.why}
        error={part.errors['plan.why']}
        onChange={(event) => change({ why: event.currentTarget.value })}
      />
      <WeightField
        legend="How much does it matter to you?"
        words={IMPORTANCE}
        value={draft.importance}
        onChange={(importance) => change({ importance })}
      />
      <WeightField
        legend="How hard is it for you?"
        words={DIFFICULTY}
        value={draft.difficulty}
        onChange={(difficulty) => change({ difficulty })}
      />
      <LevelFields {...part} isRated={start?.isRated ?? false} />
      <MoreFields {...part} things={things} />
      {problem === null || problem.message === null ? null : (
        <Notice tone="problem">{problem.message}</Notice>
      )}
      <div className={styles.end}>
        <Button
          kind="quiet"
          aria-disabled={pending}
          onClick={() => {
            if (pending) return;
            cancel();
            onClose();
          }}
        >
          Cancel
        </Button>
        {start === null && draft.words !== '' ? (
          <Button kind="quiet" onClick={() => void finish(draft)}>
            Start again
          </Button>
        ) : null}
        <Button type="submit" pending={pending} pendingLabel="Saving…">
          {saveLabel}
        </Button>
      </div>
    </form>
  );
};
