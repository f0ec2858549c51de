import { type ReactNode, useId, useState } from 'react';
import { deviceZone } from '#client/lib/device-zone.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/zone.ts';
import { announce } from './announcer.tsx';
import { holdDelete, useHeldDeletes } from './pending-deletes.ts';
import styles from './routine.module.css';
import { focusBeside, wantFocus } from './row-focus.ts';
import type { Move, Relief } from './task-more.tsx';
import { TaskRow } from './task-row.tsx';
import { isOverdue, sectionsOf, wholeOrder } from './task-sections.ts';
import { dayText, quoted } from './task-texts.ts';
import type { ShownTask } from './task-view.ts';
import { TodayList } from './today-list.tsx';
import { UndoDelete } from './undo-delete.tsx';
import type { TaskActions } from './use-task-actions.ts';

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

const Section = ({ heading, lead, count, children }: SectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        {count === undefined ? null : <p className={styles.count}>{count}</p>}
      </div>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
};

interface TaskListsProps {
  readonly tasks: readonly ShownTask[];
  readonly today: LocalDate;
  readonly actions: TaskActions;
}

const OVERDUE = { morning: 'for this morning', midday: 'for midday', evening: 'for this evening' };

/** Today's tasks in their order, then those that are left from the days before. */
export const TaskLists = ({ tasks, today, actions }: TaskListsProps) => {
  const held = useHeldDeletes();
  const [stays, setStays] = useState<ReadonlySet<string>>(new Set());
  const sections = sectionsOf(tasks, today, stays);
  const nowMs = Date.now();
  const calendarDate = localDateAt(nowMs, deviceZone());
  const clock = { today, calendarDate, hour: new Date(nowMs).getHours() };

  const complete = (task: ShownTask): void => {
    if (task.date < today) setStays(new Set([...stays, task._id]));
    void actions.update(task, { completed: !task.completed });
  };

  const reliefOf = (task: ShownTask): Relief => ({
    lighter:
      task.size === 'micro' || task.estimatedTime <= 1 || task.asked === 'lighter'
        ? undefined
        : () => {
            wantFocus(task._id, 'main');
            announce(`A lighter version of ${quoted(task.title)} is on its way.`);
            void actions.lighter(task);
          },
    notToday: () => {
      focusBeside(document.activeElement);
      announce(`${quoted(task.title)} is put away for today.`);
      void actions.notToday(task);
    },
  });

  const offerOf = (task: ShownTask): string | null => {
    if (task.date < today) return `from ${dayText(task.date)}`;
    return isOverdue(task, clock) && task.band !== null ? OVERDUE[task.band] : null;
  };

  const row = (task: ShownTask, move: Move | null, handle?: ReactNode): ReactNode =>
    held.has(task._id) ? (
      <UndoDelete task={task} />
    ) : (
      <TaskRow
        task={task}
        actions={actions}
        relief={reliefOf(task)}
        offer={offerOf(task)}
        move={move}
        handle={handle}
        onComplete={() => complete(task)}
        onDelete={() => {
          announce(`${quoted(task.title)} is deleted.`);
          holdDelete(task._id, {
            of: task.title,
            commit: () => void actions.remove({ taskId: task._id, of: task.title }),
          });
        }}
      />
    );

  const plain = (list: readonly ShownTask[]): ReactNode => (
    <ul className={styles.list}>
      {list.map((task) => (
        <li key={task._id}>{row(task, null)}</li>
      ))}
    </ul>
  );

  const done = sections.today.filter(({ completed }) => completed).length;
  return (
    <>
      <Section
        heading="Today"
        count={
          sections.today.length > 0 ? `${done} of ${sections.today.length} completed` : undefined
        }
      >
        {sections.today.length === 0 ? (
          <p className={styles.lead}>Nothing is planned for today.</p>
        ) : (
          <TodayList
            tasks={sections.today}
            fixed={held}
            row={row}
            onOrder={(ids) => void actions.order(wholeOrder(tasks, today, ids))}
          />
        )}
      </Section>
      {sections.earlier.length === 0 ? null : (
        <Section
          heading="From earlier days"
          lead="These are still open. Each can become smaller, or wait for another day."
        >
          {plain(sections.earlier)}
        </Section>
      )}
      {sections.later.length === 0 ? null : (
        <Section heading="On later days">{plain(sections.later)}</Section>
      )}
      {sections.older.length === 0 ? null : (
        <details>
          <summary className={styles.summary}>Older</summary>
          {plain(sections.older)}
        </details>
      )}
    </>
  );
};
