import { useDeferredValue, useId } from 'react';
import { Link } from 'wouter';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { DashboardSummary } from '#contract/dashboard.ts';
import { completionMessage } from '#domain/dashboard/completion-message.ts';
import { doneSentence } from '#domain/dashboard/done-today.ts';
import { completionPercent } from '#domain/tasks/completion.ts';
import { texts } from '#texts/dashboard.js';
import { useDashboardSummary } from './query.ts';
import styles from './task-completion.module.css';
import { StoredNote } from './widget/stored-note.tsx';
import { Widget } from './widget/widget.tsx';
import { Consistency } from './year/consistency.tsx';
import { YearStreak } from './year/streak.tsx';

/** The number of earlier days with tasks from which on the consistency score says something. */
const CONSISTENCY_FROM = 3;

interface TodayProps {
  readonly today: DashboardSummary['today'];
  /** Whether the person has no earlier day with tasks, so that a percentage would say nothing about them. */
  readonly isFirst: boolean;
}

/** What was done today, and then, unless the person hides scores, the count with a bar and a message. */
const Today = ({ today: { total, completed, done = [] }, isFirst }: TodayProps) => {
  const id = useId();
  const { scoresHidden } = useComfort();
  const did = doneSentence(done);
  if (scoresHidden) return did === null ? null : <p>{did}</p>;
  const open = total === 0 ? texts.noneYet : texts.forToday({ total });
  return (
    <div className={kit.stack2}>
      {did === null ? null : <p className={kit.bold}>{did}</p>}
      <p className={styles.numbers}>
        <label htmlFor={id}>{texts.tasksAndRoutines}</label>
        <span>{completed === 0 ? open : texts.completedOf({ completed, total })}</span>
        {isFirst || completed === 0 ? null : (
          <strong className={styles.percent}>
            {texts.percent({ percent: completionPercent({ total, completed }) })}
          </strong>
        )}
      </p>
      {/* `max` must be greater than 0, even if there are no tasks. */}
      <progress id={id} className={styles.bar} max={Math.max(1, total)} value={completed} />
      <p>{isFirst ? texts.afterFirstDay : completionMessage({ total, completed })}</p>
    </div>
  );
};

/** Today's completed tasks, and after the first days the heatmap of the year and the consistency score. */
export const TaskCompletion = () => {
  const query = useDashboardSummary();
  const { data } = query;
  // Deferred, because rendering hundreds of squares would delay the text above.
  const year = useDeferredValue(data?.year, undefined);
  const isFirst = data?.daysBefore === 0;
  const { scoresHidden } = useComfort();
  const today = useToday();
  return (
    <Widget heading={texts.taskCompletion}>
      <div className={isFirst || scoresHidden ? kit.stack4 : `${kit.stack4} ${styles.place}`}>
        {data === undefined ? (
          <NotLoaded message={texts.taskCompletionNotLoaded} query={query} />
        ) : (
          <>
            {data.today.date === today ? <Today today={data.today} isFirst={isFirst} /> : null}
            <StoredNote query={query} />
            <p>
              <Link to="/features/routine-builder" className={buttonClass('secondary')}>
                {texts.openRoutine}
              </Link>
            </p>
            {year === undefined || isFirst || scoresHidden ? null : (
              <YearStreak year={year} today={data.today.date} />
            )}
            {year === undefined || data.daysBefore < CONSISTENCY_FROM || scoresHidden ? null : (
              <Consistency score={data.consistency} />
            )}
          </>
        )}
      </div>
    </Widget>
  );
};
