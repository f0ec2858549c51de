import { TaskTimer } from './timer-panel.tsx';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

/** The timer of the task that is timed now. Saying that it is done completes the task. */
export const TimedTask = () => {
  const { tasks } = useTasks();
  const { update } = useTaskActions();
  return (
    <TaskTimer
      onComplete={(taskId) => {
        const task = tasks.find(({ _id, completed }) => _id === taskId && !completed);
        if (task !== undefined) void update(task, { completed: true });
      }}
    />
  );
};
