import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { AfterLowMood } from '#client/app/parts/low-mood/after-low-mood.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { AttentionTests } from '#client/features/attention/panel/attention-tests.tsx';
import { LogDistraction } from '#client/features/distraction/log-distraction.tsx';
import { useFollow } from '#client/features/follow/follow-changes.ts';
import { MoodCalendar } from '#client/features/mood/calendar/calendar.tsx';
import { MoodButtons } from '#client/features/mood/changes/mood-buttons.tsx';
import { MoodCheckIn } from '#client/features/mood/check-in/check-in.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';
import styles from './focus-and-mood.module.css';
import { PartLinks, TESTS_PART } from './part-links.tsx';

/** Mood check-in and calendar, the distraction log, and a short version of the attention tests. */
export const FocusAndMood = () => {
  const topics = useFollow().follow?.topics ?? [];
  return (
    <Page title={texts.focusAndMood} above={<PartLinks />}>
      <div className={kit.container}>
        <div className={styles.panels}>
          <div className={styles.main}>
            <ErrorPanel>
              <MoodCheckIn
                topics={topics}
                afterLow={(onClose, isLowest) => (
                  <AfterLowMood onClose={onClose} isLowest={isLowest} />
                )}
              />
            </ErrorPanel>
          </div>
          <Rest>
            <div className={styles.rest}>
              <div className={styles.calendar}>
                <ErrorPanel>
                  <LookGate>
                    <MoodCalendar actions={(log, tell) => <MoodButtons log={log} tell={tell} />} />
                  </LookGate>
                </ErrorPanel>
              </div>
              <div className={styles.distractions}>
                <ErrorPanel>
                  <LogDistraction />
                </ErrorPanel>
              </div>
              <div className={styles.tests}>
                <ErrorPanel>
                  <LookGate isSilent>
                    <AttentionTests isShort>
                      <p>
                        <Link to={TESTS_PART} className={longLinkClass()}>
                          {texts.allTests}
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
};
