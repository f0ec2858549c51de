import { announce } from '#client/features/tasks/announcer.tsx';
import { quoted } from '#client/features/tasks/task-labels.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { whenIn } from '#client/features/tasks/when/when-draft.ts';
import { WhenFields } from '#client/features/tasks/when/when-fields.tsx';
import { addedText } from '#client/features/tasks/when/when-text.ts';
import { accepted } from '#client/lib/forms/accepted.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { texts } from '#texts/tasks-form.js';
import styles from './editor.module.css';
import { loadTaskFields, taskDraft, whenValues } from './fields.ts';

interface AddTaskProps {
  readonly onAdd: TaskActions['add'];
  readonly onClose: () => void;
}

/** The form for a new personal task. Input is stored on this device until the task is added. */
export const AddTask = ({ onAdd, onClose }: AddTaskProps) => {
  const { discard } = useOutboxActions();
  const [draft, change, finish] = useDraft(taskDraft);
  const { title, minutes, when } = draft;
  const today = useToday();

  const form = useForm({
    schema: loadTaskFields,
    values: { title, estimatedTime: minutes.text, ...whenValues(when) },
    send: async (signal) => {
      const task = {
        title: title.trim(),
        estimatedTime: wholeNumber(minutes.text),
        ...whenIn(when, today, title),
      };
      const of = JSON.stringify(Object.values(task));
      const again = draft.tried?.of === of ? draft.tried.id : undefined;
      const outcome = await onAdd(task, again);
      // The server may have received the task, so a retry with the same content uses the same id.
      if (outcome.state === 'failed' && outcome.id !== null)
        change({ tried: { id: outcome.id, of } });
      await accepted(outcome, discard, signal);
      finish(draft);
      if (signal.aborted) return;
      announce(
        outcome.state === 'waiting'
          ? texts.keptOnDevice({ quoted: quoted(title) })
          : addedText(task, today),
      );
      onClose();
    },
  });

  return (
    <EntryForm form={form} submit={texts.addTask} sending={texts.adding} onCancel={onClose}>
      <TextField
        label={texts.taskTitle}
        dir="auto"
        autoComplete="off"
        {...form.bind('title', title, (text) => change({ title: text }))}
      />
      <div className={styles.short}>
        <TextField
          label={texts.estimatedTime}
          inputMode="numeric"
          autoComplete="off"
          {...form.bind('estimatedTime', minutes.text, (text) => change({ minutes: { text } }))}
        />
      </div>
      <WhenFields
        draft={when}
        title={title}
        dateError={form.problem?.fields.date}
        timeError={form.problem?.fields.time}
        onChange={(changed) => change({ when: changed })}
      />
    </EntryForm>
  );
};
