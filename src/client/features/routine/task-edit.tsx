import { useEffect, useRef, useState } from 'react';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { RefusedChange } from './refused-changes.ts';
import styles from './task-edit.module.css';
import { problemsIn } from './task-fields.ts';
import type { ShownTask } from './task-view.ts';

interface TaskEditProps {
  /** For the button that saves, which stands outside of it. */
  readonly formId: string;
  readonly task: ShownTask;
  /** The last attempt, when it was not accepted: the fields begin with what was typed then. */
  readonly refused: RefusedChange | undefined;
  /** Called with what is different now; with nothing when nothing is. */
  readonly onSave: (updates: { title?: string; estimatedTime?: number }) => void;
  readonly onCancel: () => void;
}

/** The fields in which a task is edited in its place. Enter saves, Escape leaves it as it was. */
export const TaskEdit = ({ formId, task, refused, onSave, onCancel }: TaskEditProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState(refused?.typed?.title ?? task.title);
  const [minutes, setMinutes] = useState(refused?.typed?.minutes || String(task.estimatedTime));
  const [problems, setProblems] = useState<ReturnType<typeof problemsIn>>(null);

  useEffect(() => {
    // Where nobody asked for the fields they do not take the focus.
    if (refused === undefined) form.current?.querySelector('input')?.select();
  }, [refused]);
  useEffect(() => {
    if (problems !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const save = (): void => {
    const wrong = problemsIn(title, minutes);
    setProblems(wrong);
    if (wrong !== null) return;
    const [newTitle, newTime] = [title.trim(), Number(minutes)];
    onSave({
      ...(newTitle === task.title ? {} : { title: newTitle }),
      ...(newTime === task.estimatedTime ? {} : { estimatedTime: newTime }),
    });
  };

  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onCancel();
      }}
    >
      {refused === undefined ? null : (
        <div className={styles.notice}>
          <Notice tone="problem">{refused.text}</Notice>
        </div>
      )}
      <div className={styles.title}>
        <TextField
          label="Task title"
          dir="auto"
          autoComplete="off"
          value={title}
          error={problems?.title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <div className={styles.minutes}>
        <TextField
          label="Minutes"
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          error={problems?.estimatedTime}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
      </div>
    </form>
  );
};
