import { useId } from 'react';
import type { Step } from '#domain/routine/task.ts';
import styles from './task-steps.module.css';
import type { ShownTask } from './task-view.ts';

interface TaskStepsProps {
  readonly task: ShownTask;
  readonly onChange: (steps: Step[]) => void;
}

/** The steps of a task that was broken down, to be checked one by one. */
export const TaskSteps = ({ task, onChange }: TaskStepsProps) => {
  const id = useId();
  const done = task.steps.filter((step) => step.done).length;
  return (
    <div className={styles.steps}>
      <p id={id} className={styles.count}>
        {done} of {task.steps.length} steps done
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {task.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
          <li key={at}>
            <label className={styles.step}>
              <input
                type="checkbox"
                checked={step.done}
                onChange={(event) =>
                  onChange(task.steps.with(at, { ...step, done: event.currentTarget.checked }))
                }
              />
              <span className={styles.title}>
                <bdi className={step.done ? styles.done : undefined}>{step.title}</bdi>{' '}
                <span className={styles.minutes}>{step.minutes} min</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
};
