import { useId } from 'react';
import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import styles from './steps.module.css';

/** Called when a step is checked or unchecked. */
export type OnTick = (step: { index: number; title: string; done: boolean }) => void;

interface TaskStepsProps {
  readonly task: ShownTask;
  readonly onTick: OnTick;
}

/** The steps of a task as checkboxes. */
export const TaskSteps = ({ task, onTick }: TaskStepsProps) => {
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
                data-part={at === 0 ? 'step' : undefined}
                onChange={(event) =>
                  onTick({ index: at, title: step.title, done: event.currentTarget.checked })
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
