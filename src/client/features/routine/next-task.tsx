import Check from 'lucide-react/icons/check';
import { Link } from 'wouter';
import { loadState } from '#client/lib/load-state.ts';
import { useOnline } from '#client/platform/online.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { Announcer, announce } from './announcer.tsx';
import { RefusedNotices } from './changes/refused-notices.tsx';
import { nextOf, sectionsOf } from './list/sections.ts';
import styles from './next-task.module.css';
import { quoted } from './task-texts.ts';
import { useTaskTimer } from './timer/store.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTasks } from './use-tasks.ts';

const BUILDER: PagePath = '/features/routine-builder';
const NOTHING_STAYS: ReadonlySet<string> = new Set();

const ALL_DONE = 'Everything on today’s list is completed.';
const TIMED_LAST = 'The task with the timer is the only one left on today’s list.';

const NONE = {
  loading: 'Your tasks are loading.',
  failed: 'Your tasks did not load. They are in the routine builder.',
  stored: 'Nothing is planned yet.',
  ready: 'Nothing is planned yet.',
} as const;

/** The one task that comes next today, to be completed right here; or the way to plan the day. */
export const NextTask = () => {
  const { query, tasks, today } = useTasks();
  const actions = useTaskActions();
  const timed = useTaskTimer().running?.taskId;
  const state = loadState(query, useOnline());
  const list = sectionsOf(tasks, today, NOTHING_STAYS).today;
  // The one that is timed stands above this already.
  const next = nextOf(list.filter(({ _id }) => _id !== timed));
  const isTimedLast = next === undefined && nextOf(list) !== undefined;
  const onList = isTimedLast ? TIMED_LAST : ALL_DONE;

  const complete = (): void => {
    if (next === undefined) return;
    announce(`${quoted(next.title)} is completed.`);
    void actions.update(next, { completed: true });
  };

  return (
    <Card heading="Next task">
      <Announcer />
      <RefusedNotices isInRow={({ typed }) => typed !== null} />
      {next === undefined ? (
        <>
          <p className={styles.none}>{list.length > 0 ? onList : NONE[state]}</p>
          <p>
            <Link to={BUILDER} className={buttonClass('primary')}>
              {list.length > 0 ? 'Open routine' : 'Plan my day'}
            </Link>
          </p>
        </>
      ) : (
        <>
          <div>
            <p dir="auto" className={styles.title}>
              {next.title}
            </p>
            <p className={styles.facts}>{next.estimatedTime} min</p>
          </div>
          <div className={styles.actions}>
            <Button icon={Check} aria-label={`Complete: ${next.title}`} onClick={complete}>
              Complete
            </Button>
            <Link to={BUILDER} className={buttonClass('quiet')}>
              Open routine
            </Link>
          </div>
        </>
      )}
    </Card>
  );
};
