import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import type { Engine } from '#tests/support/database/engines.ts';
import {
  type ReceivedMail,
  type SmtpStandIn,
  smtpStandIn,
} from '#tests/support/stand-ins/smtp-stand-in.ts';
import { type Answer, type TestApp, type TestSettings, testApp } from './test-app.ts';

const ORIGIN = 'http://localhost';

/** The secret of the link in a mail; empty if the mail has no link. */
export const secretIn = (mail: ReceivedMail | undefined): string =>
  /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';

/** Records the kinds of all database statements, and of those that one piece of work makes. */
export const statementCount = () => {
  const seen: string[] = [];
  const ofWork = new AsyncLocalStorage<string[]>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      seen.push(node.kind);
      ofWork.getStore()?.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    plugin,
    /** All statements since the last call of `take`. */
    take: (): readonly string[] => seen.splice(0),
    /** The result of some work and its statements, in order, without those that the server makes in the background. */
    during: async <Result>(work: () => Promise<Result>) => {
      const statements: string[] = [];
      const answer = await ofWork.run(statements, work);
      return { answer, statements };
    },
  };
};

/** The app with a mail server. */
export interface MailWorld extends TestApp {
  readonly mail: SmtpStandIn;
  /** Sends all due mail, and returns the newest mail to an address. */
  readonly newestTo: (email: string) => Promise<ReceivedMail | undefined>;
  /** Requests a password reset from a network address that nobody else uses. */
  readonly askReset: (email: string) => Promise<Answer>;
  /** Creates an account through a mailed link; also returns the final reply. */
  readonly join: (email: string, password?: string) => Promise<{ answer: Answer; is: SignedIn }>;
  readonly logIn: (email: string, password: string) => Promise<Answer>;
}

/** Starts the app together with a mail server, which stops when the app is closed. */
export const mailWorld = async (
  engine: Engine,
  settings: TestSettings = {},
): Promise<MailWorld> => {
  const mail = await smtpStandIn();
  const from = 'Evenkeel <evenkeel@clinic.example>';
  const world = await testApp(engine, {
    publicUrl: new URL(ORIGIN),
    ...settings,
    mail: { smtpUrl: mail.url, from },
  });
  const newestTo = async (email: string): Promise<ReceivedMail | undefined> => {
    await world.jobs.runDue();
    return mail.to(email).at(-1);
  };
  return {
    ...world,
    mail,
    newestTo,
    askReset: (email) => world.caller().call(mailEndpoints.askReset, { body: { email } }),
    join: async (email, password = 'correct horse') => {
      const body = { name: 'Sam', email, password };
      await world.caller().call(identityEndpoints.signup, { body });
      const secret = secretIn(await newestTo(email));
      const answer = await world
        .caller()
        .call(mailEndpoints.finishSignup, { body: { secret, password } });
      return { answer, is: answer.body as SignedIn };
    },
    logIn: (email, password) =>
      world.caller().call(identityEndpoints.login, { body: { email, password } }),
    close: async () => {
      await world.close();
      await mail.close();
    },
  };
};
