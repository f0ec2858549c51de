import { useState } from 'react';
import * as z from 'zod/mini';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { currentMs } from '#client/platform/after.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { type DistractionBody, distractionAt } from './entry.ts';

const fields = z.object({ type: z.literal(DISTRACTION_TYPES) });

/** The form to correct a distraction that the server refused. */
export const DistractionEditor = ({
  body,
  reason,
  onSave,
  onCancel,
}: EditProps<DistractionBody>) => {
  const [type, setType] = useState(body.type);
  const [isNow, setIsNow] = useState(true);
  const form = useForm({
    schema: fields,
    values: { type },
    send: async () => onSave(isNow ? distractionAt(type, currentMs()) : { ...body, type }),
  });
  return (
    <EntryForm form={form} submit="Send again" onCancel={onCancel}>
      <Notice tone="info">{reason.message}</Notice>
      <SelectField
        label="What distracted you?"
        value={type}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setType(DISTRACTION_TYPES.find((one) => one === value) ?? type);
        }}
      >
        {DISTRACTION_TYPES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <label className={kit.checkLine}>
        <input
          type="checkbox"
          checked={isNow}
          onChange={(event) => setIsNow(event.currentTarget.checked)}
        />
        Log it with the time that it is now
      </label>
    </EntryForm>
  );
};
