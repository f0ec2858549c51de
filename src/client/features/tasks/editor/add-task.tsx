import { announce } from '#client/features/tasks/announcer.tsx';
import { quoted } from '#client/features/tasks/task-labels.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { whenIn } from '#client/features/tasks/when/when-draft.ts';
import { WhenFields } from '#client/features/tasks/when/when-fields.tsx';
import { addedText } from '#client/features/tasks/when/when-text.ts';
import { Unfit } from '#client/lib/forms/fitting.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { Told } from '#client/lib/told.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { taskDraft, taskFields, whenValues } from './fields.ts';
import styles from './form.module.css';

interface AddTaskProps {
  readonly onAdd: TaskActions['add'];
  readonly onClose: () => void;
}

/** The form for a personal task; what is typed is stored on this device until the task is added. */
export const AddTask = ({ onAdd, onClose }: AddTaskProps) => {
  const { discard } = useOutboxActions();
  const [draft, change, finish] = useDraft(taskDraft);
  const { title, minutes, when } = draft;
  const today = useToday();

  const { pending, problem, cancel, formProps } = useForm({
    schema: taskFields,
    values: { title, estimatedTime: minutes.text, ...whenValues(when) },
    send: async (signal) => {
      const task = {
        title: title.trim(),
        estimatedTime: wholeNumber(minutes.text),
        ...whenIn(when, today),
      };
      const of = JSON.stringify(Object.values(task));
      const again = draft.tried?.of === of ? draft.tried.id : undefined;
      const outcome = await onAdd(task, again);
      if (outcome.state === 'refused' && !signal.aborted) {
        // The form still has the values, so the refused entry is not needed.
        await discard(outcome.id);
        throw new Unfit(outcome.issues, outcome.message);
      }
      // The server may have received it, so a retry of the same task uses the same id.
      if (outcome.state === 'failed' && outcome.id !== null)
        change({ tried: { id: outcome.id, of } });
      if (outcome.state === 'failed') throw new Told(outcome.message);
      finish(draft);
      if (signal.aborted) return;
      announce(
        outcome.state === 'waiting'
          ? `${quoted(title)} is kept on this device. It is sent later.`
          : addedText(task, today),
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
      <WhenFields
        draft={when}
        dateError={problem?.fields.date}
        timeError={problem?.fields.time}
        onChange={(changed) => change({ when: changed })}
      />
      {problem === null || problem.message === null ? null : (
        <Notice tone="problem">{problem.message}</Notice>
      )}
      <div className={styles.end}>
        <Button
          kind="quiet"
          aria-disabled={pending}
          onClick={() => {
            // A task that is being sent cannot be cancelled.
            if (pending) return;
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
