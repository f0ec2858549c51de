import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { localTimeText } from '#client/lib/date-text.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useClock } from '#client/lib/time/use-clock.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import { Boat } from '#client/ui/boat.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Gladness } from '#client/ui/gladness.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { list } from '#domain/shared/text/list.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { Announcer, announce } from './announcer.tsx';
import { RefusedNotices } from './changes/refused-notices.tsx';
import type { ShownTask } from './changes/task-view.ts';
import { nextOf, offerOrder, sectionsOf } from './list/sections.ts';
import styles from './next-task.module.css';
import { UndoLine } from './row/undo-line.tsx';
import { HelpAsked } from './stuck/help-asked.tsx';
import { StuckButton } from './stuck/stuck-button.tsx';
import { LATER_ID, PLAN_ID, quoted } from './task-labels.ts';
import { useTaskTimer } from './timer/kept-timer.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';
import { WaitingLink } from './waiting/waiting-link.tsx';

const BUILDER: PagePath = '/features/routine-builder';
const NOTHING_STAYS: ReadonlySet<string> = new Set();

const ALL_DONE = 'Everything on today’s list is completed.';
const TIMED_LAST = 'The task with the timer is the only one left on today’s list.';
const LOADING = 'Your tasks are loading.';
const NONE = 'No task is planned yet.';

/** The number of tasks that are shown by their titles. */
const SHOWN = 4;

interface OtherTasksProps {
  readonly tasks: readonly ShownTask[];
  readonly onChoose: (task: ShownTask) => void;
}

/** The first of today's other open tasks, each of which can be made the next one. */
const OtherTasks = ({ tasks, onChoose }: OtherTasksProps) => (
  <section aria-label="Also today">
    <h3 className={kit.medium}>Also today</h3>
    <ul className={kit.plainList}>
      {tasks.slice(0, SHOWN).map((task) => (
        <li key={task._id}>
          <button type="button" className={styles.other} onClick={() => onChoose(task)}>
            <bdi>{task.title}</bdi>
            <span className={kit.softSmall}>
              {task.time === null ? `${task.estimatedTime} min` : localTimeText(task.time)}
            </span>
          </button>
        </li>
      ))}
    </ul>
    {tasks.length <= SHOWN ? null : (
      <p>
        <Link to={BUILDER}>{`${tasks.length - SHOWN} more`}</Link>
      </p>
    )}
  </section>
);

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
    .map(({ title, time }) => (time === null ? title : `${title} at ${localTimeText(time)}`));
  const more = tasks.length - titles.length;
  return (
    <p className={kit.anyBreak}>
      <span className={kit.bold}>{label}: </span>
      <Link to={to}>{list([...titles, ...(more === 0 ? [] : [`${more} more`])])}</Link>
    </p>
  );
};

/**
 * The last task that was completed here. Its space is still reserved after the undo time is over, so that nothing
 * moves.
 */
interface Done {
  readonly task: ShownTask;
  readonly isOver: boolean;
}

/** The next task of today, which can be started or completed here, or a link to plan the day. */
export const NextTask = () => {
  const { query, tasks, today } = useTasks();
  const actions = useTaskActions();
  const { running, start } = useTaskTimer();
  const timed = running?.taskId;
  const state = loadState(query, useOnline());
  const none = state === 'loading' ? LOADING : NONE;
  const { today: planned, waiting, ahead, later } = sectionsOf(tasks, today, NOTHING_STAYS);
  const { nowMin, dayStartsAtHour } = useClock();
  const [chosen, setChosen] = useState<string | null>(null);
  // The task with the timer is already shown above.
  const open = offerOrder(
    planned.filter(({ _id, completed }) => !completed && _id !== timed),
    nowMin,
    dayStartsAtHour,
  );
  const next = open.find(({ _id }) => _id === chosen) ?? open[0];
  const others = open.filter((task) => task !== next);
  const step = next?.steps.find(({ done }) => !done);
  const isTimedLast = next === undefined && nextOf(planned) !== undefined;
  const isAllDone = next === undefined && planned.length > 0 && !isTimedLast;
  const isPlan = planned.length === 0 && state !== 'failed';
  const onList = isTimedLast ? TIMED_LAST : ALL_DONE;

  const isSettled = useSettled(next?._id);
  const [done, setDone] = useState<Done | null>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const completeButton = useRef<HTMLButtonElement>(null);
  /** Whether the complete button must take the focus, because an undo has removed the Undo button. */
  const wantsFocus = useRef(false);
  const nextId = next?._id;
  useEffect(() => {
    if (nextId === undefined || !wantsFocus.current) return;
    wantsFocus.current = false;
    completeButton.current?.focus();
  }, [nextId]);

  const complete = (): void => {
    if (next === undefined || !isSettled() || (done?.task._id === next._id && !done.isOver)) return;
    announce(`${quoted(next.title)} is completed.`);
    setDone({ task: next, isOver: false });
    void actions.update(next, { completed: true });
  };

  const undo = (task: ShownTask): void => {
    // Ignores this press if it may be the second press of a double click on "Complete".
    if (!isSettled()) return;
    announce(`${quoted(task.title)} is back.`);
    setDone({ task, isOver: true });
    setChosen(task._id);
    wantsFocus.current = true;
    void actions.update(task, { completed: false });
  };

  const choose = ({ _id, title }: ShownTask): void => {
    setChosen(_id);
    announce(`${quoted(title)} is next.`);
    startButton.current?.focus();
  };

  return (
    <Card heading="Next task">
      <Announcer />
      <HelpAsked />
      <RefusedNotices isInRow={({ typed }) => typed !== null} />
      {state === 'failed' ? (
        <RetryNotice onRetry={() => void query.refetch()}>
          Your tasks did not load. {errorText(query.error)}
        </RetryNotice>
      ) : null}
      {next === undefined ? (
        <>
          {isAllDone ? <Boat /> : null}
          {state === 'failed' ? null : (
            <p className={kit.soft}>{planned.length > 0 ? onList : none}</p>
          )}
          <p>
            <Link
              to={isPlan ? `${BUILDER}#${PLAN_ID}` : BUILDER}
              onClick={(event) => {
                if (!isSettled()) event.preventDefault();
              }}
              className={buttonClass(state === 'failed' ? 'secondary' : 'primary')}
            >
              {isPlan ? 'Plan my day' : 'Open routine'}
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
              {next.time === null ? null : `at ${localTimeText(next.time)} · `}
              {next.estimatedTime} min
            </p>
            {step === undefined ? null : (
              <p>
                First: <bdi>{step.title}</bdi>
              </p>
            )}
          </div>
          <p className={`${kit.rowMiddle} ${styles.actions}`}>
            <Button
              ref={startButton}
              icon={Play}
              aria-label={`Start ${next.title}`}
              onClick={() => {
                if (isSettled()) start(next);
              }}
            >
              Start
            </Button>
            <Button
              ref={completeButton}
              kind="secondary"
              icon={Check}
              aria-label={`Complete: ${next.title}`}
              onClick={complete}
            >
              Complete
            </Button>
          </p>
          <p>
            <StuckButton task={next} />
          </p>
        </>
      )}
      {done === null ? null : (
        <div className={styles.done}>
          {done.isOver || next === undefined ? null : (
            <Gladness key={`gladness ${done.task._id}`} />
          )}
          {done.isOver ? null : (
            <UndoLine
              key={done.task._id}
              title={done.task.title}
              words="is completed"
              label={`Undo completing ${done.task.title}`}
              onOver={() => setDone({ ...done, isOver: true })}
              onUndo={() => undo(done.task)}
            />
          )}
        </div>
      )}
      {others.length === 0 ? null : <OtherTasks tasks={others} onChoose={choose} />}
      <WaitingLink tasks={waiting} />
      <TitlesLink
        label="Tomorrow"
        to={BUILDER}
        tasks={ahead.filter(({ date }) => date === addDays(today, 1))}
      />
      <TitlesLink label="Later" to={`${BUILDER}#${LATER_ID}`} tasks={later} />
    </Card>
  );
};
