import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import type { MailLinkPurpose } from '#server/db/schema/mail.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';
import { digest, newSecret } from '#server/secrets.ts';

/** For so long the link in a mail can be used. */
const LIFETIME_MS: Readonly<Record<MailLinkPurpose, number>> = {
  reset: HOUR_MS,
  'sign-up': 24 * HOUR_MS,
  confirm: 24 * HOUR_MS,
};

const DEAD: Readonly<Record<MailLinkPurpose, string>> = {
  reset:
    'This link does not work any more. It was used before, it is older than one hour, or there is a newer one in your mail.',
  'sign-up':
    'This link does not work any more. It was used before, or it is older than one day. If you have no account yet, sign up again.',
  confirm:
    'This link does not work any more. It was used before, it is older than one day, or there is a newer one in your mail.',
};

/** What a link is about that whoever runs the server made: no mail brought it. */
export const BY_OPERATOR = 'by-operator';

/** What a link is for, and whom it is about. */
export interface MailLink {
  readonly address: string;
  /** Null where there is no account yet. */
  readonly userId: UserId | null;
  readonly about: unknown;
}

/** The link of a mail was used before, is too old, or never was one. */
export const deadLink = (purpose: MailLinkPurpose): HttpError =>
  new HttpError('not_found', DEAD[purpose]);

/** Links in mails, of whose secrets only digests are kept. */
export const mailLinkStore = (db: Kysely<Schema>) => {
  const read = (row: { address: string; user_id: string | null; about: string }): MailLink => ({
    address: row.address,
    // Only ids of people are written there.
    userId: row.user_id as UserId | null,
    about: JSON.parse(row.about),
  });
  return {
    /** Makes a link and returns its secret, known to nobody but the caller. A link of a person ends their older ones of its kind. */
    make: async (
      purpose: MailLinkPurpose,
      { address, userId, about }: MailLink,
      nowMs: number,
    ): Promise<string> => {
      const secret = newSecret();
      await db.transaction().execute(async (tx) => {
        if (userId !== null) {
          await tx
            .deleteFrom('mail_links')
            .where('user_id', '=', userId)
            .where('purpose', '=', purpose)
            .execute();
        }
        await tx
          .insertInto('mail_links')
          .values({
            secret_hash: digest(secret),
            user_id: userId,
            purpose,
            address,
            about: JSON.stringify(about),
            expires_at: new Date(nowMs + LIFETIME_MS[purpose]).toISOString(),
          })
          .execute();
      });
      return secret;
    },

    /** What a link is about; throws `deadLink` when it cannot be used any more. */
    find: async (purpose: MailLinkPurpose, secret: string, now: string): Promise<MailLink> => {
      const row = await db
        .selectFrom('mail_links')
        .select(['address', 'user_id', 'about'])
        .where('secret_hash', '=', digest(secret))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (row === undefined) throw deadLink(purpose);
      return read(row);
    },

    /** Uses a link up; throws `deadLink` when it cannot be used any more. */
    take: async (purpose: MailLinkPurpose, secret: string, now: string): Promise<MailLink> => {
      const row = await db
        .deleteFrom('mail_links')
        .where('secret_hash', '=', digest(secret))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .returning(['address', 'user_id', 'about'])
        .executeTakeFirst();
      if (row === undefined) throw deadLink(purpose);
      return read(row);
    },

    /** Ends all links of a kind that went to an address. */
    removeTo: async (purpose: MailLinkPurpose, address: string): Promise<void> => {
      await db
        .deleteFrom('mail_links')
        .where('address', '=', address)
        .where('purpose', '=', purpose)
        .execute();
    },

    removeExpired: async (now: string): Promise<void> => {
      await db.deleteFrom('mail_links').where('expires_at', '<=', now).execute();
    },
  };
};

export type MailLinkStore = ReturnType<typeof mailLinkStore>;
