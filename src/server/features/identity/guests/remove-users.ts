import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';

/** With everything in them these take long enough; others get their turn in between. */
const AT_ONCE = 50;

/** Deletes the accounts that `which` selects, with everything in them, a few at a time. */
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
