import type { Kysely } from 'kysely';
import type { dataEndpoints } from '#contract/data.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { UsageKind } from '#server/db/schema/usage.ts';
import { DICTIONARY, type ExportedTable } from '#server/db/tables/tables.ts';
import { type ChangedIn, inTransaction, type Tx } from '#server/db/transaction.ts';
import { KIND_OF_TABLE } from '#server/db/usage/quotas.ts';
import { isForeignKeyViolation } from '#server/db/violations.ts';
import { HttpError } from '#server/errors.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';
import { BROUGHT_BACK, LEFT_OUT } from './brought-back.ts';
import { recountAll, recountDays } from './counts.ts';
import { placeMessages, reorderMessages } from './messages.ts';
import type { ReadableFile } from './read-file.ts';
import { insertRows, newRows } from './row-writes.ts';

type Told = ReplyOf<typeof dataEndpoints.bringBack>;

/** The rows of a table to add, in batches of the size that is written at a time. */
export type Batches = ReadableFile['batchesOf'];

/** Processes a batch of rows; returns how many of them are new. */
type DoBatch = (table: ExportedTable, rows: readonly StoredRow[]) => Promise<number>;

/** The number of new rows per table. */
type Added = ReadonlyMap<ExportedTable, number>;

const eachTable = async (batchesOf: Batches, doBatch: DoBatch): Promise<Added> => {
  const added = new Map<ExportedTable, number>();
  for (const table of BROUGHT_BACK) {
    for await (const rows of batchesOf(table)) {
      if (rows.length === 0) continue;
      added.set(table, (added.get(table) ?? 0) + (await doBatch(table, rows)));
    }
  }
  return added;
};

const told = (file: ReadableFile, added: Added): Told => {
  const inFile = BROUGHT_BACK.filter((table) => file.countOf(table) > 0);
  const leftOut = LEFT_OUT.filter((table) => file.countOf(table) > 0);
  return {
    tables: inFile.map((table) => ({
      table,
      about: DICTIONARY[table].about,
      inFile: file.countOf(table),
      added: added.get(table) ?? 0,
    })),
    leftOut: leftOut.map((table) => DICTIONARY[table].about),
  };
};

/** What would be new in a file, without changing anything. */
export const previewOf = async (
  db: Kysely<Schema>,
  userId: UserId,
  file: ReadableFile,
): Promise<Told> =>
  told(
    file,
    await eachTable(
      file.batchesOf,
      async (table, rows) => (await newRows(db, userId, table, rows)).length,
    ),
  );

/** One step of an import. Throws a 409 when a row that an entry belongs to was deleted meanwhile. */
const step: typeof inTransaction = async (db, userId, work) => {
  try {
    return await inTransaction(db, userId, work);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new HttpError('conflict', 'Something was deleted meanwhile. Bring the file back again.');
  }
};

/** Lets routine days be generated again after the day up to which the file contains them. */
const turnClockBack = (tx: Tx, userId: UserId, madeUntil: LocalDate) =>
  tx
    .updateTable('routine_clocks')
    .set({ made_until: madeUntil })
    .where('user_id', '=', userId)
    .where('made_until', '>', madeUntil)
    .execute();

/** The rows to add, and their owner. */
interface AddRows {
  readonly db: Kysely<Schema>;
  readonly userId: UserId;
  readonly batchesOf: Batches;
  /** Called within the transaction that added entries. */
  readonly changedIn: ChangedIn;
  /** Counts bytes of a kind; throws when there is no room for them. */
  readonly takeRoom: (kind: UsageKind, bytes: number) => Promise<void>;
}

const KINDS: Readonly<Partial<Record<ExportedTable, UsageKind>>> = KIND_OF_TABLE;

/**
 * Adds rows to a user's entries, in small steps between which others can write. Existing rows stay unchanged. After an
 * interruption, calling it again with the same rows completes the job. Throws what `takeRoom` throws.
 */
export const addRows = async ({
  db,
  userId,
  batchesOf,
  changedIn,
  takeRoom,
}: AddRows): Promise<Added> => {
  let [areMessagesMoved, areRoutinesAdded] = [false, false];
  let madeUntil: LocalDate | null = null;
  const addNew: DoBatch = async (table, rows) => {
    if (table === 'routine_clocks') madeUntil = localDate.parse(rows[0]?.made_until);
    const missing = await newRows(db, userId, table, rows);
    if (missing.length === 0) return 0;
    const bytes = Buffer.byteLength(JSON.stringify(missing));
    await takeRoom(KINDS[table] ?? 'entries', bytes);
    return step(db, userId, async (tx) => {
      let fresh = await newRows(tx, userId, table, missing);
      if (fresh.length === 0) return 0;
      if (table === 'chat_messages') {
        const placed = await placeMessages(tx, userId, fresh);
        areMessagesMoved ||= placed.areMoved;
        fresh = placed.rows;
      }
      const kept = await insertRows(tx, userId, table, fresh);
      areRoutinesAdded ||= table === 'routine_versions' && kept > 0;
      await recountDays(tx, userId, table, fresh);
      return kept;
    });
  };
  try {
    return await eachTable(batchesOf, addNew);
  } finally {
    await step(db, userId, async (tx) => {
      await recountAll(tx, userId);
      if (areRoutinesAdded && madeUntil !== null) await turnClockBack(tx, userId, madeUntil);
      if (areMessagesMoved) await reorderMessages(tx, userId);
      await changedIn(tx, userId);
    });
  }
};

const noRoom = (): HttpError =>
  new HttpError(
    'too_large',
    'There is no room left on the server for all of this file. What was brought back so far stays. Delete what you no longer need, then bring the file back again.',
  );

/** The file to bring back, and its owner. */
interface BringBack extends Pick<AddRows, 'db' | 'userId' | 'changedIn'> {
  readonly file: ReadableFile;
  /** Counts bytes of a kind; false when there is no room for them. */
  readonly takeRoom: (kind: UsageKind, bytes: number) => Promise<boolean>;
}

/** Adds what a file has beyond the user's entries; see `addRows`. Throws a 413 when there is no more room. */
export const bringBack = async ({ file, takeRoom, ...to }: BringBack): Promise<Told> => {
  const added = await addRows({
    ...to,
    batchesOf: file.batchesOf,
    takeRoom: async (kind, bytes) => {
      if (!(await takeRoom(kind, bytes))) throw noRoom();
    },
  });
  return told(file, added);
};
