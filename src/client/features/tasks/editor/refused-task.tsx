import { useState } from 'react';
import type { BodyOf } from '#client/features/tasks/changes/task-changes.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks-form.js';
import { taskFields } from './schemas.ts';

/** The form to correct a new task that the server refused. */
export const TaskEditor = ({ body, reason, onSave, onCancel }: EditProps<BodyOf<'task'>>) => {
  const [title, setTitle] = useState(body.title);
  const [minutes, setMinutes] = useState(String(body.estimatedTime));
  const today = useToday();
  // A refused date is replaced with today, because the form has no field for the date.
  const isDate = reason.issues.some(({ path }) => path === 'body.date');
  const day = isDate ? { date: today, zone: deviceZone() } : {};
  const form = useForm({
    schema: taskFields,
    values: { title, estimatedTime: minutes },
    send: async () =>
      onSave({ ...body, ...day, title: title.trim(), estimatedTime: wholeNumber(minutes) }),
  });
  return (
    <EntryForm form={form} submit={common.sendAgain} onCancel={onCancel}>
      <Notice tone="info">{reason.issues[0]?.message ?? reason.message}</Notice>
      <TextField label={texts.taskTitle} dir="auto" {...form.bind('title', title, setTitle)} />
      <TextField
        label={texts.estimatedTime}
        inputMode="numeric"
        {...form.bind('estimatedTime', minutes, setMinutes)}
      />
    </EntryForm>
  );
};
