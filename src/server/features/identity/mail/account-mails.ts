import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { deviceName } from '#domain/identity/device-name.ts';
import { formatInstant } from '#domain/mail/moment.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Language } from '#domain/shared/text/message.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time/durations.ts';
import type { MailLinkPurpose } from '#server/db/schema/mail.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { MailOutbox } from '#server/mail/outbox.ts';
import { texts } from '#texts/mail.js';
import type { Arrival } from '../devices/known-devices.ts';
import type { UserStore } from '../user-store.ts';
import type { MailLink, MailLinkStore } from './link-store.ts';

/** The page that each link opens. The secret is in the URL's fragment, which browsers do not send to a server. */
const PAGE_OF: Readonly<Record<MailLinkPurpose, string>> = {
  reset: '/reset-password',
  'sign-up': '/finish-sign-up',
  confirm: '/confirm-email',
};

const momentShape = z.object({ at: z.string(), zone: z.string() });
const arrivalShape = z.object({ ...momentShape.shape, device: z.string() });

/** What a mail depends on, apart from what it is about. */
interface MailReader {
  readonly zone: string;
  readonly language: Language | null;
}

interface AccountMailsParts {
  readonly db: Kysely<Schema>;
  /** Returns the person's last known time zone, and their language if it is known. */
  readonly readerOf: (userId: UserId) => Promise<MailReader>;
  readonly outbox: MailOutbox;
  readonly users: UserStore;
  readonly links: MailLinkStore;
  /** The app's public address. */
  readonly publicUrl: URL;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/**
 * Mails about accounts. Whether an account exists is checked only when the mail is written, never during the request,
 * so that the response cannot reveal it. The mails contain no user input, so that nobody can use Evenkeel to send their
 * own text.
 */
export const accountMails = ({
  db,
  readerOf,
  outbox,
  users,
  links,
  publicUrl,
  now,
}: AccountMailsParts) => {
  const pageAt = (path: string): string => new URL(path, publicUrl).href;
  const newLink = async (purpose: MailLinkPurpose, link: MailLink): Promise<string> => {
    const secret = await links.make(purpose, link, now());
    return `${pageAt(PAGE_OF[purpose])}#${secret}`;
  };

  outbox.writtenBy('reset', async ({ address }) => {
    const found = await users.byEmail(address);
    if (found === null) return null;
    if (found.passwordHash === null) {
      const { subject, text } = texts.resetWithoutPassword;
      return { subject, text: text({ page: pageAt('/homepage') }) };
    }
    const link = await newLink('reset', { address, userId: found.user.id, about: null });
    const { subject, text } = texts.reset;
    return { subject, text: text({ link }) };
  });

  outbox.writtenBy('sign-up', async (mail) => {
    const found = await users.byEmail(mail.address);
    if (found !== null) {
      const { subject, text } = texts.signUpKnown;
      return { subject, text: text({ page: pageAt('/homepage') }) };
    }
    const link = await newLink('sign-up', mail);
    const { subject, text } = texts.signUp;
    return { subject, text: text({ link }) };
  });

  outbox.writtenBy('confirm', async ({ address, userId }) => {
    const found = userId === null ? null : await users.byId(userId);
    if (found === null || found.user.email !== address || found.isConfirmed) return null;
    const link = await newLink('confirm', { address, userId, about: null });
    const { subject, text } = texts.confirm;
    return { subject, text: text({ link }) };
  });

  outbox.writtenBy('new-device', async ({ about }) => {
    const { device, at, zone } = arrivalShape.parse(about);
    const { subject, text } = texts.newDevice;
    return {
      subject,
      text: text({
        when: formatInstant(Date.parse(at), zone),
        device: deviceName(device),
        page: pageAt('/settings'),
      }),
    };
  });

  outbox.writtenBy('wrong-codes', async ({ about }) => {
    const { at, zone } = momentShape.parse(about);
    const when = formatInstant(Date.parse(at), zone);
    const { subject, text } = texts.wrongCodes;
    return { subject, text: text({ when, page: pageAt('/settings') }) };
  });

  /** Notifies an account's owner of an event. */
  const tell = async (
    userId: UserId,
    kind: 'new-device' | 'wrong-codes',
    about: object,
  ): Promise<void> => {
    const address = (await users.byId(userId))?.user.email ?? null;
    if (address === null) return;
    // The request may be that of somebody else.
    const { zone, language } = await readerOf(userId);
    await db.transaction().execute((tx) =>
      outbox.enqueue(tx, {
        kind,
        address,
        userId,
        about: { ...about, zone },
        language,
        usefulMs: DAY_MS,
        isNewest: false,
      }),
    );
  };

  return {
    /** Notifies a person of a login on an unknown device. */
    newDevice: ({ userId, device, at }: Arrival): Promise<void> =>
      tell(userId, 'new-device', { device, at }),

    /** Notifies a person of many wrong second-factor codes. */
    wrongCodes: (userId: UserId): Promise<void> =>
      tell(userId, 'wrong-codes', { at: new Date(now()).toISOString() }),

    /** Sends a link to reset the password, if the address has an account. */
    reset: (tx: Tx, address: string): Promise<void> =>
      outbox.enqueue(tx, {
        kind: 'reset',
        address,
        userId: null,
        about: null,
        usefulMs: HOUR_MS,
        isNewest: true,
      }),

    /**
     * Sends a link that creates the account described by `about`. If the address already has an account, sends a mail
     * that says so instead.
     */
    signUp: (tx: Tx, { address, userId, about }: MailLink): Promise<void> =>
      outbox.enqueue(tx, {
        kind: 'sign-up',
        address,
        userId,
        about,
        usefulMs: DAY_MS,
        isNewest: false,
      }),

    /** Sends a link that confirms the person's address. */
    confirm: (tx: Tx, userId: UserId, address: string): Promise<void> =>
      outbox.enqueue(tx, {
        kind: 'confirm',
        address,
        userId,
        about: null,
        usefulMs: DAY_MS,
        isNewest: true,
      }),
  };
};

export type AccountMails = ReturnType<typeof accountMails>;
