import { useQuery } from '@tanstack/react-query';
import { allGoals } from '#client/features/goals/changes/goal-queries.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import type { EditProps } from '#client/sync/outbox/entry-handler.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { GoalBody } from '#contract/goals.ts';
import { GoalEditor } from './goal-editor.tsx';

/** The form to correct a goal that the server refused. Saving again replaces the server's version. */
export const RefusedGoal = ({
  body,
  reason,
  onSave,
  onCancel,
}: EditProps<GoalBody<'goal-save'>>) => {
  const today = useToday();
  const { data } = useQuery(allGoals(useUserId()));
  const known = data?.find(({ id }) => id === body.goalId);
  return (
    <>
      <Notice tone="problem">{reason.issues[0]?.message ?? reason.message}</Notice>
      <GoalEditor
        today={today}
        things={[]}
        start={{
          id: body.goalId,
          plan: body.plan,
          levels: body.levels,
          revision: body.from,
          isRated: (known?.ratings.length ?? 0) > 0,
        }}
        onSave={async (saved) => {
          onSave({ ...body, ...saved, from: known?.revision ?? 0 });
          return { state: 'sent' };
        }}
        onClose={onCancel}
      />
    </>
  );
};
