import { fits } from '#client/lib/api/call.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { collection } from '#client/sync/changes/collection.ts';
import type { Outgoing } from '#client/sync/outbox/entry-handler.ts';
import { goalChanges, goalEndpoints } from '#contract/goals.ts';
import { dropGoal, putGoal, refreshGoals } from './goal-queries.ts';

const RefusedGoal = lazyPart(
  async () => (await import('#client/features/goals/editor/refused-goal.tsx')).RefusedGoal,
);

/** The name is not sent; it is only for messages on the device. */
const named = {
  describe: ({ name }: { readonly name: string }) => name,
  sent: ({ userId, body: { name: _, ...body } }: Outgoing<{ readonly name: string }>) => ({
    userId,
    ...body,
  }),
};

/** The person's changes to their goals. A refused goal is corrected in its form. */
export const goalCollection = collection({
  label: 'Goal',
  changes: goalChanges,
  endpoints: goalEndpoints,
  particulars: {
    'goal-save': {
      describe: ({ plan }) => plan.words,
      said: ({ plan: { words, why, ifThen, steps }, levels }) => [
        words,
        why ?? '',
        ifThen?.when ?? '',
        ifThen?.act ?? '',
        ...steps.map((step) => step.words),
        ...levels,
      ],
      whenRefused: 'correct',
      edit: (props) => <RefusedGoal {...props} />,
      sent: ({ userId, body: { goalId, ...saved } }) => ({ userId, id: goalId, ...saved }),
    },
    'goal-status': named,
    'goal-step': { ...named, label: 'Step of a goal' },
    'goal-rate': {
      ...named,
      label: 'Rating of a goal',
      said: ({ note }) => [note],
      sent: ({ userId, body: { ratingId, name: _, ...rating } }) => ({
        userId,
        id: ratingId,
        ...rating,
      }),
    },
    'goal-remove': { ...named, label: 'Deleted goal' },
  },
  received: (client, userId, { kind, body }, reply) => {
    if (kind === 'goal-remove') dropGoal(client, userId, body.goalId);
    else if (fits(goalEndpoints.save, reply)) putGoal(client, userId, reply);
  },
  refresh: refreshGoals,
});
