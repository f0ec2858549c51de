import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { useGreeting } from '#client/features/identity/greeting.ts';
import { QuickCheckIn } from '#client/features/mood/check-in/quick.tsx';
import { StartFocus } from '#client/features/pomodoro/start-focus.tsx';
import { NextTask } from '#client/features/routine/next-task.tsx';
import { TimedTask } from '#client/features/routine/timer/timed-task.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import styles from './today.module.css';

/**
 * "Today": the running timer, the next task, the one-tap check-in, the way to focus, and what comes to
 * this page later; nothing else.
 */
export const Today = () => {
  const { words, isGuest } = useGreeting();
  return (
    <Page title={words} name="Today">
      <div className={styles.frame}>
        <div className={styles.today}>
          <div className={styles.main}>
            <ErrorPanel>
              <TimedTask />
            </ErrorPanel>
            <ErrorPanel>
              <NextTask />
            </ErrorPanel>
            <ErrorPanel>
              <QuickCheckIn />
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
                <section className={styles.focus} aria-labelledby="focus">
                  <h2 id="focus" className={styles.heading}>
                    Focus
                  </h2>
                  <p className={styles.text}>A stretch of focus, then a break.</p>
                  <p>
                    <StartFocus label="Start focus" />
                  </p>
                </section>
              </ErrorPanel>
              <section className={styles.coming} aria-labelledby="coming">
                <h2 id="coming" className={styles.heading}>
                  Coming soon
                </h2>
                <dl className={styles.steps}>
                  <div className={styles.step}>
                    <dt className={styles.label}>This week</dt>
                    <dd className={styles.text}>A short check-in</dd>
                  </div>
                </dl>
              </section>
            </div>
          </Rest>
        </div>
      </div>
    </Page>
  );
};
