import { useState } from 'react';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { currentMs } from '#client/platform/after.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/distraction.js';
import { type DistractionBody, distractionAt } from './entry.ts';
import { TypeField, typeFields } from './type-field.tsx';

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
    schema: typeFields,
    values: { type },
    send: async () => onSave(isNow ? distractionAt(type, currentMs()) : { ...body, type }),
  });
  return (
    <EntryForm form={form} submit={common.sendAgain} onCancel={onCancel}>
      <Notice tone="info">{reason.message}</Notice>
      <TypeField type={type} onChange={setType} />
      <label className={kit.checkLine}>
        <input
          type="checkbox"
          checked={isNow}
          onChange={(event) => setIsNow(event.currentTarget.checked)}
        />
        {texts.logWithNow}
      </label>
    </EntryForm>
  );
};
