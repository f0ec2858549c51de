import { type Kysely, sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { ChangedIn } from '#server/db/transaction.ts';
import type { UsageCounter } from '#server/db/usage/usage.ts';
import { readable, rowsOfPerson } from '#server/features/data/export/rows.ts';
import { takeRoom } from '#server/http/serve.ts';
import { addRows, type Batches } from './bring-back.ts';
import { BROUGHT_BACK } from './brought-back.ts';

interface GuestEntriesParts {
  readonly db: Kysely<Schema>;
  readonly usage: Pick<UsageCounter, 'take'>;
  /** Told, within its transaction, that entries were added. */
  readonly changedIn: ChangedIn;
}

/** What guests entered, and how it comes to the account of somebody who was one. */
export const guestEntries = ({ db, usage, changedIn }: GuestEntriesParts) => {
  const batchesOf = (guestId: UserId): Batches => {
    const rowsOf = rowsOfPerson(db, guestId);
    return async function* (table) {
      for await (const page of rowsOf(table)) yield page.map((row) => readable(table, row));
    };
  };

  return {
    has: async (guestId: UserId): Promise<boolean> => {
      for (const table of BROUGHT_BACK) {
        // Whoever only closed the first questions entered nothing.
        const entered = table === 'follows' ? sql`and topics is not null` : sql``;
        const { rows } = await sql`
          select 1 as one from ${sql.table(table)} where user_id = ${guestId} ${entered} limit 1
        `.execute(db);
        if (rows.length > 0) return true;
      }
      return false;
    },

    /**
     * Adds what a guest entered to the entries of a person, in small steps, and changes nothing that is there. When it
     * breaks off, the same call again does the rest. Throws 413 where the person has no room for it.
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
