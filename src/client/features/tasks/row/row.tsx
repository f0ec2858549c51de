import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pencil from 'lucide-react/icons/pencil';
import Save from 'lucide-react/icons/save';
import Timer from 'lucide-react/icons/timer';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRefused } from '#client/features/tasks/changes/refused.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { EDITS } from '#client/features/tasks/editor/draft.ts';
import { TaskEdit } from '#client/features/tasks/editor/edit.tsx';
import { giveFocus, wantFocus } from '#client/features/tasks/list/row-focus.ts';
import { StuckButton } from '#client/features/tasks/stuck/stuck-button.tsx';
import { useTaskTimer } from '#client/features/tasks/timer/kept-timer.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import type { OnMove } from '#client/features/tasks/when/move-to.tsx';
import { discardDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks.js';
import styles from './row.module.css';
import { TaskFacts } from './task-facts.tsx';
import { type MoveActions, type Relief, ReliefButtons, TaskMore } from './task-more.tsx';

interface TaskRowProps {
  readonly task: ShownTask;
  readonly actions: TaskActions;
  /** Whether this device has an unsaved edit of the task. */
  readonly isEdited: boolean;
  readonly relief: Relief;
  /** The reason why the relief buttons are shown in the row itself; null if they are shown under More. */
  readonly offer: string | null;
  readonly move: MoveActions | null;
  /** The drag handle. */
  readonly handle?: ReactNode;
  readonly onComplete: () => void;
  readonly onDelete: () => void;
  readonly onMove: OnMove;
}

/** One task with its main action and further actions. */
export const TaskRow = ({
  task,
  actions,
  isEdited,
  relief,
  offer,
  move,
  handle,
  onComplete,
  onDelete,
  onMove,
}: TaskRowProps) => {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [wantsEdit, setWantsEdit] = useState(false);
  const [open, setOpen] = useState(false);
  const { discard } = useOutboxActions();
  const { running, start } = useTaskTimer();
  const refused = useRefused().find(({ taskId, typed }) => taskId === task._id && typed !== null);
  const editing = wantsEdit || isEdited || refused !== undefined;
  // Runs after every render, because the requested control may appear later.
  useEffect(() => giveFocus(task._id, row.current));

  const endEdit = (): void => {
    discardDraft(EDITS + task._id);
    if (refused !== undefined) void discard(refused.id);
    setWantsEdit(false);
    wantFocus(task._id, 'edit');
  };

  const isEased = offer !== null || relief.today !== undefined;

  /** Moves the focus to the new steps, because the pressed button was removed. */
  const toSteps = (): void => {
    const at = document.activeElement;
    if (at === document.body || row.current?.contains(at) === true) wantFocus(task._id, 'step');
  };

  return (
    <div ref={row} className={kit.container}>
      <div className={task.completed ? `${styles.row} ${styles.completed}` : styles.row}>
        <div className={styles.handle}>{handle}</div>
        <div className={`${kit.stack1} ${styles.body}`}>
          {editing ? (
            <TaskEdit
              formId={`${id}-edit`}
              task={task}
              refused={refused}
              takesFocus={wantsEdit}
              onCancel={endEdit}
              onSave={(typed, changed) => {
                if (task.gone === true) void actions.add(typed);
                else if (Object.keys(changed).length > 0) void actions.update(task, changed);
                endEdit();
              }}
            />
          ) : (
            <TaskFacts task={task} offer={offer} onUpdate={actions.update} />
          )}
        </div>
        {isEased && !task.completed && !editing ? (
          <div className={`${kit.row2} ${styles.relief}`}>
            <ReliefButtons relief={relief} />
          </div>
        ) : null}
        <div
          className={
            editing
              ? `${kit.row1} ${styles.actions} ${styles.editing}`
              : `${kit.row1} ${styles.actions}`
          }
        >
          {editing ? (
            <>
              <IconButton
                icon={Save}
                label={common.save}
                strong
                type="submit"
                form={`${id}-edit`}
              />
              <IconButton icon={X} label={common.cancel} onClick={endEdit} />
            </>
          ) : (
            <>
              <Button
                data-part="main"
                kind={task.completed ? 'quiet' : 'secondary'}
                icon={task.completed ? Undo : Check}
                aria-label={
                  task.completed
                    ? texts.undoTask({ title: task.title })
                    : texts.completeTask({ title: task.title })
                }
                onClick={onComplete}
              >
                {task.completed ? common.undo : texts.complete}
              </Button>
              <div className={styles.quiet}>
                {task.completed ? null : <StuckButton task={task} isIcon />}
                {task.completed || running?.taskId === task._id ? null : (
                  <IconButton
                    data-part="timer"
                    icon={Timer}
                    label={texts.startTimerFor({ title: task.title })}
                    onClick={() => start(task)}
                  />
                )}
                <IconButton
                  data-part="edit"
                  icon={Pencil}
                  label={texts.editTask({ title: task.title })}
                  onClick={() => setWantsEdit(true)}
                />
                <IconButton
                  icon={Trash}
                  label={texts.deleteTask({ title: task.title })}
                  onClick={onDelete}
                />
                <IconButton
                  icon={open ? ChevronUp : ChevronDown}
                  label={texts.moreFor({ title: task.title })}
                  aria-expanded={open}
                  aria-controls={open ? `${id}-more` : undefined}
                  onClick={() => setOpen(!open)}
                />
              </div>
            </>
          )}
        </div>
        {open && !editing ? (
          <div className={styles.more}>
            <TaskMore
              id={`${id}-more`}
              task={task}
              move={move}
              relief={isEased ? null : relief}
              swap={relief.swap}
              onMove={onMove}
              onSteps={toSteps}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
};
