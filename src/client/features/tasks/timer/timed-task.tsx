import { useEffect } from 'react';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { useTaskTimer } from './kept-timer.ts';
import { TaskTimer } from './panel.tsx';

/** The timer of the current task. Done completes the task, and completing the task ends the timer. */
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
        // The list may not contain the task, for example if the task is several days old.
        void update({ _id: taskId, title }, { completed: true });
      }}
    />
  );
};
