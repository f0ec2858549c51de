import { call } from '#client/lib/api/call.ts';
import { unlessGone } from '#client/lib/api/gone.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { type Goal, goalEndpoints } from '#contract/goals.ts';
import type { BodyOf, GoalChange } from './goal-changes.ts';
import { dropGoal, putGoal, refreshGoals } from './goal-queries.ts';

const RefusedGoal = lazyPart(
  async () => (await import('#client/features/goals/editor/refused-goal.tsx')).RefusedGoal,
);

/** New goals, and changes of those that are there. A refused one is corrected in its form. */
export const saveHandler: OutboxHandler<BodyOf<'goal-save'>, Goal> = {
  name: 'goal-save',
  label: 'Goal',
  describe: ({ plan }) => plan.words,
  said: ({ plan: { words, why, ifThen, steps }, levels }) => [
    words,
    why ?? '',
    ifThen?.when ?? '',
    ifThen?.act ?? '',
    ...steps.map((step) => step.words),
    ...levels,
  ],
  send: ({ userId, body: { goalId, from, plan, levels, zone } }) =>
    call(goalEndpoints.save, { body: { userId, id: goalId, from, plan, levels, zone } }),
  received: putGoal,
  refused: refreshGoals,
  edit: (props) => <RefusedGoal {...props} />,
};

/** A change that leaves nothing to correct when it is refused: the page shows the goals without it at once. */
const changeHandler = <Name extends GoalChange['kind'], Reply>(
  name: Name,
  handler: Pick<
    OutboxHandler<BodyOf<Name>, Reply>,
    'label' | 'describe' | 'said' | 'send' | 'received'
  >,
): OutboxHandler<BodyOf<Name>, Reply> => ({
  ...handler,
  name,
  whenRefused: 'tell',
  refused: refreshGoals,
});

/** Goals that were begun, set aside, reached or taken up again. */
export const statusHandler = changeHandler<'goal-status', Goal>('goal-status', {
  label: 'Goal',
  describe: ({ name }) => name,
  send: ({ body: { goalId, status, date } }) =>
    call(goalEndpoints.status, { body: { goalId, status, date } }),
  received: putGoal,
});

/** Steps that were done, or opened again. */
export const stepHandler = changeHandler<'goal-step', Goal>('goal-step', {
  label: 'Step of a goal',
  describe: ({ name }) => name,
  send: ({ body: { goalId, stepId, doneOn } }) =>
    call(goalEndpoints.step, { body: { goalId, stepId, doneOn } }),
  received: putGoal,
});

/** How far goals are reached. */
export const rateHandler = changeHandler<'goal-rate', Goal>('goal-rate', {
  label: 'Rating of a goal',
  describe: ({ name }) => name,
  said: ({ note }) => [note],
  send: ({ userId, body: { ratingId, goalId, version, level, date, note } }) =>
    call(goalEndpoints.rate, {
      body: { userId, id: ratingId, goalId, version, level, date, note },
    }),
  received: putGoal,
});

/** Goals that were deleted. One that is not there any more is deleted. */
export const removeHandler = changeHandler<'goal-remove', string>('goal-remove', {
  label: 'Deleted goal',
  describe: ({ name }) => name,
  send: async ({ body: { goalId } }) => {
    await unlessGone(call(goalEndpoints.remove, { body: { goalId } }));
    return goalId;
  },
  received: dropGoal,
});

/** How everything about goals is sent. */
export const goalHandlers: readonly OutboxHandler[] = [
  saveHandler,
  statusHandler,
  stepHandler,
  rateHandler,
  removeHandler,
];
