import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '#server/config.ts';
import { verifyBackup } from '#server/db/backup/backup.ts';
import { backupsIn } from '#server/db/backup/files.ts';
import { backupSettings } from '#server/db/backup/settings.ts';
import { amountOf, backupEngine } from './engine.ts';
import { runCommand } from './run.ts';

const USAGE =
  'npm run backup:verify [-- FILE]\nBrings a backup back into a temporary place and compares it; the newest one without FILE.';

await runCommand(USAGE, async (signal) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { folder, keyFile } = backupSettings(process.env);
  const newest = backupsIn(folder).at(-1);
  const file = positionals[0] ?? (newest === undefined ? null : path.join(folder, newest));
  if (file === null) throw new StartError(`There is no backup in ${folder}.`);
  const { madeAt, tables } = await verifyBackup(backupEngine(signal), file, keyFile);
  console.log(`${file}: whole, made at ${madeAt}, ${amountOf(tables)}.`);
});
