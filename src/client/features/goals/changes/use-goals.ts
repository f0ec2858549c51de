import { useQuery } from '@tanstack/react-query';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useSession } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { newId } from '#client/platform/new-id.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goals/goal.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type BodyOf, readChange } from './goal-changes.ts';
import { allGoals } from './goal-queries.ts';
import { withChanges } from './goal-view.ts';
import {
  rateHandler,
  removeHandler,
  saveHandler,
  statusHandler,
  stepHandler,
} from './handlers.tsx';

/** The signed-in person's goals with all that they did to them, sent or not, and what they can do. */
export const useGoals = () => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const today = useToday();
  const query = useQuery(allGoals(userId));
  const { items, fresh, notices, send, discard } = useOutbox();
  const waiting = [...items, ...fresh].filter(({ refused }) => refused === null);
  const changes = waiting.flatMap((item) => readChange(item) ?? []);
  const goals = withChanges(query.data ?? [], changes, { userId, today });
  const refused = notices.flatMap((item) => {
    const change = readChange(item);
    return change === null || item.refused === null
      ? []
      : [{ id: item.id, message: item.refused.issues[0]?.message ?? item.refused.message }];
  });

  const about = ({ id, plan }: Goal) => ({ goalId: id, name: plan.words });
  return {
    query,
    today,
    goals,
    refused,
    discard,
    save: (saved: Omit<BodyOf<'goal-save'>, 'zone'>) =>
      send(saveHandler, { ...saved, zone: deviceZone() }),
    setStatus: (goal: Goal, status: GoalStatus) =>
      send(statusHandler, { ...about(goal), status, date: today }),
    markStep: (goal: Goal, stepId: string, doneOn: LocalDate | null) =>
      send(stepHandler, { ...about(goal), stepId, doneOn }),
    rate: (goal: Goal, rating: Pick<BodyOf<'goal-rate'>, 'level' | 'date' | 'note'>) =>
      send(rateHandler, {
        ...about(goal),
        ratingId: newId(),
        version: goal.versions.at(-1)?.version ?? 1,
        ...rating,
      }),
    remove: (goal: Goal) => send(removeHandler, about(goal)),
  };
};

/** What `useGoals` gives. */
export type Goals = ReturnType<typeof useGoals>;
