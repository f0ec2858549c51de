import { AreaMark } from '#client/features/tasks/area/area-mark.tsx';
import { TaskSteps } from '#client/features/tasks/breakdown/steps.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/tasks.js';
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
    time === null ? null : texts.atTime({ time: localTimeText(time) }),
    texts.minutesShort({ minutes: estimatedTime }),
    // Left out if the offer already names the part of the day.
    band === null || offer === texts.overdue[band] ? null : texts.bands[band],
    size === 'full' ? null : texts.sizes[size],
    completed ? null : offer,
  ].filter((fact) => fact !== null);
  return (
    <>
      <p dir="auto" className={`${kit.largeBold} ${styles.title}`}>
        <AreaMark area={task.area} /> {completed ? <s>{title}</s> : title}
      </p>
      <p className={`${kit.softSmall} ${styles.facts}`}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {asked === undefined ? null : <em>{texts.onItsWay[asked]}</em>}
        {waiting === true ? <em>{texts.waitingToSend}</em> : null}
      </p>
      {why === null || completed ? null : <p className={kit.hint}>{why}</p>}
      {steps.length === 0 || completed ? null : <TaskSteps task={task} onUpdate={onUpdate} />}
    </>
  );
};
