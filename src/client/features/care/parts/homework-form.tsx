import { useState } from 'react';
import * as z from 'zod/mini';
import styles from '#client/features/care/care.module.css';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { weekdayName } from '#client/lib/goals/words.ts';
import { useToday } from '#client/lib/use-today.ts';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { useDraft } from '#client/sync/draft.ts';
import { FieldGroup } from '#client/ui/fields/field-group.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { type Homework, homework as homeworkShape } from '#contract/sharing/care.ts';
import { INSTRUMENTS, MODES } from '#domain/attention/recording.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { ISO_WEEKDAYS } from '#domain/goals/goal.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/care.js';
import { SKILL_NAMES } from './words.ts';

interface HomeworkFormProps {
  readonly start: Homework | null;
  readonly draftKey: string;
  readonly saveLabel: string;
  /** Saves the homework. @returns an error message, or null on success */
  readonly onSave: (homework: Homework) => Promise<string | null>;
  readonly onClose: () => void;
}

const KINDS = {
  skill: texts.aChatSkill,
  ladder: texts.aStepOfLadder,
  attention: texts.anAttentionTest,
  'check-in': texts.theWeeklyCheckIn,
} as const;
const KIND_IDS = ['skill', 'ladder', 'attention', 'check-in'] as const;

const shape = z.object({
  kind: z.enum(KIND_IDS),
  skill: z.enum(SKILL_IDS),
  step: z.string(),
  instrument: z.enum(INSTRUMENTS),
  mode: z.enum(MODES),
  weekdays: z.array(z.literal(ISO_WEEKDAYS)),
  from: z.string(),
  until: z.string(),
});
type Draft = z.output<typeof shape>;

const draftForm = (start: Homework | null, today: LocalDate, key: string) => {
  const task = start?.task;
  const initial: Draft = {
    kind: task?.kind ?? 'skill',
    skill: task?.kind === 'skill' ? task.skill : 'breathing',
    step: task?.kind === 'ladder' ? task.step : '',
    instrument: task?.kind === 'attention' ? task.instrument : 'cpt',
    mode: task?.kind === 'attention' ? task.mode : 'quick',
    weekdays: [...(start?.weekdays ?? [])],
    from: start?.from ?? today,
    until: start?.until ?? addDays(today, 13),
  };
  return {
    key,
    initial,
    read: (kept: unknown) => z.safeParse(shape, kept).data ?? null,
  };
};

const taskIn = ({ kind, skill, step, instrument, mode }: Draft) => {
  if (kind === 'skill') return { kind, skill };
  if (kind === 'ladder') return { kind, step };
  return kind === 'attention' ? { kind, instrument, mode } : { kind };
};

/** The form for a homework task and its days. */
export const HomeworkForm = ({
  start,
  draftKey,
  saveLabel,
  onSave,
  onClose,
}: HomeworkFormProps) => {
  const today = useToday();
  const [kept] = useState(() => draftForm(start, today, draftKey));
  const [draft, change, finish] = useDraft(kept);
  const values = {
    task: taskIn(draft),
    weekdays: draft.weekdays,
    from: draft.from,
    until: draft.until,
  };
  const form = useForm({
    schema: homeworkShape,
    values,
    send: async (signal) => {
      const read = fitting(homeworkShape, values);
      const wrong = await onSave(read);
      if (wrong !== null) throw new UserFacingError(wrong);
      void finish(draft);
      if (!signal.aborted) onClose();
    },
  });
  const daysError = form.problem?.fields.weekdays;

  return (
    <EntryForm form={form} submit={saveLabel} onCancel={onClose}>
      <SelectField
        label={texts.whatIsTheHomework}
        value={draft.kind}
        onChange={(event) => {
          const kind = KIND_IDS.find((one) => one === event.currentTarget.value);
          if (kind !== undefined) change({ kind });
        }}
      >
        {KIND_IDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind]}
          </option>
        ))}
      </SelectField>
      {draft.kind === 'skill' ? (
        <SelectField
          label={texts.skill}
          value={draft.skill}
          onChange={(event) => {
            const skill = SKILL_IDS.find((one) => one === event.currentTarget.value);
            if (skill !== undefined) change({ skill });
          }}
        >
          {SKILL_IDS.map((skill) => (
            <option key={skill} value={skill}>
              {SKILL_NAMES[skill]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {draft.kind === 'ladder' ? (
        <TextField
          label={texts.stepInWords}
          dir="auto"
          autoComplete="off"
          {...form.bind('task.step', draft.step, (step) => change({ step }))}
        />
      ) : null}
      {draft.kind === 'attention' ? (
        <>
          <SelectField
            label={texts.test}
            value={draft.instrument}
            onChange={(event) => {
              const instrument = INSTRUMENTS.find((one) => one === event.currentTarget.value);
              if (instrument !== undefined) change({ instrument });
            }}
          >
            {INSTRUMENTS.map((instrument) => (
              <option key={instrument} value={instrument}>
                {texts.tests[instrument]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.length}
            value={draft.mode}
            onChange={(event) => {
              const mode = MODES.find((one) => one === event.currentTarget.value);
              if (mode !== undefined) change({ mode });
            }}
          >
            <option value="quick">{texts.quick}</option>
            <option value="full">{texts.full}</option>
          </SelectField>
        </>
      ) : null}
      <FieldGroup label={texts.onWhichDays} error={daysError}>
        <div className={styles.days}>
          {ISO_WEEKDAYS.map((day) => (
            <label key={day} className={`${kit.checkLine} ${styles.check}`}>
              <input
                type="checkbox"
                name="weekdays"
                aria-invalid={daysError !== undefined || undefined}
                checked={draft.weekdays.includes(day)}
                onChange={(event) =>
                  change({
                    weekdays: event.currentTarget.checked
                      ? [...draft.weekdays, day].sort()
                      : draft.weekdays.filter((one) => one !== day),
                  })
                }
              />
              {weekdayName(day)}
            </label>
          ))}
        </div>
      </FieldGroup>
      <TextField
        label={texts.firstDay}
        type="date"
        {...form.bind('from', draft.from, (from) => change({ from }))}
      />
      <TextField
        label={texts.lastDay}
        type="date"
        {...form.bind('until', draft.until, (until) => change({ until }))}
      />
    </EntryForm>
  );
};
