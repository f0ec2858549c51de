import { call } from '#client/lib/api/call.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { keepPlan, PLAN_CHANGE, safetyPlanQuery } from '#client/lib/safety-plan/plan-here.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { safetyPlanEndpoints } from '#contract/safety-plan.ts';
import type { PlanChange, SafetyPlan, SomeParts } from '#domain/safety-plan/plan.ts';
import { SECTIONS, sectionTitle } from '#domain/safety-plan/sections.ts';
import { texts } from '#texts/safety-plan.js';

const RefusedChange = lazyPart(async () => (await import('./refused-change.tsx')).RefusedChange);

/** The texts that a change adds to a plan. */
const writtenIn = ({ before, after }: PlanChange): readonly string[] => {
  const wordsOf = ({ people = [], ...parts }: SomeParts): readonly string[] => [
    ...Object.values(parts).flatMap((words) => words ?? []),
    ...people.map(({ words }) => words),
  ];
  const known = new Set(wordsOf(before));
  return wordsOf(after).filter((words) => !known.has(words));
};

/** The outbox handler of changes to the safety plan. */
export const planHandler: OutboxHandler<PlanChange, { readonly plan: SafetyPlan }> = {
  name: PLAN_CHANGE,
  label: texts.safetyPlan,
  describe: ({ after }) =>
    SECTIONS.filter(({ parts }) => parts.some((part) => after[part] !== undefined))
      .map(sectionTitle)
      .join(', '),
  said: writtenIn,
  send: ({ userId, body }) => call(safetyPlanEndpoints.change, { params: { userId }, body }),
  received: (client, userId, reply) => {
    const { queryKey } = safetyPlanQuery(userId);
    // A fetch that started before this change would restore the old plan.
    void client.cancelQueries({ queryKey }, { revert: false });
    keepPlan(reply.plan);
    client.setQueryData(queryKey, reply);
    void client.invalidateQueries({ queryKey });
  },
  refused: (client, userId) => {
    void client.invalidateQueries({ queryKey: safetyPlanQuery(userId).queryKey });
  },
  edit: (props) => <RefusedChange {...props} />,
};
