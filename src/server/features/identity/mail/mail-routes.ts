import { mailEndpoints } from '#contract/accounts/mail.ts';
import type { Database } from '#server/db/open.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import { networksOf } from '#server/http/limits/addresses.ts';
import { refuseCommon } from '#server/passwords/common-passwords.ts';
import { digest } from '#server/secrets.ts';
import { texts } from '#texts/identity.js';
import type { IdentityParts } from '../identity-routes.ts';
import { refuseWhenTooMany } from '../identity-throttles.ts';
import type { ResetPassword } from '../passwords/password-reset.ts';
import { userStore } from '../user-store.ts';
import type { AccountMails } from './account-mails.ts';
import { BY_OPERATOR, deadLink, type MailLinkStore, mailLinkStore } from './link-store.ts';

/** The error for requests that need mail on a server that sends no mail. */
const noMail = (): HttpError => new HttpError('not_set_up', texts.noMail);

interface MailRoutesParts extends IdentityParts {
  readonly database: Pick<Database, 'db'>;
  readonly links: MailLinkStore;
  /** The mails about accounts. Null when this server sends no mail. */
  readonly mails: AccountMails | null;
  readonly resetPassword: ResetPassword;
}

/** Endpoints for password resets and address confirmation by mailed links. */
export const mailRoutes = ({
  serve,
  users,
  throttles,
  passwords,
  now,
  database: { db },
  links,
  mails,
  resetPassword,
}: MailRoutesParts): void => {
  const instant = (): string => new Date(now()).toISOString();

  serve(mailEndpoints.askReset, async ({ body: { email }, request }) => {
    if (mails === null) throw noMail();
    await refuseWhenTooMany(throttles.resetsByAddress, request.ip);
    const account = digest(email);
    const from = `${account}.${networksOf(request.ip).narrow}`;
    await refuseWhenTooMany(throttles.resetsFromAddress, from);
    await refuseWhenTooMany(throttles.resetsByEmail, account);
    // This code runs in the same way whether or not the account exists, so that neither the response nor its timing
    // reveals whether it does.
    await db.transaction().execute((tx) => mails.reset(tx, email));
  });

  serve(mailEndpoints.resetPassword, async ({ body: { secret, newPassword }, request }) => {
    await refuseWhenTooMany(throttles.linksByAddress, request.ip);
    await refuseCommon('newPassword', newPassword);
    // The link is checked before the password is hashed, because hashing is expensive.
    await links.find('reset', secret, instant());
    const passwordHash = await passwords.hash(newPassword);
    await resetPassword(request, passwordHash, async (tx) => {
      const { userId, address, about } = await mailLinkStore(tx).take('reset', secret, instant());
      if (userId === null) throw deadLink('reset');
      // Opening a mailed link proves that the person controls the address.
      if (about !== BY_OPERATOR) await userStore(tx).confirmAddress(userId, address, instant());
      return { userId, address };
    });
  });

  serve(mailEndpoints.address, async ({ subject }) => {
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    return { confirmed: found.isConfirmed };
  });

  serve(mailEndpoints.askConfirmation, async ({ subject }) => {
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    const { email } = found.user;
    if (email === null) {
      throw new HttpError('conflict', texts.noEmailToConfirm);
    }
    if (found.isConfirmed) return;
    if (mails === null) throw noMail();
    await refuseWhenTooMany(throttles.confirmations, subject);
    await db.transaction().execute((tx) => mails.confirm(tx, subject, email));
  });

  serve(mailEndpoints.confirmAddress, async ({ body: { secret }, request }) => {
    await refuseWhenTooMany(throttles.linksByAddress, request.ip);
    await db.transaction().execute(async (tx) => {
      const { userId, address } = await mailLinkStore(tx).take('confirm', secret, instant());
      if (userId !== null) await userStore(tx).confirmAddress(userId, address, instant());
    });
  });
};
