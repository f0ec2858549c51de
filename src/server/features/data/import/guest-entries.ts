import { type Kysely, sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { ChangedIn } from '#server/db/transaction.ts';
import type { UsageCounter } from '#server/db/usage/usage.ts';
import { readable, rowsOfPerson } from '#server/features/data/export/rows.ts';
import { takeRoom } from '#server/http/serve.ts';
import { addRows, type Batches } from './import-rows.ts';
import { IMPORTABLE_TABLES } from './importable-tables.ts';

interface GuestEntriesParts {
  readonly db: Kysely<Schema>;
  readonly usage: Pick<UsageCounter, 'take'>;
  /** Called in the same transaction that added entries. */
  readonly changedIn: ChangedIn;
}

/** Finds a guest's entries and transfers them to an account of the same person. */
export const guestEntries = ({ db, usage, changedIn }: GuestEntriesParts) => {
  const batchesOf = (guestId: UserId): Batches => {
    const rowsOf = rowsOfPerson(db, guestId);
    return async function* (table) {
      for await (const page of rowsOf(table)) yield page.map((row) => readable(table, row));
    };
  };

  return {
    has: async (guestId: UserId): Promise<boolean> => {
      for (const table of IMPORTABLE_TABLES) {
        // A row without topics is not an entry: it only shows that the guest closed the welcome questions.
        const entered = table === 'follows' ? sql`and topics is not null` : sql``;
        const { rows } = await sql`
          select 1 as one from ${sql.table(table)} where user_id = ${guestId} ${entered} limit 1
        `.execute(db);
        if (rows.length > 0) return true;
      }
      return false;
    },

    /**
     * Adds a guest's entries to those of a user in small steps. The user's existing rows do not change. After an
     * interruption, a second call completes the transfer. Throws a 413 when the entries would exceed the user's quota.
     */
    take: async (
      guestId: UserId,
      to: { readonly userId: UserId; readonly role: Role },
    ): Promise<void> => {
      await addRows({
        db,
        userId: to.userId,
        batchesOf: batchesOf(guestId),
        changedIn,
        takeRoom: (kind, bytes) => takeRoom(usage, to, kind, bytes),
      });
    },
  };
};
