import ListCollapse from 'lucide-react/icons/list-collapse';
import ListTree from 'lucide-react/icons/list-tree';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useEffect, useId, useRef, useState } from 'react';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { discardDraft, readDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { texts } from '#texts/tasks-steps.js';
import styles from './steps.module.css';
import { stepsDraft } from './steps-draft.ts';
import { StepsEdit } from './steps-edit.tsx';
import { useBreakdown } from './use-breakdown.ts';

interface TaskStepsProps {
  readonly task: ShownTask;
  readonly onUpdate: TaskActions['update'];
}

/** The buttons that change a task's steps. */
const StepTools = ({ task, onEdit }: { readonly task: ShownTask; readonly onEdit: () => void }) => {
  const { breaking, breakDown } = useBreakdown(task, () => undefined);
  const isAsking = (detail: 'finer' | 'fewer'): boolean =>
    breaking.state === 'asking' && breaking.wanted.detail === detail;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        role="group"
        aria-label={texts.stepsOf({ title: task.title })}
        className={`${kit.row1} ${styles.tools}`}
      >
        <Button
          kind="quiet"
          size="small"
          icon={ListTree}
          pending={isAsking('finer')}
          onClick={() => void breakDown({ detail: 'finer' })}
        >
          {texts.finerSteps}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={ListCollapse}
          pending={isAsking('fewer')}
          onClick={() => void breakDown({ detail: 'fewer' })}
        >
          {texts.fewerSteps}
        </Button>
        <Button kind="quiet" size="small" icon={PencilLine} data-part="edit-steps" onClick={onEdit}>
          {texts.editSteps}
        </Button>
      </div>
      <p role="status" className={`${kit.soft} ${kit.noneIfEmpty}`}>
        {breaking.state === 'same' ? breaking.words : null}
      </p>
      {breaking.state === 'failed' ? (
        <RetryNotice onRetry={() => void breakDown(breaking.wanted)}>{breaking.words}</RetryNotice>
      ) : null}
    </>
  );
};

/** The steps of a task as checkboxes, with buttons to edit them and to make them finer or fewer. */
export const TaskSteps = ({ task, onUpdate }: TaskStepsProps) => {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isEdited, setEdited] = useState(() => readDraft(stepsDraft(task)) !== null);
  const [isPressed, setPressed] = useState(false);
  const wasEdited = useRef(isEdited);
  const done = task.steps.filter((step) => step.done).length;

  useEffect(() => {
    // The pressed button was removed, so the Edit button takes the focus.
    if (wasEdited.current && !isEdited)
      frame.current?.querySelector<HTMLElement>('[data-part="edit-steps"]')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  const endEdit = (): void => {
    discardDraft(stepsDraft(task).key);
    setEdited(false);
  };

  return (
    <div ref={frame} className={`${kit.stack1} ${styles.steps}`}>
      <p id={id} className={kit.softSmall}>
        {texts.stepsDone({ done, count: task.steps.length })}
      </p>
      {isEdited ? (
        <StepsEdit
          task={task}
          takesFocus={isPressed}
          onSave={(steps) => {
            void onUpdate(task, { steps });
            endEdit();
          }}
          onCancel={endEdit}
        />
      ) : (
        <>
          <ul className={kit.stack} aria-labelledby={id}>
            {task.steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is a step's only identity
              <li key={at}>
                <label className={styles.step}>
                  <input
                    type="checkbox"
                    checked={step.done}
                    data-part={at === 0 ? 'step' : undefined}
                    onChange={(event) => {
                      const stepDone = { index: at, title: step.title };
                      const { checked } = event.currentTarget;
                      void onUpdate(task, { stepDone: { ...stepDone, done: checked } });
                    }}
                  />
                  <span className={styles.title}>
                    <bdi className={step.done ? styles.done : undefined}>{step.title}</bdi>{' '}
                    <span className={`${kit.softSmall} ${styles.minutes}`}>
                      {texts.minutesShort({ minutes: step.minutes })}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <StepTools
            task={task}
            onEdit={() => {
              setPressed(true);
              setEdited(true);
            }}
          />
        </>
      )}
    </div>
  );
};
