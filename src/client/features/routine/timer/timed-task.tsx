import { useEffect } from 'react';
import { useTaskActions } from '#client/features/routine/use-task-actions.ts';
import { useTasks } from '#client/features/routine/use-tasks.ts';
import { TaskTimer } from './panel.tsx';
import { useTaskTimer } from './store.ts';

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
      onComplete={({ taskId, title }) => {
        // It may be none of those that are here, such as one that lies days back.
        void update({ _id: taskId, title }, { completed: true });
      }}
    />
  );
};
