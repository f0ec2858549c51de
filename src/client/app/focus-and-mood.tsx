import { MoodCalendar } from '#client/features/mood/mood-calendar.tsx';
import { MoodCheckIn } from '#client/features/mood/mood-check-in.tsx';
import { Card } from '#client/ui/card.tsx';
import { Page } from '#client/ui/page.tsx';
import { ErrorPanel } from './error-panel.tsx';
import styles from './panels.module.css';
import { Rest } from './rest.tsx';

/** Mood check-in and calendar; the focus tools come to this page later. */
export const FocusAndMood = () => (
  <Page title="Focus & Mood Tracker" lead="Log how you feel, and look back on your days.">
    <div className={styles.panels}>
      <ErrorPanel>
        <MoodCheckIn />
      </ErrorPanel>
      <Rest>
        <div className={styles.column}>
          <ErrorPanel>
            <MoodCalendar />
          </ErrorPanel>
          <Card heading="Focus tools">
            <p>The focus timer, the attention tests and the distraction log are being built.</p>
          </Card>
        </div>
      </Rest>
    </div>
  </Page>
);
