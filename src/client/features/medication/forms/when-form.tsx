import { useState } from 'react';
import * as z from 'zod/mini';
import { deviceZone } from '#client/lib/device-zone.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { currentMs } from '#client/platform/after.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { instantAt, wallClockAt } from '#domain/shared/time/zone.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/medication.js';

interface WhenFormProps {
  /** Called with the chosen instant in UTC ms. */
  readonly onSave: (instantMs: number) => void;
  readonly onClose: () => void;
}

const whenFields = z.object({
  instantMs: z
    .number({ error: texts.timeNeeded })
    .check(z.refine((ms) => ms <= currentMs(), { error: texts.timeToCome })),
});

/** The form to choose another time at which a medicine was taken. */
export const WhenForm = ({ onSave, onClose }: WhenFormProps) => {
  const [clock, setClock] = useState(() => wallClockAt(currentMs(), deviceZone()));
  const instantMs = instantAt(clock, deviceZone());
  const form = useForm({
    schema: whenFields,
    values: { instantMs },
    send: async () => onSave(instantMs),
  });
  return (
    <EntryForm form={form} submit={common.save} cancel={common.close} onCancel={onClose}>
      <TextField
        label={texts.whenTaken}
        type="datetime-local"
        required
        {...form.bind('instantMs', clock, setClock)}
      />
    </EntryForm>
  );
};
