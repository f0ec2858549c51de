import { safetyPlanEndpoints } from '#contract/safety-plan.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { safetyPlanStore } from './safety-plan-store.ts';

/** Endpoints for a person's safety plan. */
export const safetyPlanFeature = ({ serve, database }: FeatureParts): void => {
  const plans = safetyPlanStore(database.db);

  serve(safetyPlanEndpoints.read, async ({ subject }) => ({ plan: await plans.plan(subject) }));

  serve(safetyPlanEndpoints.change, async ({ subject, body, at }) => ({
    plan: await plans.change(subject, body, at),
  }));
};
