import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefusedChange } from '#client/features/tasks/changes/refused.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { keepFocus } from '#client/features/tasks/list/row-focus.ts';
import { quoted } from '#client/features/tasks/task-labels.ts';
import type { NewTask } from '#client/features/tasks/use-task-actions.ts';
import { whenDraftOf, whenIn } from '#client/features/tasks/when/when-draft.ts';
import { WhenFields } from '#client/features/tasks/when/when-fields.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import { isEscape } from '#client/platform/keys.ts';
import { useDraft } from '#client/sync/draft.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { texts as taskTexts } from '#texts/tasks.js';
import { texts } from '#texts/tasks-form.js';
import { type ChangedFields, changedIn, type EditDraft, editDraft } from './draft.ts';
import styles from './editor.module.css';
import { loadTaskFields, whenValues } from './fields.ts';

interface TaskEditProps {
  /** The id of the form, for the save button outside the form. */
  readonly formId: string;
  readonly task: ShownTask;
  /** The refused change, whose values the fields contain at first. */
  readonly refused: RefusedChange | undefined;
  /** Whether the person has just opened the edit, so that the title takes the focus. */
  readonly takesFocus: boolean;
  /** Called with the values of all fields, and with only the values that the person changed. */
  readonly onSave: (typed: NewTask, changed: ChangedFields) => void;
  readonly onCancel: () => void;
}

/**
 * The form to edit a task in its row. Enter saves, and Escape cancels. The input is stored on this device until the
 * person saves or cancels.
 */
export const TaskEdit = ({
  formId,
  task,
  refused,
  takesFocus,
  onSave,
  onCancel,
}: TaskEditProps) => {
  const today = useToday();
  const [kind] = useState(() => editDraft(task, refused?.typed, today));
  const [draft, change] = useDraft(kind);
  const { title, minutes, opened } = draft;
  const when = draft.when ?? whenDraftOf(task, today);

  // Stores the original values together with the typed values.
  const type = (typed: Partial<Pick<EditDraft, 'title' | 'minutes' | 'when'>>): void =>
    change({ opened, ...typed });
  const { problem, formProps, bind } = useForm({
    schema: loadTaskFields,
    values: { title, estimatedTime: minutes, ...whenValues(when) },
    // The edit ends before the server replies, so its errors would find no form.
    isComplete: title.trim() !== '' && !Number.isNaN(wholeNumber(minutes)),
    send: async () =>
      onSave(
        { title: title.trim(), estimatedTime: wholeNumber(minutes), ...whenIn(when, today, title) },
        changedIn(draft, task, { wasRefused: refused !== undefined, today }),
      ),
  });
  const { ref: form } = formProps;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.select();
  }, []);
  // While the person types, the row may move to another list, for example at midnight.
  useLayoutEffect(() => {
    const fields = form.current;
    return () => keepFocus(task._id, fields);
  }, [task._id, form]);

  const typedBefore = refused?.typed?.title;
  return (
    <form
      id={formId}
      className={`${kit.row3} ${styles.fields}`}
      {...formProps}
      onKeyDown={(event) => {
        if (!isEscape(event)) return;
        event.preventDefault();
        onCancel();
      }}
    >
      {refused === undefined ? null : (
        <div className={styles.notice}>
          <Notice tone="problem">
            {refused.text}
            {typedBefore === undefined || typedBefore === title
              ? null
              : ` ${taskTexts.youTyped({ quoted: quoted(typedBefore) })}`}
          </Notice>
        </div>
      )}
      {task.gone === true ? (
        <div className={styles.notice}>
          <Notice tone="problem">{texts.taskIsGone}</Notice>
        </div>
      ) : null}
      {typeof problem?.message === 'string' ? (
        <div className={styles.notice}>
          <Notice tone="problem">{problem.message}</Notice>
        </div>
      ) : null}
      <div className={styles.title}>
        <TextField
          label={texts.taskTitle}
          data-part="title"
          dir="auto"
          autoComplete="off"
          {...bind('title', title, (text) => type({ title: text }))}
        />
      </div>
      <div className={styles.minutes}>
        <TextField
          label={texts.minutes}
          data-part="minutes"
          inputMode="numeric"
          autoComplete="off"
          {...bind('estimatedTime', minutes, (text) => type({ minutes: text }))}
        />
      </div>
      <div className={styles.when}>
        <WhenFields
          draft={when}
          title={title}
          // The day of smart tasks and completed tasks cannot be changed.
          isDayFixed={task.type === 'smart' || task.completed}
          dateError={problem?.fields.date}
          timeError={problem?.fields.time}
          onChange={(changed) => type({ when: changed })}
        />
      </div>
    </form>
  );
};
