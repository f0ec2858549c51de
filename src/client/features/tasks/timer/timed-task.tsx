import { useEffect } from 'react';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { useTaskTimer } from './kept-timer.ts';
import { TaskTimer } from './panel.tsx';

/**
 * The timer of the current task, with the task's next step. Done completes the task, and completing the task ends the
 * timer.
 */
export const TimedTask = () => {
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
      steps={task?.steps ?? []}
      onStep={(index, { title }) => {
        if (task !== undefined) void update(task, { stepDone: { index, title, done: true } });
      }}
      onComplete={({ taskId, title }) => {
        // The list may not contain the task, for example if the task is several days old.
        void update({ _id: taskId, title }, { completed: true });
      }}
    />
  );
};
