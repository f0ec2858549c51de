import { readConfig } from '#server/config.ts';
import type { BackupEngine } from '#server/db/backup/engine.ts';
import { postgresqlBackup } from '#server/db/backup/postgresql-backup.ts';
import { sqliteBackup } from '#server/db/backup/sqlite-backup.ts';
import { rowsIn } from '#server/db/contents/digests.ts';

/** The functions for backups of the configured database. */
export const backupEngine = (signal: AbortSignal): BackupEngine => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  return databaseUrl === null
    ? sqliteBackup(dataDir, signal)
    : postgresqlBackup(databaseUrl, signal);
};

/** The amount of data as text, such as `1,204 rows in 50 tables`. */
export const amountOf = (tables: Parameters<typeof rowsIn>[0]): string =>
  `${rowsIn(tables).toLocaleString('en')} rows in ${Object.keys(tables).length} tables`;
