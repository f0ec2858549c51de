import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '#server/config.ts';
import { identity } from './migrations/0001-identity.ts';
import { moodAndComfort } from './migrations/0002-mood-and-comfort.ts';
import { routineAndDistractions } from './migrations/0003-routine-and-distractions.ts';
import { attentionAndFocus } from './migrations/0004-attention-and-focus.ts';
import { quizzes } from './migrations/0005-quizzes.ts';
import { games } from './migrations/0006-games.ts';
import { chat } from './migrations/0007-chat.ts';
import { quizzesReset } from './migrations/0008-quizzes-reset.ts';
import { chatDeleted } from './migrations/0009-chat-deleted.ts';
import { countries } from './migrations/0010-countries.ts';
import { chatUnkept } from './migrations/0011-chat-unkept.ts';
import { routines } from './migrations/0012-routines.ts';
import { taskDaysAndTimes } from './migrations/0013-task-days-and-times.ts';
import { reminders } from './migrations/0014-reminders.ts';
import { calendar } from './migrations/0015-calendar.ts';
import { goals } from './migrations/0016-goals.ts';
import { letGo } from './migrations/0017-let-go.ts';
import { taskHelps } from './migrations/0018-task-helps.ts';
import { therapists } from './migrations/0019-therapists.ts';
import { sharing } from './migrations/0020-sharing.ts';
import { care } from './migrations/0021-care.ts';
import { usage } from './migrations/0022-usage.ts';
import { health } from './migrations/0023-health.ts';
import { knownDevices } from './migrations/0024-known-devices.ts';
import { mail } from './migrations/0025-mail.ts';
import { oidc } from './migrations/0026-oidc.ts';
import { passkeys } from './migrations/0028-passkeys.ts';
import { moodWords } from './migrations/0029-mood-words.ts';
import { urges } from './migrations/0030-urges.ts';
import { medication } from './migrations/0031-medication.ts';
import { follow } from './migrations/0033-follow.ts';
import { taggedMoods } from './migrations/0034-tagged-moods.ts';
import { calendarRevisions } from './migrations/0041-calendar-revisions.ts';
import { refusedPushes } from './migrations/0042-refused-pushes.ts';
import { verifiedDevices } from './migrations/0043-verified-devices.ts';
import { earlierVerification } from './migrations/0044-earlier-verification.ts';
import { passwordCodes } from './migrations/0045-password-codes.ts';
import { startedRoutines } from './migrations/0046-started-routines.ts';
import { languageOfMails } from './migrations/0047-language-of-mails.ts';

/** All migration steps, in order. A released step never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-identity': identity,
  '0002-mood-and-comfort': moodAndComfort,
  '0003-routine-and-distractions': routineAndDistractions,
  '0004-attention-and-focus': attentionAndFocus,
  '0005-quizzes': quizzes,
  '0006-games': games,
  '0007-chat': chat,
  '0008-quizzes-reset': quizzesReset,
  '0009-chat-deleted': chatDeleted,
  '0010-countries': countries,
  '0011-chat-unkept': chatUnkept,
  '0012-routines': routines,
  '0013-task-days-and-times': taskDaysAndTimes,
  '0014-reminders': reminders,
  '0015-calendar': calendar,
  '0016-goals': goals,
  '0017-let-go': letGo,
  '0018-task-helps': taskHelps,
  '0019-therapists': therapists,
  '0020-sharing': sharing,
  '0021-care': care,
  '0022-usage': usage,
  '0023-health': health,
  '0024-known-devices': knownDevices,
  '0025-mail': mail,
  '0026-oidc': oidc,
  '0028-passkeys': passkeys,
  '0029-mood-words': moodWords,
  '0030-urges': urges,
  '0031-medication': medication,
  '0033-follow': follow,
  '0034-tagged-moods': taggedMoods,
  '0041-calendar-revisions': calendarRevisions,
  '0042-refused-pushes': refusedPushes,
  '0043-verified-devices': verifiedDevices,
  '0044-earlier-verification': earlierVerification,
  '0045-password-codes': passwordCodes,
  '0046-started-routines': startedRoutines,
  '0047-language-of-mails': languageOfMails,
};

/** The names of all steps, in order. */
export const SCHEMA_STEPS: readonly string[] = Object.keys(MIGRATIONS);

const HISTORY = 'kysely_migration';

const stepsOf = async <Tables>(db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(HISTORY)}`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * The steps that the database lacks, for example because an older copy was restored while the program was running.
 * Changes nothing.
 */
export const missingSteps = async <Tables>(db: Kysely<Tables>): Promise<readonly string[]> => {
  const known = new Set(await stepsOf(db));
  return SCHEMA_STEPS.filter((name) => !known.has(name));
};

/**
 * Throws a StartError when the database has migration steps that this program does not know. A newer version then
 * created the database, and this older version could damage it. Changes nothing.
 */
export const refuseNewerSchema = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === HISTORY)) return;
  const unknown = (await stepsOf(db)).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was written by a newer version of Evenkeel (it has "${unknown.join('", "')}"). Start that version, or restore an older copy of the data.`,
    );
  }
};

/** Migrates the schema to the latest step. If a step fails, throws the error of that step. */
export const migrate = async <Tables>(db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
