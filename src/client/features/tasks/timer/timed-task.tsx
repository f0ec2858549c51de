import { useEffect } from 'react';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { ComingUp } from '#client/features/tasks/when/coming-up.tsx';
import { type TaskTimerState, useTaskTimer } from './kept-timer.ts';
import { TaskTimer } from './panel.tsx';

/** A timer that the person ended, and whether this completed its task. */
export interface EndedTimer extends Pick<TaskTimerState, 'taskId' | 'title'> {
  readonly isDone: boolean;
}

interface TimedTaskProps {
  /** Called when the person ended the timer and no other timer came back. */
  readonly onEnd?: (ended: EndedTimer) => void;
}

/**
 * The timer of the current task, with the task's next step. Done completes the task, and completing the task ends the
 * timer.
 */
export const TimedTask = ({ onEnd }: TimedTaskProps) => {
  const { tasks } = useTasks();
  const { update } = useTaskActions();
  const { running, stop } = useTaskTimer();
  const task = tasks.find(({ _id }) => _id === running?.taskId);
  const isDone = task?.completed === true;
  useEffect(() => {
    if (isDone) stop();
  }, [isDone, stop]);
  return (
    <TaskTimer
      beside={<ComingUp shownId={running?.taskId} />}
      steps={task?.steps ?? []}
      onStep={(index, { title }) => {
        if (task !== undefined) void update(task, { stepDone: { index, title, done: true } });
      }}
      onEnd={({ taskId, title, interrupted }, completed) => {
        // The list may not contain the task, for example if the task is several days old.
        if (completed) void update({ _id: taskId, title }, { completed });
        if (interrupted === null) onEnd?.({ taskId, title, isDone: completed });
      }}
    />
  );
};
