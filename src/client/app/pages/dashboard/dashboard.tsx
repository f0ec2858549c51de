import { Link } from 'wouter';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Suspended } from '#client/app/parts/suspended.tsx';
import { DaysInWords } from '#client/features/dashboard/days-in-words.tsx';
import { MoodWeek } from '#client/features/dashboard/mood-week.tsx';
import { WeeklyProgress } from '#client/features/dashboard/progress/weekly-progress.tsx';
import { TaskCompletion } from '#client/features/dashboard/task-completion.tsx';
import { MoodFace } from '#client/features/mood/face.tsx';
import { LookGate } from '#client/lib/looks/look-gate.tsx';
import { Part, Parts } from '#client/lib/one-at-a-time/parts.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { DatedDistractions, DatedTriggers } from './dated-counts.tsx';

const MoodCalendar = lazyPart(
  async () => (await import('#client/features/mood/calendar/calendar.tsx')).MoodCalendar,
);

// Loaded only for people who have a score.
const ProgressChart = lazyPart(
  async () => (await import('#client/features/dashboard/progress/chart.tsx')).ProgressChart,
);

// Load the calendar while the page renders and fetches its data, rather than afterwards.
MoodCalendar.preload();

/** An overview of all logged data: four cards with widgets. */
export const Dashboard = () => (
  <Page title={texts.yourDashboard} lead={texts.aboutDashboard}>
    <LookGate>
      <Parts thing="card">
        <div className={kit.container}>
          <div className={`${kit.stack5} ${styles.cards}`}>
            <DashboardCard heading={texts.focusAndMoodCard}>
              <Part>
                <ErrorPanel>
                  <MoodWeek face={(mood) => <MoodFace mood={mood} />} />
                </ErrorPanel>
              </Part>
              <Part>
                <div className={styles.calendar}>
                  <Suspended>
                    <MoodCalendar />
                  </Suspended>
                </div>
              </Part>
              <Part>
                <ErrorPanel>
                  <DatedDistractions />
                </ErrorPanel>
              </Part>
            </DashboardCard>

            <DashboardCard heading={texts.routine} caption={texts.trackHabits}>
              <Part>
                <ErrorPanel>
                  <DaysInWords />
                </ErrorPanel>
              </Part>
              <Part>
                <ErrorPanel>
                  <TaskCompletion />
                </ErrorPanel>
              </Part>
            </DashboardCard>
            <DashboardCard heading={texts.quiz} about={texts.results} caption={texts.takeQuiz}>
              <Part>
                <ErrorPanel>
                  <WeeklyProgress
                    chart={(progress) => (
                      <Suspended>
                        <ProgressChart progress={progress} />
                      </Suspended>
                    )}
                  />
                </ErrorPanel>
              </Part>
              <p>
                <Link to="/features/quiz" className={buttonClass('secondary')}>
                  {texts.openQuizzes}
                </Link>
              </p>
            </DashboardCard>
            <DashboardCard
              heading={texts.quiz}
              about={texts.whatCameUp}
              caption={texts.triggers}
              more={texts.whereTriggersAreFrom}
            >
              <Part>
                <ErrorPanel>
                  <DatedTriggers />
                </ErrorPanel>
              </Part>
            </DashboardCard>
          </div>
        </div>
      </Parts>
    </LookGate>
  </Page>
);
