import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { DaySchedule, useIsDayKnown, useRoutinesOfToday } from '#client/app/parts/day-schedule.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { AfterLowMood } from '#client/app/parts/low-mood/after-low-mood.tsx';
import { useRoutineCards } from '#client/app/parts/routine-cards.tsx';
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
import { Announcer } from '#client/features/tasks/announcer.tsx';
import { NextTask } from '#client/features/tasks/next-task.tsx';
import { type EndedTimer, TimedTask } from '#client/features/tasks/timer/timed-task.tsx';
import { useTaskReminders } from '#client/features/tasks/use-task-reminders.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { UrgeCard } from '#client/features/urge/urge-card.tsx';
import { yearlessDayText } from '#client/lib/date-text.ts';
import { Part, Parts } from '#client/lib/one-at-a-time/parts.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';
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
  const [ended, setEnded] = useState<EndedTimer | null>(null);
  const hasRoutineToday = useRoutinesOfToday().length > 0;
  const today = useToday();
  const cards = useRoutineCards();
  /** The routine that is due when the page opens. Stored, so that nothing moves when another one becomes due. */
  const [offeredId, setOfferedId] = useState<string | null | undefined>();
  if (isDayKnown && offeredId === undefined) {
    setOfferedId(cards.find(({ isFirst }) => isFirst)?.key ?? null);
  }
  const offered = cards.find(({ key, isFirst }) => isFirst && key === offeredId);
  const isEmpty = useTasks().tasks.length === 0;
  // People who have already planned something skip the first questions.
  const hasRoutine = useRoutines().view.routines.length > 0;
  if (isDayKnown && isNew === true && isEmpty && !hasRoutine && !wasNew) setWasNew(true);
  const followsOcd = useFollow().follow?.topics?.includes('OCD') === true;
  const date = <span className={kit.soft}>{yearlessDayText(today)}</span>;
  const isReady = useDeferredValue(isDayKnown && isNew !== null);
  if (!isReady) {
    return (
      <Page title={words} name={texts.today} beside={date}>
        <Loading />
      </Page>
    );
  }
  const day = (
    <Part>
      <ErrorPanel>
        <DaySchedule isGlance offeredId={offered?.key ?? null} />
      </ErrorPanel>
    </Part>
  );
  const next =
    isReadyShown || (wasNew && isNew && isEmpty) ? null : (
      <Part>
        <ErrorPanel>
          <NextTask isMain={offered === undefined} hasRoutine={hasRoutineToday} ended={ended} />
        </ErrorPanel>
      </Part>
    );
  const checkIn = (
    <Part>
      <ErrorPanel>
        <QuickCheckIn
          afterLow={(onClose, isLowest) => <AfterLowMood onClose={onClose} isLowest={isLowest} />}
        />
      </ErrorPanel>
    </Part>
  );
  return (
    <Page title={words} name={texts.today} beside={date}>
      {wasNew ? (
        <ErrorPanel>
          {/* A separate boundary, so that the heading stays mounted and keeps the focus. */}
          <Suspense fallback={<div className={styles.welcome} />}>
            <Welcome onReady={setReadyShown} />
          </Suspense>
        </ErrorPanel>
      ) : null}
      {/* Outside of the cards, so that it also speaks while a card is hidden. */}
      <Announcer />
      <Parts thing="card">
        <div className={kit.container}>
          <div className={`${kit.stack} ${styles.today}`}>
            <div className={kit.stack5}>
              <Part>
                <ErrorPanel>
                  <TimedTask onEnd={setEnded} />
                </ErrorPanel>
              </Part>
              {offered === undefined ? null : <Part>{offered.content}</Part>}
              {next}
              {day}
              {checkIn}
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
                  <section className={kit.rowApart} aria-labelledby="focus">
                    <div className={`${kit.stack2} ${styles.words}`}>
                      <h2 id="focus" className={kit.large}>
                        {texts.focus}
                      </h2>
                      <p className={kit.soft}>{texts.focusAWhile}</p>
                    </div>
                    <StartFocus />
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
                      {texts.thisWeek}
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
