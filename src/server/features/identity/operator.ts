import { StartError } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import { BY_OPERATOR, mailLinkStore } from './mail/link-store.ts';
import { factorStore } from './second-factor/factor-store.ts';
import { userStore } from './user-store.ts';

/**
 * The account with this email, as the operator typed it.
 *
 * @throws StartError when it does not exist
 */
const accountOf = async ({ db }: Pick<Database, 'db'>, typed: string) => {
  const address = typed.trim().toLowerCase();
  const found = await userStore(db).byEmail(address);
  if (found === null) throw new StartError('There is no account with this email.');
  return { address, userId: found.user.id };
};

/**
 * Creates a link to reset a person's password, which the server's operator gives to the person. Returns the link's
 * secret.
 */
export const resetPasswordOf = async (
  database: Pick<Database, 'db'>,
  typed: string,
  nowMs: number,
): Promise<string> => {
  const account = await accountOf(database, typed);
  return mailLinkStore(database.db).make('reset', { ...account, about: BY_OPERATOR }, nowMs);
};

/** Removes the second factor of a person who lost it, and logs them out everywhere. */
export const resetSecondFactorOf = async (database: Database, typed: string): Promise<void> =>
  factorStore(database).reset((await accountOf(database, typed)).userId);
