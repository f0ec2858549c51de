import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { useGreeting } from '#client/features/identity/greeting.ts';
import { QuickCheckIn } from '#client/features/mood/quick-check-in.tsx';
import { Page } from '#client/ui/page.tsx';
import type { PagePath } from '#contract/pages.ts';
import { ErrorPanel } from './error-panel.tsx';
import styles from './today.module.css';

const STEPS: readonly (readonly [to: PagePath, label: string, text: string])[] = [
  ['/features/routine-builder', 'Plan my day', 'Your tasks, in sizes that fit'],
  ['/features/focus-mood-tracker/pomodoro', 'Start focus', 'A stretch of focus, then a break'],
  ['/features/quiz', 'This week', 'A short check-in'],
];

/** "Today": the one-tap check-in first, and a few steps from there; nothing else. */
export const Today = () => {
  const { words, isGuest } = useGreeting();
  return (
    <Page title={words} documentTitle="Today">
      <div className={styles.frame}>
        <div className={styles.today}>
          <ErrorPanel>
            <QuickCheckIn />
          </ErrorPanel>
          <ul className={styles.steps}>
            {STEPS.map(([to, label, text]) => (
              <li key={to} className={styles.step}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
                <span className={styles.text}>{text}</span>
                <ArrowRight aria-hidden="true" size="1.2em" className={styles.arrow} />
              </li>
            ))}
          </ul>
          {isGuest ? (
            <p className={styles.guest}>
              You are here as a guest. <Link to="/settings">Make an account</Link> to keep what you
              enter and to log in on other devices.
            </p>
          ) : null}
        </div>
      </div>
    </Page>
  );
};
