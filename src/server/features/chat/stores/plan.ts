import type { Kysely } from 'kysely';
import { type SafetyPlan, safetyPlan } from '#domain/chat/plan.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';

type Reader = Kysely<Schema>;

/** The safety plan; null where there is none. */
export const planOf = async (db: Reader, userId: UserId): Promise<SafetyPlan | null> => {
  const row = await db
    .selectFrom('chat_safety_plans')
    .select('plan')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : safetyPlan.parse(JSON.parse(row.plan));
};

/** Keeps the safety plan in the place of the one before. */
export const keepPlan = async (
  db: Reader,
  userId: UserId,
  plan: SafetyPlan,
  now: string,
): Promise<void> => {
  const row = { plan: JSON.stringify(plan), updated_at: now };
  await db
    .insertInto('chat_safety_plans')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};
