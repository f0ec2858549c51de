import { useState } from 'react';
import * as z from 'zod/mini';
import type { Goals } from '#client/features/goals/changes/use-goals.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { chosenLevel, LevelChoice, ratingDraft } from '#client/lib/goals/level-choice.tsx';
import { useDraft } from '#client/sync/draft.ts';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import type { Goal } from '#contract/goals.ts';
import { prose } from '#contract/shared/fields.ts';
import { TEXT_MAX } from '#domain/goals/goal.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/goals.js';

interface RateFormProps {
  readonly goal: Goal;
  readonly goals: Goals;
  readonly onClose: () => void;
}

/** The earliest date that the contract accepts. */
const FIRST_DAY = '2000-01-01';

const ratingUntil = (today: LocalDate) =>
  z.object({
    level: chosenLevel,
    date: z.custom<LocalDate>(
      (given) =>
        typeof given === 'string' && isLocalDate(given) && given <= today && given >= FIRST_DAY,
      { error: texts.todayOrBefore },
    ),
    note: prose(texts.theNote, TEXT_MAX.note),
  });

/** Asks which of the five levels fits now. */
export const RateForm = ({ goal, goals, onClose }: RateFormProps) => {
  // The draft key contains the version of the levels, because changed levels have a different meaning.
  const [kept] = useState(() =>
    ratingDraft(`goal-rating/${goal.id}/${goal.versions.at(-1)?.version ?? 1}`),
  );
  const [draft, change, finish] = useDraft(kept);
  const [date, setDate] = useState<string>(goals.today);
  const schema = ratingUntil(goals.today);
  const values = { ...draft, date };
  const form = useForm({
    schema,
    values,
    send: async (signal) => {
      await accepted(await goals.rate(goal, fitting(schema, values)), goals.discard, signal);
      void finish(draft);
      onClose();
    },
  });
  return (
    <EntryForm form={form} submit={texts.saveRating} onCancel={onClose}>
      <LevelChoice
        levels={goal.versions.at(-1)?.levels}
        value={draft.level}
        error={form.problem?.fields.level}
        onChoose={(level) => change({ level })}
      />
      <TextField
        label={texts.day}
        hint={texts.oneRatingADay}
        type="date"
        max={goals.today}
        {...form.bind('date', date, setDate)}
      />
      <TextAreaField
        label={texts.noteOptional}
        dir="auto"
        rows={2}
        {...form.bind('note', draft.note, (note) => change({ note }))}
      />
    </EntryForm>
  );
};
