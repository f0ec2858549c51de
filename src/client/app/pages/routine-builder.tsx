import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Routine } from '#client/features/routine/routine.tsx';
import { TimedTask } from '#client/features/routine/timer/timed-task.tsx';
import { Page } from '#client/ui/layout/page.tsx';

const HINT =
  'Missed a task? Try a lighter fallback. You can always regenerate tasks if your mood or focus changes.';

/** The routine builder: the running timer of a task, and the tasks. */
export const RoutineBuilder = () => (
  <Page title="Daily Routine Builder" lead={HINT}>
    <ErrorPanel>
      <TimedTask />
    </ErrorPanel>
    <ErrorPanel>
      <Routine />
    </ErrorPanel>
  </Page>
);
