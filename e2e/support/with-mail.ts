import type { AppServer } from '#tests/support/app-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type SmtpStandIn, smtpStandIn } from '#tests/support/stand-ins/smtp-stand-in.ts';
import { test as base, expect } from '../fixtures.ts';
import { startServer } from './server.ts';

interface Mailing {
  readonly mails: SmtpStandIn;
  readonly server: AppServer;
}

const startMailing = async (): Promise<Mailing> => {
  const mails = await smtpStandIn();
  const port = String(await freePort());
  const server = await startServer({
    PORT: port,
    // The address for links in mails.
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: mails.url.href,
    MAIL_FROM: 'Evenkeel <mail@example.org>',
  });
  return { mails, server };
};

/** A test whose server sends mail. */
export const test = base.extend<{ mailing: Mailing; mails: SmtpStandIn }>({
  mailing: async ({ keep }, use) =>
    use(
      await keep('server that sends mails', startMailing, async ({ mails, server }) => {
        await server.remove();
        await mails.close();
      }),
    ),
  mails: ({ mailing: { mails } }, use) => use(mails),
  sharedServer: ({ mailing: { server } }, use) => use(server),
});

/** Waits for a mail with this subject to an address. Returns the link in the newest such mail. */
export const linkIn = async (
  mails: SmtpStandIn,
  address: string,
  subject: string,
): Promise<string> => {
  const newest = () => mails.to(address).findLast((mail) => mail.subject === subject);
  await expect.poll(newest).toBeDefined();
  const link = /^http\S+$/m.exec(newest()?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`There is no link in the mail "${subject}".`);
  return link;
};
