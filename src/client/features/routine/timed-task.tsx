import { useEffect } from 'react';
import { TaskTimer } from './timer-panel.tsx';
import { useTaskTimer } from './timer-store.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

/**
 * The timer of the task that is timed now. Saying that it is done completes the task; completing the
 * task in the list ends its timer.
 */
export const TimedTask = () => {
  const { tasks } = useTasks();
  const { update } = useTaskActions();
  const { running, stop } = useTaskTimer();
  const isDone = tasks.some(({ _id, completed }) => _id === running?.taskId && completed);
  useEffect(() => {
    if (isDone) stop();
  }, [isDone, stop]);
  return (
    <TaskTimer
      onComplete={(taskId) => {
        const task = tasks.find(({ _id, completed }) => _id === taskId && !completed);
        if (task !== undefined) void update(task, { completed: true });
      }}
    />
  );
};
