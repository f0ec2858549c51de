import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { BAND_TEXTS, SIZE_TEXTS } from '#client/features/routine/task-labels.ts';
import { type OnTick, TaskSteps } from './steps.tsx';
import styles from './task-facts.module.css';

interface TaskWordsProps {
  readonly task: ShownTask;
  /** An extra fact, such as the day of an earlier task. */
  readonly offer: string | null;
  readonly onTick: OnTick;
}

/** A task's title, facts, reason and steps. */
export const TaskFacts = ({ task, offer, onTick }: TaskWordsProps) => {
  const { title, completed, estimatedTime, band, size, why, waiting, asked, steps } = task;
  const facts = [
    `${estimatedTime} min`,
    band === null ? null : BAND_TEXTS[band],
    SIZE_TEXTS[size],
    completed ? null : offer,
  ].filter((fact) => fact !== null);
  return (
    <>
      <p dir="auto" className={styles.title}>
        {completed ? <s>{title}</s> : title}
      </p>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {asked === undefined ? null : <em>A lighter version is on its way</em>}
        {waiting === true ? <em>waiting to send</em> : null}
      </p>
      {why === null || completed ? null : <p className={styles.why}>{why}</p>}
      {steps.length === 0 || completed ? null : <TaskSteps task={task} onTick={onTick} />}
    </>
  );
};
