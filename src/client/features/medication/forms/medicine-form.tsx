import { useState } from 'react';
import * as z from 'zod/mini';
import type { Medication } from '#client/features/medication/changes/use-medication.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { fitting } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { newId } from '#client/platform/new-id.ts';
import { type DraftForm, discardDraft, useDraft } from '#client/sync/draft.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { type Medicine, medicine } from '#contract/medication.ts';
import { MEDICINE_MAX } from '#domain/medication/medication.ts';
import { withPlainDigits } from '#domain/shared/numbers/digits.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/medication.js';

interface MedicineDraft {
  /** The typed value; null until something is typed. */
  readonly name: string | null;
  readonly amount: string | null;
  readonly times: string | null;
}

const text = z.nullable(z.string());
const shape = z.object({ name: text, amount: text, times: text });

/** The draft of a medicine; `of` is the medicine's id, or `new`. */
const draftOf = (of: string): DraftForm<MedicineDraft> => ({
  key: `medicine/${of}`,
  initial: { name: null, amount: null, times: null },
  read: (kept) => z.safeParse(shape, kept).data ?? null,
});

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** Parses typed times, such as "7:30, 13:00". An invalid time becomes null. */
const readTimes = (typed: string): (string | null)[] => {
  const found = withPlainDigits(typed)
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map((one) => {
      const [, hour, minute] = TIME.exec(one) ?? [];
      return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
    });
  return [...new Set(found)].toSorted();
};

const medicineFields = z.extend(medicine, {
  times: z.pipe(z.array(z.string({ error: texts.timesAreWrong })), medicine.shape.times),
});

interface MedicineFormProps {
  /** The medicine to edit; null for a new medicine. */
  readonly start: Medicine | null;
  readonly medication: Medication;
  readonly onClose: () => void;
}

/** The form of a medicine. Typed values are stored on this device until they are saved. */
export const MedicineForm = ({ start, medication, onClose }: MedicineFormProps) => {
  const [kept] = useState(() => draftOf(start?.id ?? 'new'));
  const [id] = useState(() => start?.id ?? newId());
  const [draft, change] = useDraft(kept);
  const name = draft.name ?? start?.name ?? '';
  const amount = draft.amount ?? start?.amount ?? '';
  const times = draft.times ?? start?.times.join(', ') ?? '';

  const current = start?.current ?? true;
  const values = { id, name, amount, times: readTimes(times), current };
  const form = useForm({
    schema: medicineFields,
    values,
    messageFor: (cause) => texts.notSavedYet({ problem: errorText(cause) }),
    send: async (signal) => {
      const saved = fitting(medicineFields, values);
      await accepted(await medication.save(saved), medication.discard, signal);
      discardDraft(kept.key);
      if (!signal.aborted) onClose();
    },
  });

  return (
    <EntryForm form={form} submit={common.save} cancel={common.close} onCancel={onClose}>
      <TextField
        label={common.name}
        hint={texts.nameHint}
        dir="auto"
        autoComplete="off"
        maxLength={MEDICINE_MAX.name}
        {...form.bind('name', name, (typed) => change({ name: typed }))}
      />
      <TextField
        label={texts.amount}
        dir="auto"
        autoComplete="off"
        maxLength={MEDICINE_MAX.amount}
        {...form.bind('amount', amount, (typed) => change({ amount: typed }))}
      />
      <TextField
        label={texts.usualTimes}
        hint={texts.usualTimesHint}
        autoComplete="off"
        {...form.bind('times', times, (typed) => change({ times: typed }))}
      />
    </EntryForm>
  );
};
