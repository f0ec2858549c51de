import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { BAND_TEXTS, SIZE_TEXTS } from '#client/features/routine/task-texts.ts';
import { type OnTick, TaskSteps } from './steps.tsx';
import styles from './words.module.css';

interface TaskWordsProps {
  readonly task: ShownTask;
  /** Said after the rest, such as the day that it is from. */
  readonly offer: string | null;
  readonly onTick: OnTick;
}

/** What a task is, in words: its title, what it asks for, why it is there, and its steps. */
export const TaskWords = ({ task, offer, onTick }: TaskWordsProps) => {
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
