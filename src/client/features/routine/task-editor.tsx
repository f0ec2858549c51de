import { useState } from 'react';
import type { EditProps } from '#client/lib/outbox-kind.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { BodyOf } from './task-changes.ts';
import { taskFields } from './task-fields.ts';
import styles from './task-form.module.css';

/** The form that corrects a new task which the server did not accept. */
export const TaskEditor = ({ body, reason, onSave, onCancel }: EditProps<BodyOf<'task'>>) => {
  const [title, setTitle] = useState(body.title);
  const [minutes, setMinutes] = useState(String(body.estimatedTime));
  const { problem, formProps } = useForm({
    schema: taskFields,
    values: { title, estimatedTime: minutes },
    send: async () => onSave({ ...body, title: title.trim(), estimatedTime: Number(minutes) }),
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
