import { useState } from 'react';
import type { BodyOf } from '#client/features/tasks/changes/task-changes.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { taskFields } from './fields.ts';
import styles from './form.module.css';

/** The form to correct a new task that the server refused. */
export const TaskEditor = ({ body, reason, onSave, onCancel }: EditProps<BodyOf<'task'>>) => {
  const [title, setTitle] = useState(body.title);
  const [minutes, setMinutes] = useState(String(body.estimatedTime));
  const today = useToday();
  // A refused date is replaced by today, because the form does not show it.
  const isDate = reason.issues.some(({ path }) => path === 'body.date');
  const day = isDate ? { date: today, zone: deviceZone() } : {};
  const { problem, formProps } = useForm({
    schema: taskFields,
    values: { title, estimatedTime: minutes },
    send: async () =>
      onSave({ ...body, ...day, title: title.trim(), estimatedTime: wholeNumber(minutes) }),
  });
  return (
    <form className={styles.form} {...formProps}>
      <Notice tone="info">{reason.issues[0]?.message ?? reason.message}</Notice>
      <TextField
        label="Task title"
        name="title"
        dir="auto"
        value={title}
        error={problem?.fields.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextField
        label="Estimated time (min)"
        name="estimatedTime"
        inputMode="numeric"
        value={minutes}
        error={problem?.fields.estimatedTime}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <div className={styles.end}>
        <Button type="submit">Send again</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
