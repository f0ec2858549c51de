import { type ReactNode, useEffect } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useLighterResults } from '#client/features/tasks/generate/use-lighter-results.ts';
import { TaskRow } from '#client/features/tasks/row/row.tsx';
import type { MoveActions, Relief } from '#client/features/tasks/row/task-more.tsx';
import { UndoLine } from '#client/features/tasks/row/undo-line.tsx';
import { dayText, OVERDUE_TEXTS, quoted } from '#client/features/tasks/task-labels.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { Waiting } from '#client/features/tasks/waiting/waiting.tsx';
import type { OnMove } from '#client/features/tasks/when/move-to.tsx';
import { dayHeading, whenText } from '#client/features/tasks/when/when-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { type ShowAll, useOneAtATime } from '#client/lib/one-at-a-time/use-one-at-a-time.tsx';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { LocalDate } from '#domain/shared/brands.ts';
import { hourAt, localDateAt } from '#domain/shared/time/zone.ts';
import { canBeLighter } from '#domain/tasks/can-be-lighter.ts';
import { LaterTasks } from './later.tsx';
import { focusBeside, forgetFocus, wantFocus, wantFocusIfLost } from './row-focus.ts';
import { ListSection } from './section.tsx';
import { fullOrder, isOverdue } from './sections.ts';
import { TodayList } from './today-list.tsx';
import type { Shown } from './use-shown.ts';

interface TaskListsProps {
  readonly tasks: readonly ShownTask[];
  readonly today: LocalDate;
  readonly shown: Shown;
  readonly actions: TaskActions;
  /** Whether one-thing-at-a-time mode shows all tasks. The rest of the page uses the same state. */
  readonly all: ShowAll;
}

/** The effect of "Not today" as text. A personal task comes back tomorrow; a smart task does not. */
const notTodayText = ({ type }: ShownTask): string =>
  type === 'smart' ? 'is off your list' : 'is put away until tomorrow';

/** Today's tasks in order, and then the tasks of earlier days, of later days and of Later. */
export const TaskLists = ({ tasks, today, shown, actions, all }: TaskListsProps) => {
  const { sections, held, away } = shown;
  useLighterResults(tasks);
  useEffect(() => forgetFocus, []);
  const nowMs = currentMs();
  const zone = deviceZone();
  const calendarDate = localDateAt(nowMs, zone);
  const clock = { today, calendarDate, hour: hourAt(nowMs, zone) };

  const complete = (task: ShownTask): void => {
    const completed = !task.completed;
    if (task.later && completed) {
      // A task in Later that is completed moves to today.
      wantFocus(task._id, 'main');
      void actions.update(task, { completed, date: today, later: false });
      return;
    }
    if (task.date !== today) shown.keepCompleted({ ...task, completed });
    void actions.update(task, { completed });
  };

  const moveTask = (task: ShownTask, to: Parameters<OnMove>[0]): void => {
    // The row in Later may be collapsed, so the focus moves to a row that is nearby.
    if (to.later) focusBeside(document.activeElement);
    else wantFocus(task._id, 'edit');
    announce(`${quoted(task.title)} is moved to ${whenText({ ...to, time: null }, today)}.`);
    void actions.update(task, to);
  };

  const swap = async (task: ShownTask): Promise<void> => {
    const id = newId();
    announce(`Another task for ${quoted(task.title)} is on its way.`);
    wantFocusIfLost(id, 'edit');
    const { state } = await actions.swap(task, id);
    if (state === 'sent') announce(`Another task is there instead of ${quoted(task.title)}.`);
  };

  const reliefOf = (task: ShownTask): Relief => ({
    lighter:
      !canBeLighter(task) || task.asked === 'lighter'
        ? undefined
        : () => {
            // The focus does not go to the complete button, where a second press would complete the task.
            wantFocus(task._id, 'edit');
            announce(`A lighter version of ${quoted(task.title)} is on its way.`);
            void actions.lighter(task);
          },
    today: task.later ? () => moveTask(task, { date: today, later: false }) : undefined,
    swap: task.type === 'smart' && task.asked === undefined ? () => void swap(task) : undefined,
    notToday:
      task.later || task.date > today
        ? undefined
        : () => {
            shown.putAway(task._id);
            announce(`${quoted(task.title)} ${notTodayText(task)}.`);
            void actions.notToday(task);
          },
  });

  const offerOf = (task: ShownTask): string | null => {
    if (task.later) return null;
    if (task.date < today) return `from ${dayText(task.date)}`;
    return isOverdue(task, clock) && task.band !== null ? OVERDUE_TEXTS[task.band] : null;
  };

  const remove = (task: ShownTask): void => {
    announce(`${quoted(task.title)} is deleted.`);
    shown.setDeleted(task._id, true);
    actions.remove(task);
  };

  /**
   * Announces that a task is back. The Edit button takes the focus, because an extra press there neither deletes nor
   * completes the task.
   */
  const tellBack = ({ _id, title }: ShownTask): void => {
    announce(`${quoted(title)} is back.`);
    wantFocus(_id, 'edit');
  };

  const row = (task: ShownTask, move: MoveActions | null, handle?: ReactNode): ReactNode => {
    const { _id, title } = task;
    const entryId = held.get(_id);
    if (entryId !== undefined)
      return (
        <UndoLine
          title={title}
          words="is deleted"
          label={`Undo deleting ${title}`}
          onOver={() => void actions.endRemove(entryId)}
          onUndo={() => {
            tellBack(task);
            shown.setDeleted(_id, false);
            actions.undoRemove(entryId);
          }}
        />
      );
    if (away.has(_id))
      return (
        <UndoLine
          title={title}
          words={notTodayText(task)}
          label={`Undo putting away ${title}`}
          onOver={() => shown.endAway(_id)}
          onUndo={() => {
            tellBack(task);
            shown.endAway(_id);
            void actions.update(task, { notTodayOn: null });
          }}
        />
      );
    return (
      <TaskRow
        task={task}
        actions={actions}
        isEdited={shown.edited.has(_id)}
        relief={reliefOf(task)}
        offer={offerOf(task)}
        move={move}
        handle={handle}
        onComplete={() => complete(task)}
        onDelete={() => remove(task)}
        onMove={(to) => moveTask(task, to)}
      />
    );
  };

  const plain = (list: readonly ShownTask[]): ReactNode => (
    <ul className={kit.stack2}>
      {list.map((task) => (
        <li key={task._id}>{row(task, null)}</li>
      ))}
    </ul>
  );

  const onList = sections.today.filter(({ _id }) => !away.has(_id));
  const done = onList.filter(({ completed }) => completed).length;
  const goneIds = new Set(sections.today.filter(({ gone }) => gone).map(({ _id }) => _id));
  const order = (ids: readonly string[]): void => {
    const there = ids.filter((id) => !goneIds.has(id));
    void actions.order(fullOrder(tasks, today, there));
  };
  const open = [...sections.today, ...sections.earlier, ...sections.ahead];
  const { only, controls } = useOneAtATime(
    'Task',
    open.map(({ _id }) => _id),
    open.find(({ completed }) => !completed)?._id,
    all,
  );
  /** All tasks of a list, or in one-thing-at-a-time mode only the single task. */
  const seen = (list: readonly ShownTask[]): readonly ShownTask[] =>
    only === null ? list : list.filter(({ _id }) => _id === only);
  const shownToday = seen(sections.today);
  const earlier = seen(sections.earlier);
  const ahead = seen(sections.ahead);
  return (
    <>
      {controls}
      {shownToday.length === 0 && sections.today.length > 0 ? null : (
        <ListSection
          heading="Today"
          count={onList.length > 0 ? `${done} of ${onList.length} completed` : undefined}
        >
          {shownToday.length === 0 ? (
            <p className={kit.soft}>Nothing is planned for today.</p>
          ) : (
            <TodayList tasks={shownToday} row={row} onOrder={order} />
          )}
        </ListSection>
      )}
      {earlier.length === 0 ? null : (
        <ListSection heading="From earlier days">{plain(earlier)}</ListSection>
      )}
      {ahead.length === 0 ? null : (
        <ListSection heading="On later days">
          {[...Map.groupBy(ahead, ({ date }) => date)].map(([date, tasksOfDay]) => (
            <section key={date} className={kit.stack2} aria-label={dayHeading(date, today)}>
              <h3 className={kit.medium}>{dayHeading(date, today)}</h3>
              {plain(tasksOfDay)}
            </section>
          ))}
        </ListSection>
      )}
      {only === null ? (
        <Waiting
          tasks={sections.waiting}
          actions={actions}
          onMove={moveTask}
          onDone={(task) => {
            announce(`${quoted(task.title)} is completed.`);
            wantFocus(task._id, 'main');
            complete(task);
          }}
        />
      ) : null}
      {sections.later.length === 0 || only !== null ? null : (
        <LaterTasks>{plain(sections.later)}</LaterTasks>
      )}
    </>
  );
};
