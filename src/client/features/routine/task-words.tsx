import type { Step } from '#domain/routine/task.ts';
import { TaskSteps } from './task-steps.tsx';
import { BAND_TEXTS, SIZE_TEXTS } from './task-texts.ts';
import type { ShownTask } from './task-view.ts';
import styles from './task-words.module.css';

const ASKED = {
  lighter: 'A lighter version is on its way',
  steps: 'Its steps are on their way',
} as const;

interface TaskWordsProps {
  readonly task: ShownTask;
  /** Said after the rest, such as the day that it is from. */
  readonly offer: string | null;
  readonly onSteps: (steps: Step[]) => void;
}

/** What a task is, in words: its title, what it asks for, why it is there, and its steps. */
export const TaskWords = ({ task, offer, onSteps }: TaskWordsProps) => {
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
        {asked === undefined ? null : <em>{ASKED[asked]}</em>}
        {waiting === true ? <em>waiting to send</em> : null}
      </p>
      {why === null || completed ? null : <p className={styles.why}>{why}</p>}
      {steps.length === 0 || completed ? null : <TaskSteps task={task} onChange={onSteps} />}
    </>
  );
};
