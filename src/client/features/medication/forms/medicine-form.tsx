import { useState } from 'react';
import * as z from 'zod/mini';
import { newId } from '#client/platform/new-id.ts';
import { type DraftForm, discardDraft, useDraft } from '#client/sync/draft.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Medicine } from '#contract/medication.ts';
import { MEDICINE_MAX, MOST_TIMES } from '#domain/medication/medication.ts';
import { withPlainDigits } from '#domain/shared/numbers/digits.ts';

interface MedicineDraft {
  /** Null until something is typed. */
  readonly name: string | null;
  readonly amount: string | null;
  readonly times: string | null;
}

const text = z.nullable(z.string());
const shape = z.object({ name: text, amount: text, times: text });

/** The draft of a medicine; `of` is its id, or `new`. */
const draftOf = (of: string): DraftForm<MedicineDraft> => ({
  key: `medicine/${of}`,
  initial: { name: null, amount: null, times: null },
  spent: ['name', 'amount', 'times'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
});

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** Parses typed times, such as "7:30, 13:00"; null if one of them is invalid. */
const readTimes = (typed: string): string[] | null => {
  const found = withPlainDigits(typed)
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map((one) => {
      const [, hour, minute] = TIME.exec(one) ?? [];
      return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
    });
  const times = found.filter((one) => one !== null);
  return times.length === found.length ? [...new Set(times)].toSorted() : null;
};

interface MedicineFormProps {
  /** Null for a new medicine. */
  readonly start: Medicine | null;
  readonly onSave: (saved: Medicine) => Promise<SendResult>;
  readonly onClose: () => void;
}

/** The form of a medicine. Typed values are stored on this device until they are saved. */
export const MedicineForm = ({ start, onSave, onClose }: MedicineFormProps) => {
  const [form] = useState(() => draftOf(start?.id ?? 'new'));
  const [id] = useState(() => start?.id ?? newId());
  const [draft, change] = useDraft(form);
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string } | null>(
    null,
  );
  const name = draft.name ?? start?.name ?? '';
  const amount = draft.amount ?? start?.amount ?? '';
  const typedTimes = draft.times ?? start?.times.join(', ') ?? '';

  const save = async (): Promise<void> => {
    const times = readTimes(typedTimes);
    if (name.trim() === '') return setProblem({ field: 'name', text: 'Name is empty.' });
    if (times === null)
      return setProblem({ field: 'times', text: 'Write times like 7:30, with a comma between.' });
    if (times.length > MOST_TIMES)
      return setProblem({ field: 'times', text: `There is room for ${MOST_TIMES} times.` });
    setProblem(null);
    const current = start?.current ?? true;
    const result = await onSave({ id, name: name.trim(), amount: amount.trim(), times, current });
    if (result.state === 'failed') return setProblem({ field: '', text: result.message });
    discardDraft(form.key);
    onClose();
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);

  return (
    <form
      className={kit.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Name"
        hint="As you say it."
        dir="auto"
        autoComplete="off"
        maxLength={MEDICINE_MAX.name}
        value={name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label="Amount"
        hint="You can leave it empty."
        dir="auto"
        autoComplete="off"
        maxLength={MEDICINE_MAX.amount}
        value={amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <TextField
        label="Usual times"
        hint="For example 7:30, 13:00. You can leave it empty. There is no reminder."
        autoComplete="off"
        value={typedTimes}
        error={errorOf('times')}
        onChange={(event) => change({ times: event.currentTarget.value })}
      />
      {problem?.field === '' ? (
        <Notice tone="problem">This is not saved yet. {problem.text}</Notice>
      ) : null}
      <div className={kit.rowEnd}>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
        <Button type="submit">Save</Button>
      </div>
    </form>
  );
};
