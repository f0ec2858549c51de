import { taskFields, whenValues } from '#client/features/tasks/editor/fields.ts';
import { minutesText } from '#client/features/tasks/task-labels.ts';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { whenIn } from '#client/features/tasks/when/when-draft.ts';
import { WhenFields } from '#client/features/tasks/when/when-fields.tsx';
import { addedText, whenText } from '#client/features/tasks/when/when-text.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { useForm } from '#client/lib/use-form.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { captureDraft, fieldsOf } from './capture-draft.ts';
import styles from './quick-capture.module.css';
import { useCaptured } from './use-captured.ts';

/** So long after the last key what was understood is read out. */
const READ_OUT_AFTER_MS = 1_200;

interface QuickCaptureProps {
  /** Called with what is to be told once the task is added. */
  readonly onAdded: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * One field for whatever comes to mind. What of it is understood as a day, a time or a length is shown in fields
 * that can be changed before it is added.
 */
export const QuickCapture = ({ onAdded, onClose }: QuickCaptureProps) => {
  const today = useToday();
  const { add } = useTaskActions();
  const { discard } = useOutboxActions();
  const [draft, change, finish] = useDraft(captureDraft);
  const { found, settled } = useCaptured(draft.text);
  const { title, when, minutes } = fieldsOf(draft, found, today);
  const isEmpty = draft.text.trim() === '';
  const understood = isEmpty
    ? ''
    : `${title}: ${whenText(whenIn(when, today), today)}, ${minutesText(Number(minutes))}`;
  const said = useDebounced(understood, '', READ_OUT_AFTER_MS);

  const { pending, problem, cancel, formProps } = useForm({
    schema: taskFields,
    values: { title, estimatedTime: minutes, ...whenValues(when) },
    messageFor: (cause) => (cause instanceof Error ? cause.message : ''),
    send: async (signal) => {
      // Who is quicker than the reader gets what it reads all the same.
      const fields = fieldsOf(draft, await settled(), today);
      const task = {
        title: fields.title.trim(),
        estimatedTime: Number(fields.minutes),
        ...whenIn(fields.when, today),
      };
      const of = JSON.stringify(Object.values(task));
      const outcome = await add(task, draft.tried?.of === of ? draft.tried.id : undefined);
      if (outcome.state === 'refused' && !signal.aborted) {
        // The form still has the values, so the refused entry is not needed.
        await discard(outcome.id);
        throw new Error(outcome.message);
      }
      // The server may have received it, so a retry of the same task uses the same id.
      if (outcome.state === 'failed' && outcome.id !== null)
        change({ tried: { id: outcome.id, of } });
      if (outcome.state === 'failed') throw new Error(outcome.message);
      finish(draft);
      if (signal.aborted) return;
      const isKept = outcome.state === 'waiting';
      onAdded(
        `${addedText(task, today)}${isKept ? ' It is kept on this device until it is sent.' : ''}`,
      );
    },
  });

  return (
    <form className={styles.form} {...formProps}>
      <TextField
        label="What do you want to do?"
        hint="For example: Call mum tomorrow at 3pm, 10 min"
        name={isEmpty ? 'title' : undefined}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        value={draft.text}
        error={isEmpty ? problem?.fields.title : undefined}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {isEmpty ? (
        <p className={styles.note}>Tasks without a day go to Later.</p>
      ) : (
        <fieldset className={styles.understood}>
          <legend className={styles.legend}>It will be added like this</legend>
          <TextField
            label="Task title"
            name="title"
            dir="auto"
            autoComplete="off"
            value={title}
            error={problem?.fields.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <WhenFields
            draft={when}
            dateError={problem?.fields.date}
            timeError={problem?.fields.time}
            onChange={(changed) => change({ when: changed })}
          />
          <div className={styles.short}>
            <TextField
              label="Estimated time (min)"
              name="estimatedTime"
              inputMode="numeric"
              autoComplete="off"
              value={minutes}
              error={problem?.fields.estimatedTime}
              onChange={(event) => change({ minutes: event.currentTarget.value })}
            />
          </div>
        </fieldset>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
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
          Add
        </Button>
      </div>
    </form>
  );
};
