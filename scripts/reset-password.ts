import { readConfig, StartError } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { resetPasswordOf } from '#server/features/identity/operator.ts';
import { runCommand } from './database/run.ts';

const USAGE =
  'npm run reset:password -- name@example.org\nMakes a link with which this person can set a new password.';

await runCommand(USAGE, async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined) {
    throw new StartError('Say whose: npm run reset:password -- name@example.org');
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const secret = await resetPasswordOf(database, email, Date.now());
    const origin = config.publicUrl?.origin ?? `http://${config.host}:${config.port}`;
    console.log('A link for a new password. It is shown only now, and works once, for an hour:');
    console.log(`  ${origin}/reset-password#${secret}`);
    console.log('Using it logs this account out everywhere. A second factor stays.');
  } finally {
    await database.close();
  }
});
