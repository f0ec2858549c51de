import { useDeferredValue, useId } from 'react';
import { Link } from 'wouter';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { DashboardSummary } from '#contract/dashboard.ts';
import { completionMessage } from '#domain/dashboard/completion-message.ts';
import { completionPercent } from '#domain/tasks/completion.ts';
import { useDashboardSummary } from './query.ts';
import styles from './task-completion.module.css';
import { StoredNote } from './widget/stored-note.tsx';
import { Widget } from './widget/widget.tsx';
import { Consistency } from './year/consistency.tsx';
import { YearStreak } from './year/streak.tsx';

/** The number of earlier days with tasks from which on the consistency score says something. */
const CONSISTENCY_FROM = 3;

interface TodayProps extends Pick<DashboardSummary['today'], 'total' | 'completed'> {
  /** Whether the person has no earlier day with tasks, so that a percentage would say nothing about them. */
  readonly isFirst: boolean;
}

const Today = ({ total, completed, isFirst }: TodayProps) => {
  const id = useId();
  const percent = completionPercent({ total, completed });
  return (
    <div className={kit.stack2}>
      <p className={styles.numbers}>
        <label htmlFor={id}>Today’s tasks and routine steps</label>
        <span>{total === 0 ? 'Nothing for today yet.' : `${completed} of ${total} completed`}</span>
        {isFirst ? null : <strong className={styles.percent}>{percent}%</strong>}
      </p>
      {/* `max` must be greater than 0, even if there are no tasks. */}
      <progress id={id} className={styles.bar} max={Math.max(1, total)} value={completed} />
      <p>
        {isFirst
          ? 'After your first day with tasks, this shows day by day what you completed.'
          : completionMessage({ total, completed })}
      </p>
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
  return (
    <Widget heading="Task Completion">
      <div className={isFirst ? kit.stack4 : `${kit.stack4} ${styles.place}`}>
        {data === undefined ? (
          <NotLoaded what="Your task completion" query={query} />
        ) : (
          <>
            <Today {...data.today} isFirst={isFirst} />
            <StoredNote query={query} />
            <p>
              <Link to="/features/routine-builder" className={buttonClass('secondary')}>
                Open your routine
              </Link>
            </p>
            {year === undefined || isFirst ? null : (
              <YearStreak year={year} today={data.today.date} />
            )}
            {year === undefined || data.daysBefore < CONSISTENCY_FROM ? null : (
              <Consistency score={data.consistency} />
            )}
          </>
        )}
      </div>
    </Widget>
  );
};
