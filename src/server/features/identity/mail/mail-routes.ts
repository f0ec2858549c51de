import { mailEndpoints } from '#contract/accounts/mail.ts';
import type { Database } from '#server/db/open.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import { networksOf } from '#server/http/limits/addresses.ts';
import { refuseCommon } from '#server/passwords/common-passwords.ts';
import { digest } from '#server/secrets.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { LoginAttempts } from '../devices/login-attempts.ts';
import type { IdentityParts } from '../identity-routes.ts';
import { refuseWhenTooMany } from '../identity-throttles.ts';
import { userStore } from '../user-store.ts';
import type { AccountMails } from './account-mails.ts';
import { BY_OPERATOR, deadLink, type MailLinkStore, mailLinkStore } from './link-store.ts';

/** The error for requests that need mail on a server that sends no mail. */
const noMail = (): HttpError =>
  new HttpError('not_set_up', 'This server sends no mail. Ask whoever runs it for help.');

interface MailRoutesParts extends IdentityParts {
  readonly database: Pick<Database, 'db'>;
  readonly links: MailLinkStore;
  /** The mails about accounts. Null when this server sends no mail. */
  readonly mails: AccountMails | null;
  readonly devices: Pick<KnownDevices, 'forgetOthers'>;
  readonly attempts: Pick<LoginAttempts, 'forget'>;
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
  devices,
  attempts,
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
    const { userId, address } = await db.transaction().execute(async (tx) => {
      const link = await mailLinkStore(tx).take('reset', secret, instant());
      if (link.userId === null) throw deadLink('reset');
      await userStore(tx).setPassword(link.userId, passwordHash);
      // Opening a mailed link proves that the person controls the address.
      if (link.about !== BY_OPERATOR) {
        await userStore(tx).confirmAddress(link.userId, link.address, instant());
      }
      await tx.deleteFrom('sessions').where('user_id', '=', link.userId).execute();
      return { userId: link.userId, address: link.address };
    });
    // The sessions are deleted again after the commit. If a concurrent login has just checked the old password, either
    // its session already exists and is ended here, or the login sees the new password when it checks the password
    // again.
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await devices.forgetOthers(userId, request);
    await attempts.forget(address, request);
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
      throw new HttpError('conflict', 'There is no email in your account that could be confirmed.');
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
