import { useDraft } from '#client/lib/draft.ts';
import { useOutbox } from '#client/lib/outbox-context.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { announce } from './announcer.tsx';
import { taskDraft, taskFields } from './task-fields.ts';
import styles from './task-form.module.css';
import { quoted } from './task-texts.ts';
import type { TaskActions } from './use-task-actions.ts';

interface AddTaskProps {
  readonly onAdd: TaskActions['add'];
  readonly onClose: () => void;
}

/** The form for a task of the person's own. What is typed stays on this device until it is added. */
export const AddTask = ({ onAdd, onClose }: AddTaskProps) => {
  const { discard } = useOutbox();
  const [draft, change, finish] = useDraft(taskDraft);
  const { title, minutes } = draft;

  const { pending, problem, cancel, formProps } = useForm({
    schema: taskFields,
    values: { title, estimatedTime: minutes.text },
    wordsFor: (cause) => (cause instanceof Error ? cause.message : ''),
    send: async (signal) => {
      const outcome = await onAdd(title.trim(), Number(minutes.text));
      if (outcome.state === 'refused' && !signal.aborted) {
        // What was typed is still here; once this is closed, the entry itself is what is left of it.
        await discard(outcome.id);
        throw new Error(outcome.message);
      }
      if (outcome.state === 'failed') throw new Error(outcome.message);
      finish(draft);
      if (signal.aborted) return;
      announce(
        outcome.state === 'waiting'
          ? `${quoted(title)} is kept on this device. It is sent later.`
          : `${quoted(title)} is added.`,
      );
      onClose();
    },
  });

  return (
    <form className={styles.form} {...formProps}>
      <TextField
        label="Task title"
        name="title"
        dir="auto"
        autoComplete="off"
        value={title}
        error={problem?.fields.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={styles.short}>
        <TextField
          label="Estimated time (min)"
          name="estimatedTime"
          inputMode="numeric"
          autoComplete="off"
          value={minutes.text}
          error={problem?.fields.estimatedTime}
          onChange={(event) => change({ minutes: { text: event.currentTarget.value } })}
        />
      </div>
      {problem === null || problem.message === null ? null : (
        <Notice tone="problem">{problem.message}</Notice>
      )}
      <div className={styles.end}>
        <Button
          kind="quiet"
          onClick={() => {
            cancel();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Adding...">
          Add Task
        </Button>
      </div>
    </form>
  );
};
