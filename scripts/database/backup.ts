import { parseArgs } from 'node:util';
import { makeBackup } from '#server/db/backup/backup.ts';
import { deleteOlder, deleteUnfinished, keepOf } from '#server/db/backup/files.ts';
import { ensureKey } from '#server/db/backup/key-file.ts';
import { backupSettings } from '#server/db/backup/settings.ts';
import { amountOf, backupEngine } from './engine.ts';
import { runCommand } from './run.ts';

const USAGE =
  'npm run backup [-- --keep N]\nMakes an encrypted backup, brings it back once to compare, and with --keep deletes all but the newest N.';

await runCommand(USAGE, async (signal) => {
  const { values } = parseArgs({ options: { keep: { type: 'string' } } });
  const keep = values.keep === undefined ? null : keepOf(values.keep);
  const settings = backupSettings(process.env);
  const { folder, keyFile } = settings;
  if (ensureKey(settings)) {
    console.log(`A new key is in ${keyFile}. Keep a copy of it in another place, and not with the`);
    console.log('backups: without it no backup can be opened, and with it everybody can.');
  }
  const { file, known } = await makeBackup(backupEngine(signal), { folder, keyFile, signal });
  console.log(`${file}: ${amountOf(known.tables)}, brought back once and compared.`);
  deleteUnfinished(folder);
  if (keep === null) return;
  for (const name of deleteOlder(folder, keep)) console.log(`Deleted: ${name}`);
});
