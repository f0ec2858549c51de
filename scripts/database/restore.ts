import { parseArgs } from 'node:util';
import { StartError } from '#server/config.ts';
import { restoreBackup } from '#server/db/backup/backup.ts';
import { backupsIn } from '#server/db/backup/files.ts';
import { backupSettings } from '#server/db/backup/settings.ts';
import { amountOf, backupEngine } from './engine.ts';
import { confirm, runCommand } from './run.ts';

const USAGE =
  'npm run restore -- FILE [--yes]\nBrings a backup back in the place of what is there, which is kept beside it.';

await runCommand(USAGE, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const { folder, keyFile } = backupSettings(process.env);
  const [file] = positionals;
  if (file === undefined) {
    const names = backupsIn(folder).slice(-5).join(', ') || 'none';
    throw new StartError(`Say which: npm run restore -- FILE. The newest in ${folder}: ${names}.`);
  }
  await confirm(
    `The database will be as it is in ${file}. The present one is kept beside it.`,
    values.yes,
  );
  const { known, old } = await restoreBackup(backupEngine(signal), file, keyFile);
  console.log(`The database is as it was at ${known.madeAt}: ${amountOf(known.tables)}.`);
  if (old === null) return;
  console.log(`What was there before is in ${old}. It holds health data: delete it when you are`);
  console.log('sure that you do not need it.');
});
