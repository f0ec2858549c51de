import { Link } from 'wouter';
import { AfterLowMood } from '#client/app/parts/after-low-mood.tsx';
import { DaySchedule, useIsDayKnown } from '#client/app/parts/day-schedule.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { RemindersOfToday } from '#client/app/parts/reminders.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { HomeworkToday } from '#client/features/care/person/homework-today.tsx';
import { GoalStep } from '#client/features/goals/goal-step.tsx';
import { useGreeting } from '#client/features/identity/greeting.ts';
import { QuickCheckIn } from '#client/features/mood/check-in/quick.tsx';
import { StartFocus } from '#client/features/pomodoro/start-focus.tsx';
import { ThisWeek } from '#client/features/quiz/this-week.tsx';
import { NextTask } from '#client/features/tasks/next-task.tsx';
import { TimedTask } from '#client/features/tasks/timer/timed-task.tsx';
import { UrgeCard } from '#client/features/urge/urge-card.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import styles from './today.module.css';

/**
 * "Today": the running timer, the next task, the one-tap check-in, focus, a step of a goal, and what is due
 * this week; nothing else.
 */
export const Today = () => {
  const { words, isGuest } = useGreeting();
  const isDayKnown = useIsDayKnown();
  if (!isDayKnown) {
    return (
      <Page title={words} name="Today">
        <Loading />
      </Page>
    );
  }
  return (
    <Page title={words} name="Today">
      <div className={styles.frame}>
        <div className={styles.today}>
          <div className={styles.main}>
            <ErrorPanel>
              <TimedTask />
            </ErrorPanel>
            <ErrorPanel>
              <DaySchedule isGlance />
            </ErrorPanel>
            <ErrorPanel>
              <NextTask />
            </ErrorPanel>
            <ErrorPanel>
              <QuickCheckIn afterLow={(close) => <AfterLowMood onClose={close} />} />
            </ErrorPanel>
          </div>
          <Rest>
            <div className={styles.side}>
              {isGuest ? (
                <p className={styles.guest}>
                  You are here as a guest. <Link to="/settings#account">Make an account</Link> to
                  keep what you enter and to log in on other devices.
                </p>
              ) : null}
              <ErrorPanel>
                <RemindersOfToday />
              </ErrorPanel>
              <ErrorPanel>
                <section className={styles.focus} aria-labelledby="focus">
                  <h2 id="focus" className={styles.heading}>
                    Focus
                  </h2>
                  <p className={styles.text}>Focus for a while, then take a break.</p>
                  <p>
                    <StartFocus />
                  </p>
                </section>
              </ErrorPanel>
              <ErrorPanel>
                <UrgeCard />
              </ErrorPanel>
              <ErrorPanel>
                <HomeworkToday />
              </ErrorPanel>
              <ErrorPanel>
                <GoalStep />
              </ErrorPanel>
              <ErrorPanel>
                <section className={styles.week} aria-labelledby="week">
                  <h2 id="week" className={styles.heading}>
                    This week
                  </h2>
                  <ThisWeek />
                </section>
              </ErrorPanel>
            </div>
          </Rest>
        </div>
      </div>
    </Page>
  );
};
