import { inGroups } from '#domain/shared/typed-code.ts';
import { readConfig, StartError } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { invitationStore } from '#server/features/identity/therapists/invitations.ts';
import { runCommand } from './database/run.ts';

/** When an invitation ends, in the local time of this machine. */
const UNTIL = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const USAGE = 'npm run invite:therapist\nMakes an invitation to sign up as a therapist.';

await runCommand(USAGE, async () => {
  const config = readConfig(process.env);
  if (config.therapists === 'off') {
    throw new StartError(
      'The setting THERAPISTS is off, so nobody can sign up as a therapist. Set it to invite first.',
    );
  }
  const database = await openDatabase(config);
  try {
    const { code, expiresAt } = await invitationStore(database.db).make(Date.now());
    const shown = inGroups(code).join('-');
    const origin = config.publicUrl?.origin ?? `http://${config.host}:${config.port}`;
    console.log('An invitation to sign up as a therapist. It is shown only now.');
    console.log(`  Code: ${shown}`);
    console.log(`  Link: ${origin}/#invitation=${shown}`);
    console.log(`It works once, until ${UNTIL.format(Date.parse(expiresAt))}.`);
    if (config.therapists === 'open') {
      console.log('The setting THERAPISTS is open, so anybody can sign up without it, too.');
    }
  } finally {
    await database.close();
  }
});
