import { useState } from 'react';
import * as z from 'zod/mini';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { DIFFICULTY, IMPORTANCE } from '#client/lib/goals/words.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { type GoalBody, goalLevels, goalPlan } from '#contract/goals.ts';
import { WEIGHTS } from '#domain/goals/goal.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/goals.js';
import { type EditedGoal, goalDraft, levelsIn, type PartProps, planIn } from './goal-draft.ts';
import { LevelFields } from './level-fields.tsx';
import type { Thing } from './link-fields.tsx';
import { MoreFields } from './more-fields.tsx';

interface GoalEditorProps {
  readonly today: LocalDate;
  /** The goal to edit; null for a new goal. */
  readonly start: EditedGoal | null;
  /** The routines, tasks and ladders that can serve the goal. */
  readonly things: readonly Thing[];
  /** The key of the draft, if the goal is not the person's own. */
  readonly draftKey?: string;
  /** The label of the save button. */
  readonly saveLabel?: string;
  readonly onSave: (saved: Omit<GoalBody<'goal-save'>, 'zone'>) => Promise<SendResult>;
  readonly onClose: () => void;
}

const fields = z.object({ plan: goalPlan, levels: goalLevels });

/** The other levels are proposed from the target, so if the target is missing, only the target is reported. */
const fieldsWithoutTarget = z.object({
  plan: goalPlan,
  levels: z
    .array(z.string())
    .check(z.refine(() => false, { error: texts.targetNeeded, path: [2] })),
});

/** The form of a goal. Typed values are stored on this device until they are saved. */
export const GoalEditor = ({
  today,
  start,
  things,
  draftKey,
  saveLabel = start === null ? texts.addTheGoal : common.save,
  onSave,
  onClose,
}: GoalEditorProps) => {
  const { discard } = useOutboxActions();
  // The form starts with the goal as it was when the form opened.
  const [kept] = useState(() => goalDraft(start, today, draftKey));
  const [draft, change, finish] = useDraft(kept);
  const [wasRefused, setWasRefused] = useState(false);
  const values = { plan: planIn(draft), levels: levelsIn(draft) };

  const form = useForm({
    schema: draft.aim.trim() === '' ? fieldsWithoutTarget : fields,
    values,
    send: async (signal) => {
      const read = fitting(fields, values);
      // After a conflict, the person has seen the current goal, so a second save is based on the revision of that goal.
      const from = wasRefused ? (start?.revision ?? draft.from) : draft.from;
      const outcome = await onSave({ goalId: draft.id, from, ...read });
      if (outcome.state === 'refused') setWasRefused(true);
      await accepted(outcome, discard, signal);
      void finish(draft);
      if (!signal.aborted) onClose();
    },
  });
  const part: PartProps = { draft, change, errors: form.problem?.fields ?? {} };

  return (
    <EntryForm
      form={form}
      submit={saveLabel}
      onCancel={onClose}
      buttons={
        start === null && draft.words !== '' ? (
          <Button kind="quiet" onClick={() => void finish(draft)}>
            {common.startAgain}
          </Button>
        ) : null
      }
    >
      <TextField
        label={texts.whatIsYourGoal}
        dir="auto"
        autoComplete="off"
        {...form.bind('plan.words', draft.words, (words) => change({ words }))}
      />
      <TextField
        label={texts.howIsItNow}
        hint={texts.howIsItNowHint}
        dir="auto"
        autoComplete="off"
        {...form.bind('levels.0', draft.now, (now) => change({ now }))}
      />
      <TextField
        label={texts.whatIsYourTarget}
        hint={texts.targetHint}
        dir="auto"
        autoComplete="off"
        {...form.bind('levels.2', draft.aim, (aim) => change({ aim }))}
      />
      <TextAreaField
        label={texts.whyOptional}
        dir="auto"
        rows={2}
        {...form.bind('plan.why', draft.why, (why) => change({ why }))}
      />
      <RadioRows
        legend={texts.howMuchDoesItMatter}
        options={WEIGHTS}
        label={(weight) => IMPORTANCE[weight]}
        value={draft.importance}
        onChoose={(importance) => change({ importance })}
      />
      <RadioRows
        legend={texts.howHardWillItBe}
        options={WEIGHTS}
        label={(weight) => DIFFICULTY[weight]}
        value={draft.difficulty}
        onChoose={(difficulty) => change({ difficulty })}
      />
      <LevelFields {...part} isRated={start?.isRated ?? false} />
      <MoreFields {...part} things={things} />
    </EntryForm>
  );
};
