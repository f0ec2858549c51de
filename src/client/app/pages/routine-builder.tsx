import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { DaySchedule, useIsDayKnown } from '#client/app/parts/day-schedule.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { useRoutineCards } from '#client/app/parts/routine-cards.tsx';
import { Routines } from '#client/features/routines/routines.tsx';
import { useWishes } from '#client/features/tasks/generate/wishes.ts';
import { singleOf } from '#client/features/tasks/list/lists.tsx';
import { Tasks } from '#client/features/tasks/tasks.tsx';
import { TimedTask } from '#client/features/tasks/timer/timed-task.tsx';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useHash } from '#client/lib/navigation/use-hash.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import { isDay } from '#domain/shared/guards.ts';

// A timer that is started on this page gives its cues even if the connection is lost right after.
import '#client/app/frame/timers.tsx';
import { texts } from '#texts/pages.js';

/** Loaded only for people who have few routines. */
const ReadyForMe = lazyPart(
  async () => (await import('#client/app/parts/ready-for-me/ready-for-me.tsx')).ReadyForMe,
);

/** The day on which the person, who wants one thing at a time, chose to see everything. */
const showsAllOn = deviceValue('routine-shows-all', (kept) => (isDay(kept) ? kept : null));

const HINT = texts.aboutRoutineBuilder;

/**
 * The routine builder: the running timer of a task, the day as a picture, the routines, a link to the goals, and the
 * tasks.
 */
export const RoutineBuilder = () => {
  const today = useToday();
  const { wishes } = useWishes(today);
  const cards = useRoutineCards();
  const isOne = useComfort().oneThingAtATime;
  const hash = useHash();
  const isChosen = useDeviceValue(showsAllOn) === today;
  const [linked, setLinked] = useState(hash);
  // Links to a section must work even if the page is already open.
  useEffect(() => {
    if (hash !== '') setLinked(hash);
  }, [hash]);
  const single = singleOf(linked.slice(1));
  const showsAll = isChosen || (linked !== '' && single === null);
  const setShowsAll = (wanted: boolean): void => {
    setLinked('');
    showsAllOn.set(wanted ? today : null);
  };
  // Deferred, so that the page is rendered in short pieces. Waits for the routines, which would push the tasks down
  // when they load.
  const isReady = useDeferredValue(useIsDayKnown());
  if (!isReady) {
    return (
      <Page title={texts.routineBuilder} lead={HINT}>
        <Loading />
      </Page>
    );
  }
  const tasks = (
    <ErrorPanel>
      <Tasks all={{ showsAll, setShowsAll }} linked={showsAll ? null : single} cards={cards} />
    </ErrorPanel>
  );
  const rest = (
    <>
      <ErrorPanel>
        <DaySchedule />
      </ErrorPanel>
      <ErrorPanel>
        <Routines
          energy={wishes.energy}
          ready={(names, onChoose) => (
            <Suspense fallback={null}>
              <ReadyForMe names={names} onChoose={onChoose} />
            </Suspense>
          )}
          beside={
            <Link to="/features/goals" className={buttonClass('secondary')}>
              {texts.goals}
            </Link>
          }
        />
      </ErrorPanel>
    </>
  );
  return (
    <Page title={texts.routineBuilder} lead={HINT}>
      <ErrorPanel>
        <TimedTask />
      </ErrorPanel>
      {/* People who want one thing at a time see tasks first. */}
      {isOne ? tasks : rest}
      {isOne ? (
        <Fold label={texts.dayRoutinesGoals} isOpen={showsAll}>
          <div className={kit.stack5}>{rest}</div>
        </Fold>
      ) : (
        tasks
      )}
    </Page>
  );
};
