import type { Kysely } from 'kysely';
import type { dataEndpoints } from '#contract/data.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { UsageKind } from '#server/db/schema/usage.ts';
import type { ExportedTable } from '#server/db/tables/tables.ts';
import { type ChangedIn, inTransaction, type Tx } from '#server/db/transaction.ts';
import { KIND_OF_TABLE } from '#server/db/usage/quotas.ts';
import { isForeignKeyViolation } from '#server/db/violations.ts';
import { HttpError } from '#server/errors.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';
import { texts } from '#texts/data.js';
import { recountAll, recountDays } from './counts.ts';
import { IMPORTABLE_TABLES, SHARED_TABLES } from './importable-tables.ts';
import { placeMessages, reorderMessages } from './messages.ts';
import type { ReadableFile } from './read-file.ts';
import { insertRows, newRows } from './row-writes.ts';

type Imported = ReplyOf<typeof dataEndpoints.bringBack>;

/** The rows of a table to add. The rows of a batch are written together. */
export type Batches = ReadableFile['batchesOf'];

/** Processes a batch of rows, and returns how many of them are new. */
type DoBatch = (table: ExportedTable, rows: readonly StoredRow[]) => Promise<number>;

/** The number of new rows per table. */
type Added = ReadonlyMap<ExportedTable, number>;

const eachTable = async (batchesOf: Batches, doBatch: DoBatch): Promise<Added> => {
  const added = new Map<ExportedTable, number>();
  for (const table of IMPORTABLE_TABLES) {
    for await (const rows of batchesOf(table)) {
      if (rows.length === 0) continue;
      added.set(table, (added.get(table) ?? 0) + (await doBatch(table, rows)));
    }
  }
  return added;
};

const importedFrom = (file: ReadableFile, added: Added): Imported => {
  const inFile = IMPORTABLE_TABLES.filter((table) => file.countOf(table) > 0);
  const leftOut = SHARED_TABLES.filter((table) => file.countOf(table) > 0);
  return {
    tables: inFile.map((table) => ({
      table,
      about: texts.tables[table],
      inFile: file.countOf(table),
      added: added.get(table) ?? 0,
    })),
    leftOut: leftOut.map((table) => texts.tables[table]),
  };
};

/** How many rows of a file are new to the user. Changes nothing. */
export const previewOf = async (
  db: Kysely<Schema>,
  userId: UserId,
  file: ReadableFile,
): Promise<Imported> =>
  importedFrom(
    file,
    await eachTable(
      file.batchesOf,
      async (table, rows) => (await newRows(db, userId, table, rows)).length,
    ),
  );

/** Runs one step of an import. Throws a 409 when the parent of a row was deleted in the meantime. */
const step: typeof inTransaction = async (db, userId, work) => {
  try {
    return await inTransaction(db, userId, work);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new HttpError('conflict', texts.deletedMeanwhile);
  }
};

/**
 * Resets the mark up to which routine days were generated, so that they are generated again for all days after the last
 * day in the file.
 */
const turnClockBack = (tx: Tx, userId: UserId, madeUntil: LocalDate) =>
  tx
    .updateTable('routine_clocks')
    .set({ made_until: madeUntil })
    .where('user_id', '=', userId)
    .where('made_until', '>', madeUntil)
    .execute();

/** The owner of the rows to add, and the functions that are needed to add them. */
interface AddRows {
  readonly db: Kysely<Schema>;
  readonly userId: UserId;
  readonly batchesOf: Batches;
  /** Called in the same transaction that added entries. */
  readonly changedIn: ChangedIn;
  /** Counts bytes of a kind. Throws when they would exceed the quota. */
  readonly takeRoom: (kind: UsageKind, bytes: number) => Promise<void>;
}

const KINDS: Readonly<Partial<Record<ExportedTable, UsageKind>>> = KIND_OF_TABLE;

/**
 * Adds rows to a user's entries in small steps, between which other requests can write. Existing rows do not change.
 * After an interruption, a second call with the same rows completes the import. Throws the errors of `takeRoom`.
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

const noRoom = (): HttpError => new HttpError('too_large', texts.noRoom);

/** The file to restore, and its owner. */
interface BringBack extends Pick<AddRows, 'db' | 'userId' | 'changedIn'> {
  readonly file: ReadableFile;
  /** Adds bytes to the user's usage of this kind. Returns false, and adds nothing, if they would exceed the quota. */
  readonly takeRoom: (kind: UsageKind, bytes: number) => Promise<boolean>;
}

/**
 * Adds those rows of a file that the user does not have yet; see `addRows`. Throws a 413 when these rows would exceed
 * the quota.
 */
export const importRows = async ({ file, takeRoom, ...to }: BringBack): Promise<Imported> => {
  const added = await addRows({
    ...to,
    batchesOf: file.batchesOf,
    takeRoom: async (kind, bytes) => {
      if (!(await takeRoom(kind, bytes))) throw noRoom();
    },
  });
  return importedFrom(file, added);
};
