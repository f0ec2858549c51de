import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { planChange, safetyPlanEndpoints } from '#contract/safety-plan.ts';
import {
  EMPTY_PLAN,
  keptPlan,
  type PlanChange,
  type SafetyPlan,
  withPlanChange,
} from '#domain/safety-plan/plan.ts';

/** The kind of the plan's changes in the outbox. It is stored, so it never changes. */
export const PLAN_CHANGE = 'safety-plan';

/**
 * The last plan received from the server. It is stored apart from the query cache, so that the crisis help never
 * waits for that.
 */
const planRecord = deviceValue<SafetyPlan>(
  'safety-plan',
  (kept) => keptPlan.safeParse(kept).data ?? null,
);

/** Stores the server's plan on this device, or removes it. */
export const keepPlan = (plan: SafetyPlan | null): void => {
  if (JSON.stringify(planRecord.get()) !== JSON.stringify(plan)) planRecord.set(plan);
};

/** The server's safety plan; also stored on this device for the crisis help. */
export const safetyPlanQuery = (userId: string) =>
  queryOptions({
    queryKey: ['safety-plan', userId],
    queryFn: async ({ signal }) => {
      const reply = await call(safetyPlanEndpoints.read, { params: { userId }, signal });
      keepPlan(reply.plan);
      return reply;
    },
  });

/** The last plan that this device received from the server; null for none. */
export const useKeptPlan = (): SafetyPlan | null => useDeviceValue(planRecord);

const changeIn = ({ kind, body }: OutboxItem): PlanChange | null =>
  kind === PLAN_CHANGE ? (planChange.safeParse(body).data ?? null) : null;

/** The plan on this device, including unsent changes; null when nothing was written. */
export const useLocalPlan = (): SafetyPlan | null => {
  const known = useKeptPlan();
  const { items, fresh } = useOutbox();
  const changes = [...items, ...fresh].flatMap((item) => changeIn(item) ?? []);
  return changes.reduce<SafetyPlan | null>(
    (plan, change) => withPlanChange(plan ?? EMPTY_PLAN, change),
    known,
  );
};
