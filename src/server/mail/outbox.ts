import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import type { Language } from '#domain/shared/text/message.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { currentLanguage, runInLanguage } from '#server/language/current-language.ts';
import type { MailFailure, SendMail } from './smtp.ts';

const JOB = 'mail';
/** How long one process has the exclusive right to send a mail. Sending a mail takes less time than this. */
const CLAIM_MS = 60_000;
/** How long to wait after the first, second, third and any further failed attempt to send a mail. */
const WAITS_MS = [60_000, 300_000, 900_000, 3_600_000] as const;
const RETRIES_EVERY_MS = 30_000;
const RETRIES_AT_ONCE = 50;

/** The time at which a version 7 UUID was generated, in milliseconds since the Unix epoch (RFC 9562, section 5.7). */
const madeAtMs = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** A mail to write and send later. */
interface NewMail {
  /** The kind of mail, which selects its writer. See `writtenBy`. */
  readonly kind: string;
  readonly address: string;
  /** The account that the mail is about; deleting the account deletes the mail. Null when there is no such account. */
  readonly userId: UserId | null;
  /** The data for the writer. It is stored as JSON. */
  readonly about: unknown;
  /** The language of the mail; that of the request by default. */
  readonly language?: Language | null;
  /** How long the mail is worth sending, in milliseconds. */
  readonly usefulMs: number;
  /** Whether the mail replaces waiting mails of the same kind to the same address. */
  readonly isNewest: boolean;
}

/** A mail that waits to be sent. */
interface WaitingMail {
  readonly address: string;
  readonly userId: UserId | null;
  readonly about: unknown;
}

/** A mail as it is sent: a subject of one line, and plain text. */
interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Writes the text of a mail just before it is sent. Returns null when the mail should no longer be sent. */
type MailWriter = (mail: WaitingMail) => Promise<MailText | null>;

export interface MailOutbox {
  /** Stores a mail, and the job that sends it, in the given transaction. */
  readonly enqueue: (tx: Tx, mail: NewMail) => Promise<void>;
  /** Sets the writer for a kind of mail. */
  readonly writtenBy: (kind: string, writer: MailWriter) => void;
  /** How long the oldest mail has waited, in milliseconds. 0 when no mail waits. */
  readonly oldestMs: () => Promise<number>;
}

interface OutboxParts {
  readonly database: Pick<Database, 'db'>;
  readonly jobs: Jobs;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly send: SendMail;
  /** Called for each failed attempt to send a mail. */
  readonly report: (failure: MailFailure) => void;
  /** Counts the outcomes of attempts to send mails. */
  readonly count: (outcome: 'sent' | 'late' | 'refused' | 'given-up') => void;
}

/** Deletes expired mails, even if no mail server is configured any more. */
export const removeEndedMails = async (db: Kysely<Schema>, now: string): Promise<void> => {
  await db.deleteFrom('mails').where('give_up_at', '<', now).execute();
};

/**
 * The outbox of mails in the database. A job tries to send each mail immediately. If this fails, any worker process
 * tries again later, until the mail expires. If a process dies while it sends a mail, the mail may be sent twice.
 */
export const mailOutbox = ({
  database: { db },
  jobs,
  now,
  send,
  report,
  count,
}: OutboxParts): MailOutbox => {
  const iso = (ms = now()): string => new Date(ms).toISOString();
  const writers = new Map<string, MailWriter>();

  const forget = async (id: string): Promise<void> => {
    await db.deleteFrom('mails').where('id', '=', id).execute();
  };

  /** Claims a due mail, so that no other process sends it. Undefined when the mail is not due. */
  const claim = (id: string) =>
    db
      .updateTable('mails')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1), next_try_at: iso(now() + CLAIM_MS) }))
      .where('id', '=', id)
      .where('next_try_at', '<=', iso())
      .returningAll()
      .executeTakeFirst();

  /** Sends a mail if it is due. Returns false when the mail server currently accepts no mails. */
  const deliver = async (id: string): Promise<boolean> => {
    const mail = await claim(id);
    const writer = mail && writers.get(mail.kind);
    if (mail === undefined || writer === undefined) return true;
    if (mail.give_up_at < iso()) {
      count('given-up');
      await forget(id);
      return true;
    }
    const { address, user_id } = mail;
    const words = await runInLanguage(mail.language, () =>
      writer({
        address,
        // The cast is safe, because the column only contains user ids.
        userId: user_id as UserId | null,
        about: JSON.parse(mail.about),
      }),
    );
    const failure = words === null ? null : await send({ to: address, ...words });
    if (failure !== null) report(failure);
    if (failure === null || failure.isFinal) {
      if (words !== null) count(failure === null ? 'sent' : 'refused');
      await forget(id);
      return true;
    }
    count('late');
    const waitMs = WAITS_MS[Math.min(mail.tries, WAITS_MS.length) - 1] ?? WAITS_MS[0];
    await db
      .updateTable('mails')
      .set({ next_try_at: iso(now() + waitMs) })
      .where('id', '=', id)
      .execute();
    return failure.isOfAddress;
  };

  const retry = async (): Promise<void> => {
    const due = await db
      .selectFrom('mails')
      .select('id')
      .where('next_try_at', '<=', iso())
      .orderBy('next_try_at')
      .limit(RETRIES_AT_ONCE)
      .execute();
    for (const { id } of due) {
      if (!jobs.mayGoOn() || !(await deliver(id))) return;
    }
  };

  jobs.work(JOB, async (id) => {
    await deliver(id);
  });
  jobs.every(RETRIES_EVERY_MS, retry);

  return {
    enqueue: async (tx, { kind, address, userId, about, language, usefulMs, isNewest }) => {
      if (isNewest) {
        await tx
          .deleteFrom('mails')
          .where('address', '=', address)
          .where('kind', '=', kind)
          .execute();
      }
      const id = uuidv7();
      await tx
        .insertInto('mails')
        .values({
          id,
          user_id: userId,
          kind,
          address,
          about: JSON.stringify(about),
          language: language ?? currentLanguage(),
          tries: 0,
          next_try_at: iso(),
          give_up_at: iso(now() + usefulMs),
        })
        .execute();
      await jobs.enqueue(tx, { name: JOB, key: id });
    },
    writtenBy: (kind, writer) => {
      writers.set(kind, writer);
    },
    oldestMs: async () => {
      const { id } = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.min<string | null>('id').as('id'))
        .executeTakeFirstOrThrow();
      return id === null ? 0 : Math.max(0, now() - madeAtMs(id));
    },
  };
};
