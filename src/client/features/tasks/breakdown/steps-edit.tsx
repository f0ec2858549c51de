import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { isEscape } from '#client/platform/keys.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { movedBy, RowButtons } from '#client/ui/fields/row-buttons.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { MOST_STEPS, type TaskStep } from '#domain/tasks/task.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks-steps.js';
import styles from './breakdown.module.css';
import { newRow, type StepRow, stepsDraft, stepsOf } from './steps-draft.ts';

interface StepsEditProps {
  readonly task: ShownTask;
  /** Whether the person has just opened the form, so that the first step takes the focus. */
  readonly takesFocus: boolean;
  readonly onSave: (steps: TaskStep[]) => void;
  readonly onCancel: () => void;
}

/** The form to edit a task's steps. The draft is stored on this device until it is saved. */
export const StepsEdit = ({ task, takesFocus, onSave, onCancel }: StepsEditProps) => {
  const [kind] = useState(() => stepsDraft(task));
  const [{ rows }, change] = useDraft(kind);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<string | null>(takesFocus ? (rows[0]?.id ?? null) : null);
  const steps = stepsOf(rows, task);
  const { problem, formProps, bind } = useForm({
    schema: async () => (await import('./schemas.ts')).stepsField,
    values: { steps },
    // The edit ends before the server replies, so its errors would find no form.
    isComplete: steps.every((step) => step.title !== '' && !Number.isNaN(step.minutes)),
    send: async () => onSave(steps),
  });
  const { ref: form } = formProps;

  useEffect(() => {
    if (wanted === null) return;
    form.current?.querySelector<HTMLInputElement>(`[data-row="${wanted}"] input`)?.focus();
    setWanted(null);
  }, [wanted, form]);

  const set = (next: readonly StepRow[]): void => change({ rows: next });
  const edit = (id: string, typed: Partial<StepRow>): void =>
    set(rows.map((row) => (row.id === id ? { ...row, ...typed } : row)));
  const remove = (at: number): void => {
    set(rows.toSpliced(at, 1));
    setSaid(texts.stepRemoved({ step: at + 1 }));
    setWanted((rows[at + 1] ?? rows[at - 1])?.id ?? null);
  };
  const add = (): void => {
    const row = newRow();
    set([...rows, row]);
    setWanted(row.id);
  };

  return (
    <form
      className={styles.edit}
      aria-label={texts.stepsOf({ title: task.title })}
      {...formProps}
      onKeyDown={(event) => {
        if (!isEscape(event)) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <ol className={kit.stack3}>
        {rows.map((row, at) => (
          <li key={row.id} className={`${kit.rowBottom} ${styles.row}`} data-row={row.id}>
            <div className={styles.words}>
              <TextField
                label={(row.done ? texts.stepDone : texts.step)({ step: at + 1 })}
                dir="auto"
                autoComplete="off"
                {...bind(`steps.${at}.title`, row.title, (title) => edit(row.id, { title }))}
              />
            </div>
            <div className={styles.minutes}>
              <TextField
                label={texts.minutes}
                aria-label={texts.minutesOfStep({ step: at + 1 })}
                inputMode="numeric"
                autoComplete="off"
                {...bind(`steps.${at}.minutes`, row.minutes, (minutes) =>
                  edit(row.id, { minutes }),
                )}
              />
            </div>
            <div className={styles.icons}>
              <RowButtons
                name={texts.stepInLabel({ step: at + 1 })}
                at={at}
                count={rows.length}
                onMove={(by) => {
                  set(movedBy(rows, at, by));
                  setSaid(texts.stepMoved({ from: at + 1, to: at + by + 1 }));
                }}
                onRemove={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className={kit.soft}>
        {said}
      </p>
      <p className={`${kit.rowMiddle} ${styles.tools}`}>
        {rows.length >= MOST_STEPS ? (
          <span className={kit.soft}>{texts.mostSteps({ max: MOST_STEPS })}</span>
        ) : (
          <Button kind="secondary" size="small" icon={Plus} onClick={add}>
            {texts.addStep}
          </Button>
        )}
      </p>
      {typeof problem?.message === 'string' ? (
        <Notice tone="problem">{problem.message}</Notice>
      ) : null}
      <p className={`${kit.rowMiddle} ${styles.tools}`}>
        <Button type="submit">{texts.saveSteps}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </p>
    </form>
  );
};
