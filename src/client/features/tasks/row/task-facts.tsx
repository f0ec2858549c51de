import { TaskSteps } from '#client/features/tasks/breakdown/steps.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { BAND_TEXTS, OVERDUE_TEXTS, SIZE_TEXTS } from '#client/features/tasks/task-labels.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import styles from './row.module.css';

interface TaskFactsProps {
  readonly task: ShownTask;
  /** An extra fact, such as the day of an earlier task. */
  readonly offer: string | null;
  readonly onUpdate: TaskActions['update'];
}

/** A task's title, facts, reason and steps. */
export const TaskFacts = ({ task, offer, onUpdate }: TaskFactsProps) => {
  const { title, completed, estimatedTime, band, size, why, waiting, asked, steps, time } = task;
  const facts = [
    time === null ? null : `at ${localTimeText(time)}`,
    `${estimatedTime} min`,
    // Left out if the offer already names the part of the day.
    band === null || offer === OVERDUE_TEXTS[band] ? null : BAND_TEXTS[band],
    SIZE_TEXTS[size],
    completed ? null : offer,
  ].filter((fact) => fact !== null);
  return (
    <>
      <p dir="auto" className={`${kit.largeBold} ${styles.title}`}>
        {completed ? <s>{title}</s> : title}
      </p>
      <p className={`${kit.softSmall} ${styles.facts}`}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {asked === undefined ? null : (
          <em>{asked === 'swap' ? 'Another task' : 'A lighter version'} is on its way</em>
        )}
        {waiting === true ? <em>waiting to send</em> : null}
      </p>
      {why === null || completed ? null : <p className={kit.hint}>{why}</p>}
      {steps.length === 0 || completed ? null : <TaskSteps task={task} onUpdate={onUpdate} />}
    </>
  );
};
