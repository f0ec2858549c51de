import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { safetyPlanEndpoints } from '#contract/safety-plan.ts';
import {
  EMPTY_PLAN,
  type PlanChange,
  type SafetyPlan,
  withPlanChange,
} from '#domain/safety-plan/plan.ts';
import { isPlanChange, readPlan } from '#domain/safety-plan/plan-guards.ts';

/** The kind of outbox entry that changes the safety plan. It is stored on devices, so it must never change. */
export const PLAN_CHANGE = 'safety-plan';

/**
 * The last plan received from the server. It is stored separately from the query cache, so that the crisis help never
 * waits for the cache.
 */
const planRecord = deviceValue('safety-plan', readPlan);

/** Stores the server's plan on this device; null removes it. */
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
  kind === PLAN_CHANGE && isPlanChange(body) ? body : null;

/** The plan on this device, including unsent changes; null if there is none. */
export const useLocalPlan = (): SafetyPlan | null => {
  const known = useKeptPlan();
  const { items, fresh } = useOutbox();
  const changes = [...items, ...fresh].flatMap((item) => changeIn(item) ?? []);
  return changes.reduce<SafetyPlan | null>(
    (plan, change) => withPlanChange(plan ?? EMPTY_PLAN, change),
    known,
  );
};
