import { Link } from 'wouter';
import { DaySchedule } from '#client/app/parts/day-schedule.tsx';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Routines } from '#client/features/routines/routines.tsx';
import { useWishes } from '#client/features/tasks/generate/wishes.ts';
import { Tasks } from '#client/features/tasks/tasks.tsx';
import { TimedTask } from '#client/features/tasks/timer/timed-task.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { longLinkClass } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';

const HINT =
  'Missed a task? Try a lighter fallback. You can always regenerate tasks if your mood or focus changes.';

/** The routine builder: the running timer of a task, the day as a picture, the routines, the way to the goals, and the tasks. */
export const RoutineBuilder = () => {
  const { wishes } = useWishes(useToday());
  return (
    <Page title="Daily Routine Builder" lead={HINT}>
      <ErrorPanel>
        <TimedTask />
      </ErrorPanel>
      <ErrorPanel>
        <DaySchedule />
      </ErrorPanel>
      <ErrorPanel>
        <Routines energy={wishes.energy} />
      </ErrorPanel>
      <p>
        <Link to="/features/goals" className={longLinkClass()}>
          Goals
        </Link>
      </p>
      <ErrorPanel>
        <Tasks />
      </ErrorPanel>
    </Page>
  );
};
