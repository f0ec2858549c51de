import { fits } from '#client/lib/api/outline.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { collection } from '#client/sync/changes/collection.ts';
import { goalChanges, goalEndpoints } from '#contract/goals.ts';
import { texts } from '#texts/goals.js';
import { dropGoal, goalsKey, putGoal } from './goal-queries.ts';

const RefusedGoal = lazyPart(
  async () => (await import('#client/features/goals/editor/refused-goal.tsx')).RefusedGoal,
);

const named = { describe: ({ name }: { readonly name: string }) => name };

/** The person's changes to their goals. A goal that the server refused is corrected in the goal form. */
export const goalCollection = collection({
  label: texts.goal,
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
    },
    'goal-status': named,
    'goal-step': { ...named, label: texts.stepOfAGoal },
    'goal-rate': { ...named, label: texts.ratingOfAGoal, said: ({ note }) => [note] },
    'goal-remove': { ...named, label: texts.deletedGoal },
  },
  received: (client, userId, { kind, body }, reply) => {
    if (kind === 'goal-remove') dropGoal(client, userId, body.goalId);
    else if (fits(goalEndpoints.save, reply)) putGoal(client, userId, reply);
  },
  keys: (userId) => [goalsKey(userId)],
});
