import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';

/** A mail as it is sent. */
interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Why a mail was not taken, in words of the protocol: no address is among them. */
export interface MailFailure {
  /** Such as ECONNREFUSED, ETIMEDOUT or EAUTH. */
  readonly code: string;
  /** The status of the mail server's answer; null when there was none. */
  readonly status: number | null;
  /** Whether it was this address that was refused, so that other mails may still be taken. */
  readonly isOfAddress: boolean;
  /** Whether this address will never be taken. */
  readonly isFinal: boolean;
}

/** Sends a mail. Resolves to null when the mail server took it, or to why it did not. */
export type SendMail = (mail: OutgoingMail) => Promise<MailFailure | null>;

/** How long a mail server may take, in milliseconds. */
export interface SmtpLimits {
  /** For each of: looking up its name, the connection, its greeting, each of its answers. */
  readonly stepMs: number;
  /** For all of it together; shorter than a shutdown waits. */
  readonly totalMs: number;
}

const LIMITS: SmtpLimits = { stepMs: 5_000, totalMs: 10_000 };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const failureShape = z.object({
  code: z.catch(z.string(), 'unknown'),
  responseCode: z.catch(z.nullable(z.number()), null),
  /** What was answered to the address, and not to the sender or the login. */
  rejectedErrors: z.catch(z.array(z.object({ responseCode: z.number() })), []),
});

const failureOf = (error: unknown): MailFailure => {
  const { data } = z.safeParse(failureShape, error);
  const rejected = data?.rejectedErrors ?? [];
  return {
    code: data?.code ?? 'unknown',
    status: data?.responseCode ?? null,
    // What is wrong with the sender or the login can be mended by whoever runs the server: the mail waits for it.
    isFinal: rejected.some(({ responseCode }) => responseCode >= 500),
    isOfAddress: rejected.length > 0,
  };
};

/** Sends mails by an SMTP server, each over a connection of its own. */
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
    // A password is sent over TLS, or within this machine, or not at all.
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
  // A server without mail needs none of it.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(options));
  return async ({ to, subject, text }) => {
    try {
      await (await transport).sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        // Keeps automatic answers away (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(totalMs),
      });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };
};
