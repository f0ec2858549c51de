import { Link } from 'wouter';
import { AfterLowMood } from '#client/app/parts/after-low-mood.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { AttentionTests } from '#client/features/attention/panel/attention-tests.tsx';
import { LogDistraction } from '#client/features/distraction/log-distraction.tsx';
import { MoodCalendar } from '#client/features/mood/calendar/calendar.tsx';
import { MoodCheckIn } from '#client/features/mood/check-in/check-in.tsx';
import { PomodoroLink } from '#client/features/pomodoro/pomodoro-link.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import styles from './focus-and-mood.module.css';

const CPT_PAGE: PagePath = '/features/focus-mood-tracker/cpt';

const LEAD =
  'Log how you feel and what distracts you, focus for a while, and look back on your days.';

/** Mood check-in and calendar, the distraction log, the focus timer and the attention tests. */
export const FocusAndMood = () => (
  <Page title="Focus & Mood Tracker" lead={LEAD}>
    <div className={styles.frame}>
      <div className={styles.panels}>
        <div className={styles.main}>
          <ErrorPanel>
            <MoodCheckIn afterLow={(close) => <AfterLowMood onClose={close} />} />
          </ErrorPanel>
        </div>
        <Rest>
          <div className={styles.rest}>
            <div className={styles.tools}>
              <ErrorPanel>
                <LogDistraction />
              </ErrorPanel>
              <ErrorPanel>
                <Card heading="Focus timer">
                  <p>Focus for a while, then take a break.</p>
                  <p>
                    <PomodoroLink>Open the Pomodoro Timer</PomodoroLink>
                  </p>
                </Card>
              </ErrorPanel>
            </div>
            <div className={styles.calendar}>
              <ErrorPanel>
                <LookGate>
                  <MoodCalendar />
                </LookGate>
              </ErrorPanel>
            </div>
            <div className={styles.tests}>
              <ErrorPanel>
                <LookGate>
                  <AttentionTests>
                    <p>The CPT shows letters one by one. You press X when an X follows an A.</p>
                    <p>
                      <Link to={CPT_PAGE} className={longLinkClass()}>
                        CPT Attention Test
                      </Link>
                    </p>
                  </AttentionTests>
                </LookGate>
              </ErrorPanel>
            </div>
          </div>
        </Rest>
      </div>
    </div>
  </Page>
);
