import { StartError } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import { BY_OPERATOR, mailLinkStore } from './mail/link-store.ts';
import { factorStore } from './second-factor/factor-store.ts';
import { userStore } from './user-store.ts';

/** The account with an email as typed. @throws StartError when there is none */
const accountOf = async ({ db }: Pick<Database, 'db'>, typed: string) => {
  const address = typed.trim().toLowerCase();
  const found = await userStore(db).byEmail(address);
  if (found === null) throw new StartError('There is no account with this email.');
  return { address, userId: found.user.id };
};

/** Creates a password reset link for the operator to hand over, and returns its secret. */
export const resetPasswordOf = async (
  database: Pick<Database, 'db'>,
  typed: string,
  nowMs: number,
): Promise<string> => {
  const account = await accountOf(database, typed);
  return mailLinkStore(database.db).make('reset', { ...account, about: BY_OPERATOR }, nowMs);
};

/** Removes a lost second factor and logs the person out everywhere. */
export const resetSecondFactorOf = async (database: Database, typed: string): Promise<void> =>
  factorStore(database).reset((await accountOf(database, typed)).userId);
