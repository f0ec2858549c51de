import type { Kysely } from 'kysely';
import {
  EMPTY_PLAN,
  MAX_STORED_ENTRIES,
  PLAN_PARTS,
  type PlanChange,
  type SafetyPlan,
  withPlanChange,
} from '#domain/safety-plan/plan.ts';
import { keptPlan } from '#domain/safety-plan/stored-plan.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/safety-plan.js';

// The table once belonged to the chat. Its name remains because existing exports and backups use it.
const plans = ownRows('chat_safety_plans');

/** Reads and writes a person's safety plan. */
export const safetyPlanStore = (db: Kysely<Schema>) => {
  const planIn = async (reader: Kysely<Schema>, userId: UserId): Promise<SafetyPlan | null> => {
    const kept = await plans.get(reader, userId);
    return kept === undefined ? null : keptPlan.parse(kept.plan);
  };

  return {
    /** The plan. Null when the person has none. */
    plan: (userId: UserId): Promise<SafetyPlan | null> => planIn(db, userId),

    /** Applies a change to the plan, saves the plan and returns it. Throws a 409 if a part becomes too long. */
    change: (userId: UserId, change: PlanChange, now: string): Promise<SafetyPlan> =>
      inTransaction(db, userId, async (tx) => {
        const plan = withPlanChange((await planIn(tx, userId)) ?? EMPTY_PLAN, change);
        if (PLAN_PARTS.some((part) => plan[part].length > MAX_STORED_ENTRIES)) {
          throw new HttpError('conflict', texts.tooLongTogether);
        }
        await plans.put(tx, userId, { plan }, now);
        return plan;
      }),
  };
};
