import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import type { MailLinkPurpose } from '#server/db/schema/mail.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';
import { digest, newSecret } from '#server/secrets.ts';
import { texts } from '#texts/identity.js';

/** How long a mailed link is valid. */
const LIFETIME_MS: Readonly<Record<MailLinkPurpose, number>> = {
  reset: HOUR_MS,
  'sign-up': 24 * HOUR_MS,
  confirm: 24 * HOUR_MS,
};

/** The value of `about` for a link that the server's operator creates and gives to the person without a mail. */
export const BY_OPERATOR = 'by-operator';

/** The recipient and data of a link. */
export interface MailLink {
  readonly address: string;
  /** The account of the link. Null when there is no account yet. */
  readonly userId: UserId | null;
  readonly about: unknown;
}

/** The error for a link that was used, has expired, or does not exist. */
export const deadLink = (purpose: MailLinkPurpose): HttpError =>
  new HttpError('not_found', texts.deadLink[purpose]);

/** Mailed links. Only digests of their secrets are stored. */
export const mailLinkStore = (db: Kysely<Schema>) => {
  const read = (row: { address: string; user_id: string | null; about: string }): MailLink => ({
    address: row.address,
    // The cast is safe, because the column only contains user ids.
    userId: row.user_id as UserId | null,
    about: JSON.parse(row.about),
  });
  return {
    /**
     * Creates a link and returns its secret, which is not stored. Also deletes the person's older links for the same
     * purpose.
     */
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

    /** Reads a link. Throws `deadLink` if it is not valid. */
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

    /** Reads a link and makes it unusable. Throws `deadLink` if it is not valid. */
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

    /** Deletes all links for a purpose that were sent to an address. */
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
