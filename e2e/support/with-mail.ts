import { type SmtpStandIn, smtpStandIn } from '#tests/support/stand-ins/smtp-stand-in.ts';
import { test as base, expect } from '../fixtures.ts';
import { freePort } from './free-port.ts';
import { serve } from './server.ts';

/** A test whose server sends mails. */
export const test = base.extend<{ mails: SmtpStandIn }, { mailServer: SmtpStandIn }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
    async ({}, use) => {
      const mailServer = await smtpStandIn();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  mails: async ({ mailServer }, use) => use(mailServer),
  sharedServer: [
    async ({ mailServer }, use) => {
      // The links of mails lead to this address.
      const origin = `http://localhost:${await freePort()}`;
      await serve(
        {
          PORT: new URL(origin).port,
          PUBLIC_URL: origin,
          SMTP_URL: mailServer.url.href,
          MAIL_FROM: 'Evenkeel <mail@example.org>',
        },
        use,
      );
    },
    { scope: 'worker' },
  ],
});

/** The link of the newest mail to an address with this subject, once it came. */
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
