import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { DaySchedule, useIsDayKnown } from '#client/app/parts/day-schedule.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { Routines } from '#client/features/routines/routines.tsx';
import { useWishes } from '#client/features/tasks/generate/wishes.ts';
import { Tasks } from '#client/features/tasks/tasks.tsx';
import { TimedTask } from '#client/features/tasks/timer/timed-task.tsx';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useHash } from '#client/lib/navigation/use-hash.ts';
import { useToday } from '#client/lib/use-today.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';

// A timer that is started on this page gives its cues even if the connection is lost right after.
import '#client/app/frame/timers.tsx';

const HINT =
  'Missed a task? Try a lighter fallback. You can always regenerate tasks if your mood or focus changes.';

/**
 * The routine builder: the running timer of a task, the day as a picture, the routines, a link to the goals, and the
 * tasks.
 */
export const RoutineBuilder = () => {
  const { wishes } = useWishes(useToday());
  const isOne = useComfort().oneThingAtATime;
  const hash = useHash();
  const [showsAll, setShowsAll] = useState(hash !== '');
  // Links to a section must work even if the page is already open.
  useEffect(() => {
    if (hash !== '') setShowsAll(true);
  }, [hash]);
  // Deferred, so that the page is rendered in short pieces. Waits for the routines, which would push the tasks down
  // when they load.
  const isReady = useDeferredValue(useIsDayKnown());
  if (!isReady) {
    return (
      <Page title="Daily Routine Builder" lead={HINT}>
        <Loading />
      </Page>
    );
  }
  const tasks = (
    <ErrorPanel>
      <Tasks all={{ showsAll, setShowsAll }} />
    </ErrorPanel>
  );
  const rest = (
    <>
      <ErrorPanel>
        <DaySchedule />
      </ErrorPanel>
      <ErrorPanel>
        <Routines energy={wishes.energy} />
      </ErrorPanel>
      <p>
        <Link to="/features/goals" className={longLinkClass()}>
          Goals
        </Link>
      </p>
    </>
  );
  return (
    <Page title="Daily Routine Builder" lead={HINT}>
      <ErrorPanel>
        <TimedTask />
      </ErrorPanel>
      {/* People who want one thing at a time see tasks first. */}
      {isOne ? tasks : rest}
      {isOne ? null : tasks}
      {isOne && showsAll ? rest : null}
    </Page>
  );
};
