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
  /** Called within the transaction that added entries. */
  readonly changedIn: ChangedIn;
}

/** A guest's entries, and their transfer to the account of the same user. */
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
        // A guest who only closed the first questions has entered nothing.
        const entered = table === 'follows' ? sql`and topics is not null` : sql``;
        const { rows } = await sql`
          select 1 as one from ${sql.table(table)} where user_id = ${guestId} ${entered} limit 1
        `.execute(db);
        if (rows.length > 0) return true;
      }
      return false;
    },

    /**
     * Adds a guest's entries to those of a user, in small steps; existing rows stay unchanged. After an interruption,
     * calling it again completes the job. Throws a 413 when the user has no room for them.
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
