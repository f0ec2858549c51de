import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';

/** A complete mail. */
interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Why a mail was not accepted, in the terms of the protocol. The failure contains no email address. */
export interface MailFailure {
  /** An error code such as ECONNREFUSED, ETIMEDOUT or EAUTH. */
  readonly code: string;
  /** The status in the mail server's reply. Null when there was no reply. */
  readonly status: number | null;
  /** Whether the server rejected only this address, so that it may still accept mails to other addresses. */
  readonly isOfAddress: boolean;
  /** Whether the server rejects the address permanently. */
  readonly isFinal: boolean;
}

/** Sends a mail. Resolves to null if the mail server accepted it, otherwise to the failure. */
export type SendMail = (mail: OutgoingMail) => Promise<MailFailure | null>;

/** Timeouts for the mail server, in milliseconds. */
export interface SmtpLimits {
  /** The limit for each step: DNS lookup, connection, greeting, and each reply. */
  readonly stepMs: number;
  /** The limit for sending a mail as a whole. It is shorter than the time that a shutdown waits. */
  readonly totalMs: number;
}

const LIMITS: SmtpLimits = { stepMs: 5_000, totalMs: 10_000 };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const failureShape = z.object({
  code: z.catch(z.string(), 'unknown'),
  responseCode: z.catch(z.nullable(z.number()), null),
  /** The server's replies about the recipient's address. Replies about the sender or the login are not among them. */
  rejectedErrors: z.catch(z.array(z.object({ responseCode: z.number() })), []),
});

const failureOf = (error: unknown): MailFailure => {
  const { data } = z.safeParse(failureShape, error);
  const rejected = data?.rejectedErrors ?? [];
  return {
    code: data?.code ?? 'unknown',
    status: data?.responseCode ?? null,
    // Problems with the sender or the login are not final: the server's operator can solve such problems, and until
    // then the mail waits.
    isFinal: rejected.some(({ responseCode }) => responseCode >= 500),
    isOfAddress: rejected.length > 0,
  };
};

/** Sends mails through an SMTP server, each mail over its own connection. */
export const smtpSender = (
  { smtpUrl, from }: NonNullable<Config['mail']>,
  { stepMs, totalMs }: SmtpLimits = LIMITS,
): SendMail => {
  const { hostname, username, password, port, protocol } = smtpUrl;
  const isImplicit = protocol === 'smtps:';
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isImplicit ? 465 : 587) : Number(port),
    secure: isImplicit,
    // A password is sent only over TLS, or to a mail server on this machine.
    requireTLS: !isImplicit && username !== '' && !LOOPBACK.test(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded only when mail is configured, because a server without mail does not need it.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(options));
  return async ({ to, subject, text }) => {
    try {
      await (await transport).sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        // Suppresses automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(totalMs),
      });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };
};
