import { readConfig, StartError } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { BY_OPERATOR, mailLinkStore } from '#server/features/identity/mail/link-store.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { runCommand } from './database/run.ts';

await runCommand(async () => {
  const [typed] = process.argv.slice(2);
  if (typed === undefined) {
    throw new StartError('Say whose: npm run reset:password -- name@example.org');
  }
  const address = typed.trim().toLowerCase();
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const found = await userStore(database.db).byEmail(address);
    if (found === null) throw new StartError('There is no account with this email.');
    const link = { address, userId: found.user.id, about: BY_OPERATOR };
    const secret = await mailLinkStore(database.db).make('reset', link, Date.now());
    const origin = config.publicUrl?.origin ?? `http://${config.host}:${config.port}`;
    console.log('A link for a new password. It is shown only now, and counts once, for an hour:');
    console.log(`  ${origin}/reset-password#${secret}`);
    console.log('Using it logs this account out everywhere. A second factor stays.');
  } finally {
    await database.close();
  }
});
