import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { newId } from '#client/platform/new-id.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import type { Goal, GoalBody } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goals/goal.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { allGoals } from './goal-queries.ts';
import { withChanges } from './goal-view.ts';
import { goalCollection } from './handlers.tsx';

/** The signed-in person's goals, including unsent changes, with the actions on them. */
export const useGoals = () => {
  const userId = useUserId();
  const today = useToday();
  const query = useQuery(allGoals(userId));
  const { waiting, refused, discard, change } = useChanges(goalCollection);
  const goals = withChanges(query.data ?? [], waiting, { userId, today });

  const about = ({ id, plan }: Goal) => ({ goalId: id, name: plan.words });
  return {
    query,
    today,
    goals,
    refused,
    discard,
    save: (saved: Omit<GoalBody<'goal-save'>, 'zone'>) =>
      change('goal-save', { ...saved, zone: deviceZone() }),
    setStatus: (goal: Goal, status: GoalStatus) =>
      change('goal-status', { ...about(goal), status, date: today }),
    markStep: (goal: Goal, stepId: string, doneOn: LocalDate | null) =>
      change('goal-step', { ...about(goal), stepId, doneOn }),
    rate: (goal: Goal, rating: Pick<GoalBody<'goal-rate'>, 'level' | 'date' | 'note'>) =>
      change('goal-rate', {
        ...about(goal),
        ratingId: newId(),
        version: goal.versions.at(-1)?.version ?? 1,
        ...rating,
      }),
    remove: (goal: Goal) => change('goal-remove', about(goal)),
  };
};

/** The result of `useGoals`. */
export type Goals = ReturnType<typeof useGoals>;
