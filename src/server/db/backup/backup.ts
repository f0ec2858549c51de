import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartError } from '#server/config.ts';
import { type Digests, differingTables } from '#server/db/contents/digests.ts';
import { SCHEMA_STEPS } from '#server/db/migrate.ts';
import type { BackupEngine } from './engine.ts';
import { backupName, syncFolder } from './files.ts';
import { readKey } from './key-file.ts';
import { sealed, unsealed } from './sealing/sealing.ts';

/** The metadata of a backup. It is encrypted together with the data. */
const header = z.object({
  engine: z.enum(['sqlite', 'postgresql']),
  /** When the backup was made, in UTC. */
  madeAt: z.string(),
  /** The schema's migration steps. The last step is the version of the schema. */
  steps: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
});

/** The metadata of a backup. */
export type BackupHeader = z.output<typeof header>;

/** Reads a backup and keeps it open while `use` runs. */
const withBackup = async <Result>(
  file: string,
  key: Buffer,
  use: (known: BackupHeader, body: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> => {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const source = createReadStream(file);
  try {
    const read = await unsealed(source, key);
    return await use(header.parse(JSON.parse(read.header)), read.body);
  } finally {
    source.destroy();
  }
};

const refuseOtherEngine = (known: BackupHeader, { engine }: BackupEngine): void => {
  if (known.engine === engine) return;
  throw new StartError(
    known.engine === 'sqlite'
      ? 'This backup is of SQLite. Restore it without DATABASE_URL, and then use npm run move.'
      : 'This backup is of PostgreSQL. Set DATABASE_URL, and use npm run move afterwards if you want SQLite.',
  );
};

const refuseNewer = ({ steps }: BackupHeader): void => {
  const unknown = steps.filter((name) => !SCHEMA_STEPS.includes(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `This backup was made by a newer version of Evenkeel (it has "${unknown.join('", "')}"). Use that version. Nothing was changed.`,
  );
};

const refuseDifferent = (known: Digests, found: Digests): void => {
  const different = differingTables(known, found);
  if (different.length === 0) return;
  throw new StartError(
    `What came back is not what was backed up. These tables differ: ${different.join(', ')}.`,
  );
};

/**
 * Restores a backup into a temporary database, and counts and hashes the rows of each table. Returns the metadata of
 * the backup.
 *
 * @throws StartError when the backup is damaged or cannot be decrypted with the key
 */
export const verifyBackup = async (
  engine: BackupEngine,
  file: string,
  keyFile: string,
): Promise<BackupHeader> =>
  withBackup(file, readKey(keyFile), async (known, body) => {
    refuseOtherEngine(known, engine);
    await engine.bringBack(body, async ({ tables }) => refuseDifferent(known.tables, tables));
    return known;
  });

/**
 * Writes an encrypted backup into a folder under a temporary name, verifies it, and then gives the file its final name.
 * Returns that final name and the backup's metadata.
 *
 * @param folder created if missing, accessible to its owner only
 */
export const makeBackup = async (
  engine: BackupEngine,
  { folder, keyFile, signal }: { folder: string; keyFile: string; signal: AbortSignal },
): Promise<{ readonly file: string; readonly known: BackupHeader }> => {
  const key = readKey(keyFile);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const madeAtMs = Date.now();
  const file = path.join(folder, backupName(madeAtMs));
  const part = `${file}.part`;
  if (existsSync(file) || existsSync(part)) {
    throw new StartError('Another backup was begun in this second. Try again.');
  }
  try {
    await engine.snapshot(async ({ tables, steps, body }) => {
      const known: BackupHeader = {
        engine: engine.engine,
        madeAt: new Date(madeAtMs).toISOString(),
        steps: [...steps],
        tables,
      };
      const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(sealed({ header: JSON.stringify(known), body }, key), output, { signal });
    });
    const known = await verifyBackup(engine, part, keyFile);
    renameSync(part, file);
    syncFolder(folder);
    return { file, known };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};

/**
 * Replaces the database with a backup. Returns the backup's metadata, and the place where the old database is now,
 * which is null when there was no old database.
 *
 * @throws StartError when the backup is damaged or from a newer version, or when other programs use the database; in
 * these cases nothing changes
 */
export const restoreBackup = async (
  engine: BackupEngine,
  file: string,
  keyFile: string,
): Promise<{ readonly known: BackupHeader; readonly old: string | null }> =>
  withBackup(file, readKey(keyFile), async (known, body) => {
    refuseOtherEngine(known, engine);
    refuseNewer(known);
    await engine.refuseInUse();
    const old = await engine.bringBack(body, async ({ tables, takePlace }) => {
      refuseDifferent(known.tables, tables);
      return takePlace(Date.now());
    });
    return { known, old };
  });
