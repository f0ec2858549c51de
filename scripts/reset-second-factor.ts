import { readConfig, StartError } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { resetSecondFactorOf } from '#server/features/identity/operator.ts';
import { runCommand } from './database/run.ts';

const USAGE =
  'npm run reset:second-factor -- name@example.org\nTakes the second factor off this account.';

await runCommand(USAGE, async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined) {
    throw new StartError('Say whose: npm run reset:second-factor -- name@example.org');
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    await resetSecondFactorOf(database, email);
    console.log('The authenticator app and the recovery codes of this account are removed, and it');
    console.log('is logged out everywhere. The next login sets up a new app.');
  } finally {
    await database.close();
  }
});
