import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The headers as they were sent, unfolded. */
  readonly headers: string;
  readonly subject: string;
  /** The decoded text. */
  readonly text: string;
}

/** A local mail server. */
export interface SmtpStandIn {
  /** The value for `SMTP_URL`. */
  readonly url: URL;
  readonly received: ReceivedMail[];
  /** How the server handles mails; by default, it accepts them. */
  behaviour: 'take' | 'refuse-address' | 'refuse-now' | 'hang' | 'hang-up';
  /** Addresses that the server temporarily refuses, regardless of `behaviour`. */
  readonly notYet: Set<string>;
  /** The mails to an address, oldest first. */
  readonly to: (address: string) => readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

const decoded = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
    .toString('utf8')
    .replaceAll('\r\n', '\n');

const readMail = (raw: string): Pick<ReceivedMail, 'headers' | 'subject' | 'text'> => {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable$/im.test(headers);
  const body = raw.slice(end + 4);
  return {
    headers,
    subject: /^Subject: (.*)$/m.exec(headers)?.[1] ?? '',
    text: isQuoted ? decoded(body) : body.replaceAll('\r\n', '\n'),
  };
};

const refusal = (responseCode: number): Error =>
  Object.assign(new Error('This mail is not taken'), { responseCode });

/** Starts a mail server on a free local port. */
export const smtpStandIn = async (): Promise<SmtpStandIn> => {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onRcptTo: ({ address }, _session, done) => {
      if (standIn.behaviour === 'hang') return;
      if (standIn.notYet.has(address)) return done(refusal(450));
      if (standIn.behaviour === 'refuse-address') return done(refusal(550));
      done(standIn.behaviour === 'refuse-now' ? refusal(451) : null);
    },
    onData: async (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const mail = readMail(await text(stream));
      if (standIn.behaviour === 'hang-up') {
        for (const connection of server.connections) connection.close();
        return;
      }
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        ...mail,
      });
      done();
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const standIn: SmtpStandIn = {
    url: new URL(`smtp://127.0.0.1:${port}`),
    received,
    behaviour: 'take',
    notYet: new Set(),
    to: (address) => received.filter(({ to }) => to.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
};
