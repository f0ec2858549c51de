import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { localTimeText } from '#client/lib/date-text.ts';
import { loadState } from '#client/lib/load-state.ts';
import { focusInPart } from '#client/lib/one-at-a-time/focus-in-part.ts';
import { useClock } from '#client/lib/time/use-clock.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import { Boat } from '#client/ui/boat.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Gladness } from '#client/ui/gladness.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { list } from '#domain/shared/text/list.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { isAhead, isLongOver, nextToOffer, offerOrder } from '#domain/tasks/offer.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks.js';
import { announce } from './announcer.tsx';
import { AreaMark } from './area/area-mark.tsx';
import { RefusedNotices } from './changes/refused-notices.tsx';
import type { ShownTask } from './changes/task-view.ts';
import { nextOf, sectionsOf } from './list/sections.ts';
import styles from './next-task.module.css';
import { UndoLine } from './row/undo-line.tsx';
import { HelpAsked } from './stuck/help-asked.tsx';
import { StuckButton } from './stuck/stuck-button.tsx';
import { LATER_ID, PLAN_ID, quoted } from './task-labels.ts';
import { useTaskTimer } from './timer/kept-timer.ts';
import type { EndedTimer } from './timer/timed-task.tsx';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';
import { WaitingLink } from './waiting/waiting-link.tsx';
import { ComingUp } from './when/coming-up.tsx';

const BUILDER: PagePath = '/features/routine-builder';
const NOTHING_STAYS: ReadonlySet<string> = new Set();

/** The number of tasks that are shown by their titles. */
const SHOWN = 4;

const own = (words: string) => <bdi>{words}</bdi>;

interface OtherTasksProps {
  readonly tasks: readonly ShownTask[];
  readonly timeOf: (task: ShownTask) => string | null;
  readonly onChoose: (task: ShownTask) => void;
}

/** The first of today's other open tasks, each of which can be made the next one. */
const OtherTasks = ({ tasks, timeOf, onChoose }: OtherTasksProps) => {
  return (
    <section aria-label={texts.alsoToday}>
      <h3 className={kit.medium}>{texts.alsoToday}</h3>
      <ul className={kit.plainList}>
        {tasks.slice(0, SHOWN).map((task) => (
          <li key={task._id}>
            <button type="button" className={styles.other} onClick={() => onChoose(task)}>
              <AreaMark area={task.area} />
              <bdi className={styles.name}>{task.title}</bdi>
              <span className={kit.softSmall}>
                {timeOf(task) ?? texts.minutesShort({ minutes: task.estimatedTime })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {tasks.length <= SHOWN ? null : (
        <p>
          <Link to={BUILDER}>{texts.moreTasks({ count: tasks.length - SHOWN })}</Link>
        </p>
      )}
    </section>
  );
};

interface TitlesLinkProps {
  readonly label: string;
  readonly to: string;
  readonly tasks: readonly ShownTask[];
}

/** The first titles of a list, with their times, as a link to the list. */
const TitlesLink = ({ label, to, tasks }: TitlesLinkProps) => {
  if (tasks.length === 0) return null;
  const titles = tasks
    .slice(0, SHOWN)
    .map(({ title, time }) =>
      time === null ? title : texts.titleAtTime({ title, time: localTimeText(time) }),
    );
  const more = tasks.length - titles.length;
  return (
    <p className={kit.anyBreak}>
      <span className={kit.bold}>{label}</span>{' '}
      <Link to={to}>
        {list([...titles, ...(more === 0 ? [] : [texts.moreTasks({ count: more })])])}
      </Link>
    </p>
  );
};

/**
 * The last task that was completed here. Its space is still reserved after the undo time is over, so that nothing
 * moves.
 */
interface Done {
  readonly task: Pick<ShownTask, '_id' | 'title'>;
  readonly isOver: boolean;
}

interface NextTaskProps {
  /** Whether this is the first thing to do now, and not a routine that is due. */
  readonly isMain: boolean;
  /** Whether a routine comes today. */
  readonly hasRoutine: boolean;
  /** The last timer that the person ended on this page; null for none. */
  readonly ended: EndedTimer | null;
}

/**
 * The next task of today, which can be started or completed here, or a link to plan the day. Also the other open tasks
 * of today. Of those with a time to come only the first is shown, because the day's schedule shows them all.
 */
export const NextTask = ({ isMain, hasRoutine, ended }: NextTaskProps) => {
  const { query, tasks, today } = useTasks();
  const actions = useTaskActions();
  const { running, start } = useTaskTimer();
  const timed = running?.taskId;
  // While a task is timed, its “Done” is the main button of the page.
  const isFirst = isMain && running === null;
  const state = loadState(query, useOnline());
  const { today: planned, waiting, ahead, later } = sectionsOf(tasks, today, NOTHING_STAYS);
  const { nowMin, dayStartsAtHour } = useClock();
  const [chosen, setChosen] = useState<string | null>(null);
  // The task with the timer is already shown above.
  const open = offerOrder(
    planned.filter(({ _id, completed }) => !completed && _id !== timed),
    nowMin,
    dayStartsAtHour,
  );
  const next = open.find(({ _id }) => _id === chosen) ?? nextToOffer(open, nowMin, dayStartsAtHour);
  const timeOf = (task: ShownTask): string | null => {
    if (task.time === null) return null;
    const time = localTimeText(task.time);
    return isLongOver(task, nowMin, dayStartsAtHour)
      ? texts.wasAtTime({ time })
      : texts.atTime({ time });
  };
  const others = open.filter((task) => task !== next && !isAhead(task, nowMin, dayStartsAtHour));
  const step = next?.steps.find(({ done }) => !done);
  const nextTime = next === undefined ? null : timeOf(next);
  const isAllDone = planned.length > 0 && nextOf(planned) === undefined;
  const isPlan = planned.length === 0 && state !== 'failed';
  const emptyText = (): string => {
    if (open.length > 0) return texts.noneForNow;
    if (state === 'loading') return texts.tasksAreLoading;
    if (planned.length === 0) return hasRoutine ? texts.onlyRoutines : texts.nonePlanned;
    return isAllDone ? texts.allCompleted : texts.onlyTimedLeft;
  };

  const [done, setDone] = useState<Done | null>(null);
  const isSettled = useSettled(
    next === undefined && done === null ? undefined : `${next?._id} ${done?.task._id}`,
  );
  const [seenEnd, setSeenEnd] = useState(ended);
  if (ended !== seenEnd) {
    setSeenEnd(ended);
    if (ended?.isDone) setDone({ task: { _id: ended.taskId, title: ended.title }, isOver: false });
    else setChosen(ended?.taskId ?? null);
  }
  const startButton = useRef<HTMLButtonElement>(null);
  const openLink = useRef<HTMLAnchorElement>(null);
  const completeButton = useRef<HTMLButtonElement>(null);
  /** The button of the next task that takes the focus, because the pressed button is removed. */
  const wanted = useRef<typeof startButton>(null);
  const nextId = next?._id;
  useEffect(() => {
    if (nextId === undefined) return;
    wanted.current?.current?.focus();
    wanted.current = null;
  }, [nextId]);
  // A stopped task can be started again. If the task is completed, the Undo button takes the focus.
  useEffect(() => {
    if (ended?.isDone === false) focusInPart(startButton.current ?? openLink.current);
  }, [ended]);

  const complete = (): void => {
    if (next === undefined || !isSettled() || (done?.task._id === next._id && !done.isOver)) return;
    announce(texts.isCompleted({ title: next.title, own: quoted }).join(''));
    setDone({ task: next, isOver: false });
    void actions.update(next, { completed: true });
  };

  const undo = (task: Done['task']): void => {
    // Ignores this press if it may be the second press of a double click on "Complete".
    if (!isSettled()) return;
    announce(texts.isBack({ quoted: quoted(task.title) }));
    setDone({ task, isOver: true });
    setChosen(task._id);
    wanted.current = completeButton;
    void actions.update(task, { completed: false });
  };

  const choose = ({ _id, title }: ShownTask): void => {
    setChosen(_id);
    announce(texts.isNext({ quoted: quoted(title) }));
    wanted.current = startButton;
  };

  return (
    <Card heading={texts.nextTask}>
      <HelpAsked />
      <RefusedNotices isInRow={({ typed }) => typed !== null} />
      {state === 'failed' ? (
        <RetryNotice onRetry={() => void query.refetch()}>
          {texts.tasksNotLoaded} {errorText(query.error)}
        </RetryNotice>
      ) : null}
      {next === undefined ? (
        <>
          {isAllDone ? <Boat /> : null}
          {state === 'failed' ? null : <p className={kit.soft}>{emptyText()}</p>}
          <p>
            <Link
              ref={openLink}
              to={isPlan ? `${BUILDER}#${PLAN_ID}` : BUILDER}
              onClick={(event) => {
                if (!isSettled()) event.preventDefault();
              }}
              className={buttonClass(isFirst && state !== 'failed' ? 'primary' : 'secondary')}
            >
              {isPlan ? texts.planMyDay : texts.openRoutine}
            </Link>
          </p>
        </>
      ) : (
        <>
          <div>
            <p dir="auto" className={`${kit.boldBreak} ${styles.title}`}>
              {next.title}
            </p>
            <p className={kit.soft}>
              {nextTime === null
                ? texts.minutesShort({ minutes: next.estimatedTime })
                : texts.timeAndMinutes({ time: nextTime, minutes: next.estimatedTime })}
            </p>
            {step === undefined ? null : (
              <p>{sentence(texts.firstStep({ step: step.title, own }))}</p>
            )}
          </div>
          <p className={`${kit.rowMiddle} ${styles.actions}`}>
            <Button
              ref={startButton}
              kind={isFirst ? 'primary' : 'secondary'}
              icon={Play}
              aria-label={texts.startTask({ title: next.title })}
              onClick={() => {
                if (isSettled()) start(next);
              }}
            >
              {common.start}
            </Button>
            <Button
              ref={completeButton}
              kind="secondary"
              icon={Check}
              aria-label={texts.completeTask({ title: next.title })}
              onClick={complete}
            >
              {texts.complete}
            </Button>
          </p>
          <p>
            <StuckButton task={next} />
          </p>
        </>
      )}
      {done === null ? null : (
        <div className={styles.done}>
          {done.isOver || isAllDone ? null : <Gladness key={`gladness-${done.task._id}`} />}
          {done.isOver ? null : (
            <UndoLine
              key={done.task._id}
              text={sentence(texts.isCompleted({ title: done.task.title, own }))}
              label={texts.undoCompleting({ title: done.task.title })}
              onOver={() => setDone({ ...done, isOver: true })}
              onUndo={() => undo(done.task)}
            />
          )}
        </div>
      )}
      {timed === undefined ? <ComingUp shownId={next?._id} /> : null}
      {others.length === 0 ? null : <OtherTasks tasks={others} timeOf={timeOf} onChoose={choose} />}
      <WaitingLink tasks={waiting} />
      <TitlesLink
        label={texts.listOfTomorrow}
        to={BUILDER}
        tasks={ahead.filter(({ date }) => date === addDays(today, 1))}
      />
      <TitlesLink label={texts.listOfLater} to={`${BUILDER}#${LATER_ID}`} tasks={later} />
    </Card>
  );
};
