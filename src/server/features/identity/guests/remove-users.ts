import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';

/**
 * Number of accounts per batch. Batches are small, because each account is deleted with all its data, and other queries
 * must be able to run between two batches.
 */
const AT_ONCE = 50;

/** Deletes the accounts that `which` selects, with all their data, in batches. */
export const removeUsers = async (
  db: Kysely<Schema>,
  which: (
    from: ExpressionBuilder<Schema, 'users'>,
  ) => SelectQueryBuilder<Schema, never, { id: string }>,
): Promise<void> => {
  while (true) {
    const { numDeletedRows } = await db
      .deleteFrom('users')
      .where('id', 'in', (from) => which(from).limit(AT_ONCE))
      .executeTakeFirstOrThrow();
    if (numDeletedRows < AT_ONCE) return;
  }
};
