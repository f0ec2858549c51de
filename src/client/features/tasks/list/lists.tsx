import { type ReactNode, useEffect } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useLighterResults } from '#client/features/tasks/generate/use-lighter-results.ts';
import { TaskRow } from '#client/features/tasks/row/row.tsx';
import type { MoveActions, Relief } from '#client/features/tasks/row/task-more.tsx';
import { UndoLine } from '#client/features/tasks/row/undo-line.tsx';
import { LATER_ID, PLAN_ID, quoted } from '#client/features/tasks/task-labels.ts';
import type { TaskActions } from '#client/features/tasks/use-task-actions.ts';
import { WAITING_ID } from '#client/features/tasks/waiting/use-waiting.ts';
import { Waiting } from '#client/features/tasks/waiting/waiting.tsx';
import { ComingUp } from '#client/features/tasks/when/coming-up.tsx';
import type { OnMove } from '#client/features/tasks/when/move-to.tsx';
import { dayHeading, whenText } from '#client/features/tasks/when/when-text.ts';
import { yearlessDayText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import {
  type ShowAll,
  ShowAllButton,
  useOneAtATime,
} from '#client/lib/one-at-a-time/use-one-at-a-time.tsx';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { hourAt, localDateAt } from '#domain/shared/time/zone.ts';
import { canBeLighter } from '#domain/tasks/can-be-lighter.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks.js';
import { LaterTasks } from './later.tsx';
import { focusBeside, forgetFocus, wantFocus, wantFocusIfLost } from './row-focus.ts';
import { ListSection } from './section.tsx';
import { fullOrder, isOverdue } from './sections.ts';
import { TodayList } from './today-list.tsx';
import type { Shown } from './use-shown.ts';

/** One of today's routines, which takes its turn among the tasks in one-thing-at-a-time mode. */
export interface RoutineCard {
  readonly key: string;
  /** Whether it comes before the tasks, because it is due or was begun. */
  readonly isFirst: boolean;
  readonly content: ReactNode;
}

const SINGLES = [PLAN_ID, LATER_ID, WAITING_ID] as const;
/** A part that can be the one thing of the page. */
export type Single = (typeof SINGLES)[number];

/** The part with this element id that can be the one thing of the page; null for any other id. */
export const singleOf = (id: string): Single | null => SINGLES.find((one) => one === id) ?? null;

interface TaskListsProps {
  /** The only list to show in one-thing-at-a-time mode, because a link leads to it; null for none. */
  readonly linked: Single | null;
  readonly cards: readonly RoutineCard[];
  readonly tasks: readonly ShownTask[];
  readonly today: LocalDate;
  readonly shown: Shown;
  readonly actions: TaskActions;
  /** Whether one-thing-at-a-time mode shows all tasks. The rest of the page uses the same state. */
  readonly all: ShowAll;
}

const own = (words: string) => <bdi>{words}</bdi>;

/** The effect of "Not today". A personal task comes back tomorrow; a smart task does not. */
const notTodayText = <Part,>({ type, title }: ShownTask, mark: (title: string) => Part) =>
  (type === 'smart' ? texts.isOffList : texts.isPutAway)({ title, own: mark });

/** Today's tasks in order, and then the tasks of earlier days, of later days and of Later. */
export const TaskLists = ({ linked, cards, tasks, today, shown, actions, all }: TaskListsProps) => {
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
    announce(
      to.later
        ? texts.movedToLater({ quoted: quoted(task.title) })
        : texts.movedTo({
            quoted: quoted(task.title),
            when: whenText({ ...to, time: null }, today),
          }),
    );
    void actions.update(task, to);
  };

  const swap = async (task: ShownTask): Promise<void> => {
    const id = newId();
    announce(texts.anotherComes({ quoted: quoted(task.title) }));
    wantFocusIfLost(id, 'edit');
    const { state } = await actions.swap(task, id);
    if (state === 'sent') announce(texts.anotherIsThere({ quoted: quoted(task.title) }));
  };

  const reliefOf = (task: ShownTask): Relief => ({
    lighter:
      !canBeLighter(task) || task.asked === 'lighter'
        ? undefined
        : () => {
            // The focus does not go to the complete button, where a second press would complete the task.
            wantFocus(task._id, 'edit');
            announce(texts.lighterComes({ quoted: quoted(task.title) }));
            void actions.lighter(task);
          },
    today: task.later ? () => moveTask(task, { date: today, later: false }) : undefined,
    swap: task.type === 'smart' && task.asked === undefined ? () => void swap(task) : undefined,
    notToday:
      task.later || task.date > today
        ? undefined
        : () => {
            shown.putAway(task._id);
            announce(notTodayText(task, quoted).join(''));
            void actions.notToday(task);
          },
  });

  const offerOf = (task: ShownTask): string | null => {
    if (task.later) return null;
    if (task.date < today) return texts.fromDay({ day: yearlessDayText(task.date) });
    return isOverdue(task, clock) && task.band !== null ? texts.overdue[task.band] : null;
  };

  const remove = (task: ShownTask): void => {
    announce(texts.isDeleted({ title: task.title, own: quoted }).join(''));
    shown.setDeleted(task._id, true);
    actions.remove(task);
  };

  /**
   * Announces that a task is back. The Edit button takes the focus, because an extra press there neither deletes nor
   * completes the task.
   */
  const tellBack = ({ _id, title }: ShownTask): void => {
    announce(texts.isBack({ quoted: quoted(title) }));
    wantFocus(_id, 'edit');
  };

  const row = (task: ShownTask, move: MoveActions | null, handle?: ReactNode): ReactNode => {
    const { _id, title } = task;
    const entryId = held.get(_id);
    if (entryId !== undefined)
      return (
        <UndoLine
          text={sentence(texts.isDeleted({ title, own }))}
          label={texts.undoDeleting({ title })}
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
          text={sentence(notTodayText(task, own))}
          label={texts.undoPuttingAway({ title })}
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
  const [before, after] = [
    cards.filter(({ isFirst }) => isFirst),
    cards.filter(({ isFirst }) => !isFirst),
  ];
  const { only, controls } = useOneAtATime(
    cards.length === 0 ? 'task' : 'card',
    [
      ...before.map(({ key }) => key),
      ...open.map(({ _id }) => _id),
      ...after.map(({ key }) => key),
    ],
    before[0]?.key ?? open.find(({ completed }) => !completed)?._id ?? after[0]?.key,
    all,
  );
  const card = cards.find(({ key }) => key === only);
  /** All tasks of a list, or in one-thing-at-a-time mode only the single task. */
  const seen = (list: readonly ShownTask[]): readonly ShownTask[] =>
    only === null ? list : list.filter(({ _id }) => _id === only);
  const shownToday = seen(sections.today);
  const earlier = seen(sections.earlier);
  const ahead = seen(sections.ahead);
  const waiting = (
    <Waiting
      tasks={sections.waiting}
      actions={actions}
      onMove={moveTask}
      onDone={(task) => {
        announce(texts.isCompleted({ title: task.title, own: quoted }).join(''));
        wantFocus(task._id, 'main');
        complete(task);
      }}
    />
  );
  const later =
    sections.later.length === 0 ? null : <LaterTasks>{plain(sections.later)}</LaterTasks>;
  const single =
    linked === WAITING_ID && sections.waiting.length > 0
      ? waiting
      : linked === LATER_ID
        ? later
        : null;
  if (single !== null)
    return (
      <>
        <p>
          <ShowAllButton showsAll setShowsAll={all.setShowsAll} />
        </p>
        {single}
      </>
    );
  return (
    <>
      {controls}
      {card?.content}
      {only === null ? null : <ComingUp shownId={only} />}
      {card !== undefined || (shownToday.length === 0 && sections.today.length > 0) ? null : (
        <ListSection
          heading={common.today}
          count={
            onList.length > 0 ? texts.completedToday({ done, count: onList.length }) : undefined
          }
        >
          {shownToday.length === 0 ? (
            <p className={kit.soft}>{texts.noneToday}</p>
          ) : (
            <TodayList tasks={shownToday} row={row} onOrder={order} />
          )}
        </ListSection>
      )}
      {earlier.length === 0 ? null : (
        <ListSection heading={texts.fromEarlierDays}>{plain(earlier)}</ListSection>
      )}
      {ahead.length === 0 ? null : (
        <ListSection heading={texts.onLaterDays}>
          {[...Map.groupBy(ahead, ({ date }) => date)].map(([date, tasksOfDay]) => (
            <section key={date} className={kit.stack2} aria-label={dayHeading(date, today)}>
              <h3 className={kit.medium}>{dayHeading(date, today)}</h3>
              {plain(tasksOfDay)}
            </section>
          ))}
        </ListSection>
      )}
      {only === null ? waiting : null}
      {later}
    </>
  );
};
