import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { lazyPart } from '#client/app/parts/lazy-part.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { DaysInWords } from '#client/features/dashboard/days-in-words.tsx';
import { MoodWeek } from '#client/features/dashboard/mood-week.tsx';
import { WeeklyProgress } from '#client/features/dashboard/progress/weekly-progress.tsx';
import { TaskCompletion } from '#client/features/dashboard/task-completion.tsx';
import { TopTriggers } from '#client/features/dashboard/top-triggers.tsx';
import { MoodFace } from '#client/features/mood/face.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { DatedDistractions } from './dated-distractions.tsx';

const MoodCalendar = lazyPart(
  async () => (await import('#client/features/mood/calendar/calendar.tsx')).MoodCalendar,
);

// Its code is only fetched by those who have a score.
const ProgressChart = lazyPart(
  async () => (await import('#client/features/dashboard/progress/chart.tsx')).ProgressChart,
);

// Fetched while the page is drawn and its data is on the way, not after.
MoodCalendar.preload();

/** The overview over everything that was logged: four cards, each with its widgets. */
export const Dashboard = () => (
  <Page title="Your Dashboard" lead="An overview of your moods, routines, quizzes and triggers.">
    <LookGate>
      <div className={styles.frame}>
        <div className={styles.cards}>
          <DashboardCard heading="Focus & Mood">
            <ErrorPanel>
              <MoodWeek face={(mood) => <MoodFace mood={mood} />} />
            </ErrorPanel>
            <div className={styles.calendar}>
              <Suspended>
                <MoodCalendar />
              </Suspended>
            </div>
            <ErrorPanel>
              <DatedDistractions />
            </ErrorPanel>
          </DashboardCard>
          <Rest>
            <DashboardCard heading="Routine" caption="Track your daily habits and routines here.">
              <ErrorPanel>
                <DaysInWords />
              </ErrorPanel>
              <ErrorPanel>
                <TaskCompletion />
              </ErrorPanel>
            </DashboardCard>
            <DashboardCard heading="Quiz" caption="Take your quiz or view weekly results.">
              <ErrorPanel>
                <WeeklyProgress
                  chart={(stretches) => (
                    <Suspended>
                      <ProgressChart stretches={stretches} />
                    </Suspended>
                  )}
                />
              </ErrorPanel>
              <p>
                <Link to="/features/quiz" className={buttonClass('secondary')}>
                  Open the quizzes
                </Link>
              </p>
            </DashboardCard>
            <DashboardCard heading="Quiz" caption="Triggers.">
              <ErrorPanel>
                <TopTriggers />
              </ErrorPanel>
            </DashboardCard>
          </Rest>
        </div>
      </div>
    </LookGate>
  </Page>
);
