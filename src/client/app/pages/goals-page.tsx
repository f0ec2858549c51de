import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { GoalsPage as Goals } from '#client/features/goals/goals.tsx';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { laddersQuery } from '#client/lib/ladders/query.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import { texts } from '#texts/pages.js';

/** Everything that can be linked to a goal: the person's routines, ladders, and open tasks for today or later. */
const useThings = () => {
  const { view } = useRoutines();
  const { tasks, today, userId } = useTasks();
  const { data: ladders = [] } = useQuery(laddersQuery(userId));
  return [
    ...view.routines.map(({ id, plan }) => ({ kind: 'routine' as const, id, name: plan.name })),
    ...tasks
      .filter(({ completed, date }) => !completed && date >= today)
      .map(({ _id, title }) => ({ kind: 'task' as const, id: _id, name: title })),
    ...ladders.map(({ id, fear }) => ({ kind: 'ladder' as const, id, name: fear })),
  ];
};

/** The page with the person's goals. */
export const GoalsPage = () => {
  const things = useThings();
  return (
    <Page
      title={texts.goals}
      lead={texts.aboutGoals}
      above={<BackLink to="/features/routine-builder">{texts.routineBuilder}</BackLink>}
    >
      <ErrorPanel>
        <Goals things={things} />
      </ErrorPanel>
    </Page>
  );
};
