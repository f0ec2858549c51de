import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { DaySchedule, useIsDayKnown, useIsRoutineDue } from '#client/app/parts/day-schedule.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { AfterLowMood } from '#client/app/parts/low-mood/after-low-mood.tsx';
import { useIsNew } from '#client/app/parts/welcome/use-is-new.ts';
import { personCare } from '#client/features/care/changes/care-query.ts';
import { useFollow } from '#client/features/follow/follow-changes.ts';
import { GoalStep } from '#client/features/goals/goal-step.tsx';
import { useGreeting } from '#client/features/identity/greeting.ts';
import { QuickCheckIn } from '#client/features/mood/check-in/quick.tsx';
import { StartFocus } from '#client/features/pomodoro/start-focus.tsx';
import { ThisWeek } from '#client/features/quiz/this-week.tsx';
import { TodayReminders } from '#client/features/reminders/today-reminders.tsx';
import { useReminderItems } from '#client/features/routines/days/use-reminder-items.ts';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import { NextTask } from '#client/features/tasks/next-task.tsx';
import { dayText } from '#client/features/tasks/task-labels.ts';
import { TimedTask } from '#client/features/tasks/timer/timed-task.tsx';
import { useTaskReminders } from '#client/features/tasks/use-task-reminders.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { UrgeCard } from '#client/features/urge/urge-card.tsx';
import { Part, Parts } from '#client/lib/one-at-a-time/parts.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import styles from './today.module.css';

// A timer that is started on this page gives its cues even if the connection is lost right after.
import '#client/app/frame/timers.tsx';

/** Loaded only for people who see these parts: new people, guests, and people who plan together with a therapist. */
const Welcome = lazyPart(
  async () => (await import('#client/app/parts/welcome/welcome.tsx')).Welcome,
);
const GuestNote = lazyPart(
  async () => (await import('#client/features/identity/upgrade/guest-note.tsx')).GuestNote,
);
const HomeworkToday = lazyPart(
  async () => (await import('#client/features/care/person/homework-today.tsx')).HomeworkToday,
);

const Homework = () => {
  const query = useQuery(personCare(useUserId()));
  const proposals = query.data?.proposals.length ?? 0;
  return proposals === 0 ? null : (
    <Suspense fallback={null}>
      <HomeworkToday />
    </Suspense>
  );
};

const Reminders = () => {
  const { items, hasAhead } = useTaskReminders();
  return <TodayReminders items={[...useReminderItems().items, ...items]} offersClosed={hasAhead} />;
};

/**
 * "Today": the running timer, the next task, the one-tap check-in, focus, a step of a goal, and everything due this
 * week.
 */
export const Today = () => {
  const { words, isGuest } = useGreeting();
  const isDayKnown = useIsDayKnown();
  const isNew = useIsNew();
  const [wasNew, setWasNew] = useState(false);
  const [wasGuest, setWasGuest] = useState(isGuest);
  if (isGuest && !wasGuest) setWasGuest(true);
  /** Whether a card above already shows the first task. */
  const [isReadyShown, setReadyShown] = useState(false);
  const today = useToday();
  const isDue = useIsRoutineDue();
  /** Whether a routine was due when the page was opened. Stored, so that the cards keep their order. */
  const [wasDue, setWasDue] = useState<boolean | null>(null);
  if (isDayKnown && wasDue === null) setWasDue(isDue);
  const isEmpty = useTasks().tasks.length === 0;
  // People who have already planned something skip the first questions.
  const hasRoutine = useRoutines().view.routines.length > 0;
  if (isDayKnown && isNew === true && isEmpty && !hasRoutine && !wasNew) setWasNew(true);
  const followsOcd = useFollow().follow?.topics?.includes('OCD') === true;
  const date = <span className={kit.soft}>{dayText(today)}</span>;
  const isReady = useDeferredValue(isDayKnown && isNew !== null);
  if (!isReady) {
    return (
      <Page title={words} name="Today" beside={date}>
        <Loading />
      </Page>
    );
  }
  const day = (
    <Part key="day">
      <ErrorPanel>
        <DaySchedule isGlance />
      </ErrorPanel>
    </Part>
  );
  const next =
    isReadyShown || (wasNew && isNew && isEmpty) ? null : (
      <Part key="next">
        <ErrorPanel>
          <NextTask />
        </ErrorPanel>
      </Part>
    );
  const checkIn = (
    <Part key="check-in">
      <ErrorPanel>
        <QuickCheckIn
          afterLow={(onClose, isLowest) => <AfterLowMood onClose={onClose} isLowest={isLowest} />}
        />
      </ErrorPanel>
    </Part>
  );
  return (
    <Page title={words} name="Today" beside={date}>
      {wasNew ? (
        <ErrorPanel>
          {/* A separate boundary, so that the heading stays mounted and keeps the focus. */}
          <Suspense fallback={<div className={styles.welcome} />}>
            <Welcome onReady={setReadyShown} />
          </Suspense>
        </ErrorPanel>
      ) : null}
      <Parts thing="Card">
        <div className={kit.container}>
          <div className={`${kit.stack} ${styles.today}`}>
            <div className={kit.stack5}>
              <Part>
                <ErrorPanel>
                  <TimedTask />
                </ErrorPanel>
              </Part>
              {/* What is to be done now comes first: the routine that is due, otherwise the next task. */}
              {wasDue === true ? [day, next, checkIn] : [next, checkIn, day]}
            </div>

            <div className={kit.stack5}>
              {wasGuest ? (
                <Part>
                  <ErrorPanel>
                    <Suspense fallback={<div className={styles.guest} />}>
                      <GuestNote isGuest={isGuest} />
                    </Suspense>
                  </ErrorPanel>
                </Part>
              ) : null}
              <Part>
                <ErrorPanel>
                  <Reminders />
                </ErrorPanel>
              </Part>
              <Part>
                <ErrorPanel>
                  <section className={kit.stack2} aria-labelledby="focus">
                    <h2 id="focus" className={kit.large}>
                      Focus
                    </h2>
                    <p className={kit.soft}>Focus for a while, then take a break.</p>
                    <p>
                      <StartFocus />
                    </p>
                  </section>
                </ErrorPanel>
              </Part>
              <Part>
                <ErrorPanel>
                  <UrgeCard followsOcd={followsOcd} />
                </ErrorPanel>
              </Part>
              <Part>
                <ErrorPanel>
                  <Homework />
                </ErrorPanel>
              </Part>
              <Part>
                <ErrorPanel>
                  <GoalStep />
                </ErrorPanel>
              </Part>
              <Part>
                <ErrorPanel>
                  <section className={kit.stack2} aria-labelledby="week">
                    <h2 id="week" className={kit.large}>
                      This week
                    </h2>
                    <ThisWeek />
                  </section>
                </ErrorPanel>
              </Part>
            </div>
          </div>
        </div>
      </Parts>
    </Page>
  );
};
