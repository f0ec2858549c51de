import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Link } from 'wouter';
import { loadState } from '#client/lib/load-state.ts';
import { useOnline } from '#client/platform/online.ts';
import { Boat } from '#client/ui/boat.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { Announcer, announce } from './announcer.tsx';
import { RefusedNotices } from './changes/refused-notices.tsx';
import { nextOf, sectionsOf } from './list/sections.ts';
import styles from './next-task.module.css';
import { HelpAsked } from './stuck/help-asked.tsx';
import { StuckButton } from './stuck/stuck-button.tsx';
import { quoted } from './task-labels.ts';
import { useTaskTimer } from './timer/kept-timer.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

const BUILDER: PagePath = '/features/routine-builder';
const NOTHING_STAYS: ReadonlySet<string> = new Set();

const ALL_DONE = 'Everything on today’s list is completed.';
const TIMED_LAST = 'The task with the timer is the only one left on today’s list.';
const LOADING = 'Your tasks are loading.';
const NONE = 'Nothing is planned yet.';

/** The one task that comes next today, to be started or completed right here; or the way to plan the day. */
export const NextTask = () => {
  const { query, tasks, today } = useTasks();
  const actions = useTaskActions();
  const { running, start } = useTaskTimer();
  const timed = running?.taskId;
  const state = loadState(query, useOnline());
  const none = state === 'loading' ? LOADING : NONE;
  const list = sectionsOf(tasks, today, NOTHING_STAYS).today;
  const [passed, setPassed] = useState<ReadonlySet<string>>(NOTHING_STAYS);
  // The one that is timed stands above this already.
  const open = list.filter(({ _id, completed }) => !completed && _id !== timed);
  const next = open.find(({ _id }) => !passed.has(_id)) ?? open[0];
  const step = next?.steps.find(({ done }) => !done);
  const isTimedLast = next === undefined && nextOf(list) !== undefined;
  const isAllDone = next === undefined && list.length > 0 && !isTimedLast;
  const onList = isTimedLast ? TIMED_LAST : ALL_DONE;

  const complete = (): void => {
    if (next === undefined) return;
    announce(`${quoted(next.title)} is completed.`);
    void actions.update(next, { completed: true });
  };

  /** Shows the next one on the list; after the last one, the first again. */
  const another = (): void => {
    if (next === undefined) return;
    const all = new Set([...passed, next._id]);
    const following = open.find(({ _id }) => !all.has(_id)) ?? open[0];
    setPassed(open.every(({ _id }) => all.has(_id)) ? NOTHING_STAYS : all);
    announce(`${following?.title}.`);
  };

  return (
    <Card heading="Next task">
      <Announcer />
      <HelpAsked />
      <RefusedNotices isInRow={({ typed }) => typed !== null} />
      {state === 'failed' ? (
        <RetryNotice onRetry={() => void query.refetch()}>
          Your tasks did not load. {query.error?.message}
        </RetryNotice>
      ) : null}
      {next === undefined ? (
        <>
          {isAllDone ? <Boat /> : null}
          {state === 'failed' ? null : (
            <p className={styles.none}>{list.length > 0 ? onList : none}</p>
          )}
          <p>
            <Link
              to={BUILDER}
              className={buttonClass(state === 'failed' ? 'secondary' : 'primary')}
            >
              {list.length > 0 || state === 'failed' ? 'Open routine' : 'Plan my day'}
            </Link>
          </p>
        </>
      ) : (
        <>
          <div>
            <p dir="auto" className={styles.title}>
              {next.title}
            </p>
            <p className={styles.facts}>
              {next.time === null ? null : `at ${next.time} · `}
              {next.estimatedTime} min
            </p>
            {step === undefined ? null : (
              <p>
                First: <bdi>{step.title}</bdi>
              </p>
            )}
          </div>
          <p className={styles.actions}>
            <Button icon={Play} aria-label={`Start ${next.title}`} onClick={() => start(next)}>
              Start
            </Button>
            <Button
              kind="secondary"
              icon={Check}
              aria-label={`Complete: ${next.title}`}
              onClick={complete}
            >
              Complete
            </Button>
            {open.length < 2 ? null : (
              <Button kind="quiet" onClick={another}>
                Something else
              </Button>
            )}
          </p>
          <details>
            <summary className={styles.more}>More</summary>
            <StuckButton task={next} />
          </details>
        </>
      )}
    </Card>
  );
};
