import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import type { TherapistSignup } from '#contract/accounts/therapist.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import type { Endpoint, ReplyOf } from '#contract/shared/endpoint.ts';
import type { OrganisationHelp } from '#contract/system.ts';
import type { ChatWriter } from '#server/ai/chat/writer.ts';
import type { SpeechToText } from '#server/ai/speech.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Quotas } from '#server/db/usage/quotas.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { openJobs } from '#server/jobs/open.ts';
import type { PasswordCost } from '#server/passwords/hash-worker.ts';
import { CHEAP_PASSWORDS } from '#tests/support/cheap-passwords.ts';
import { type Engine, migratedDatabase } from '#tests/support/database/engines.ts';
import { authenticatorApp } from '#tests/support/stand-ins/authenticator-app.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client with a cookie jar that calls the real app. */
interface Caller {
  call(endpoint: Endpoint, parts?: Parts): Promise<Answer>;
  readonly cookie: string;
}

/** A signed-in person. */
export interface Person extends Caller {
  readonly userId: string;
  readonly token: string;
  readonly email: string | null;
  readonly password: string;
}

/** An authenticator app that has been set up. */
interface Authenticator {
  /** The code that the app shows this many milliseconds from the server’s time. */
  code(fromNowMs?: number): string;
  readonly recoveryCodes: readonly string[];
  /** The cookie of the session with which the person continues. */
  readonly cookie: string;
}

/** A therapist with an authenticator app that has been set up. */
export interface Therapist extends Person, Authenticator {}

/** The description that test therapists use. */
export const ABOUT = {
  title: 'Psychologist',
  organisation: 'Riverside Practice',
  registration: 'Register of Examples, 1234',
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The app’s background jobs, which run when a test says so. */
  readonly jobs: Jobs;
  /** The app’s clock; tests may move it. */
  readonly clock: { ms: number };
  /** A client without a session; `cookie` may provide one. */
  caller(cookie?: string, address?: string): Caller;
  signUp(email: string, password?: string): Promise<Person>;
  /** A therapist who has given the second factor. */
  therapist(email: string, password?: string): Promise<Therapist>;
  /** A therapist who still has to set up the second factor. */
  newTherapist(email: string, password?: string): Promise<Person>;
  /** Sets up a new authenticator app for a signed-in person. */
  authenticatorOf(person: Person): Promise<Authenticator>;
  guest(): Promise<Person>;
  close(): Promise<void>;
}

const addressOf = (endpoint: Endpoint, { params, query }: Parts): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
};

const cookieFrom = (answer: Answer): string => {
  const header = answer.headers['set-cookie'];
  const first = Array.isArray(header) ? header[0] : header;
  return String(first ?? '').split(';', 1)[0] ?? '';
};

/** Settings that a test may change. */
export interface TestSettings {
  readonly publicUrl?: URL;
  readonly logLevel?: 'silent' | 'trace';
  readonly logTo?: Writable;
  readonly clientDir?: string;
  readonly writer?: TaskWriter | null;
  readonly chatWriter?: ChatWriter | null;
  readonly speech?: SpeechToText | null;
  /** Whether push messages may go to a stand-in on this machine. */
  readonly allowLoopback?: boolean;
  /** Who can sign up as a therapist; anybody by default. */
  readonly therapists?: TherapistSignup;
  readonly organisationHelp?: OrganisationHelp;
  readonly mail?: Config['mail'];
  /** A plugin that sees each database statement of the app. */
  readonly plugin?: KyselyPlugin;
  readonly quotas?: Quotas;
  /** The cost of hashing a password: null for the app’s own cost; a low cost by default. */
  readonly passwordCost?: PasswordCost | null;
  readonly oidc?: Config['oidc'];
}

/** Starts the real app on a fresh database of the engine. */
export const testApp = async (
  engine: Engine,
  {
    publicUrl,
    logLevel = 'silent',
    logTo,
    clientDir,
    allowLoopback = false,
    therapists = 'open',
    organisationHelp,
    oidc = null,
    mail = null,
    plugin,
    passwordCost = CHEAP_PASSWORDS,
    ...models
  }: TestSettings = {},
): Promise<TestApp> => {
  const fresh = await migratedDatabase(engine);
  const opened = await openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
  const database = plugin === undefined ? opened : { ...opened, db: opened.db.withPlugin(plugin) };
  const clock = { ms: Date.parse('2026-03-10T12:00:00Z') };
  const jobs = openJobs(database, (error) => {
    throw error;
  });
  const app = await buildApp({
    config: {
      publicUrl: publicUrl ?? null,
      trustProxy: 1,
      logLevel,
      therapists,
      organisationHelp: organisationHelp ?? null,
      oidc,
      mail,
    },
    database,
    jobs,
    addressRules: { allowLoopback },
    ...models,
    ...(passwordCost === null ? {} : { passwordCost }),
    ...(logTo === undefined ? {} : { logTo }),
    ...(clientDir === undefined ? {} : { clientDir }),
    now: () => clock.ms,
    checkReplies: true,
  });

  let callers = 0;
  // Each caller has its own address, so that no throttle hides a reply.
  const nextAddress = (): string => {
    callers += 1;
    return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  };

  /** The earlier cookies, with the values that a reply replaces updated. */
  const replacedIn = (cookies: string, headers: Answer['headers']): string =>
    [headers['set-cookie']]
      .flat()
      .map((header) => /^([^=]+)=[^;]+/.exec(String(header)))
      .reduce(
        (jar, set) =>
          jar
            .split('; ')
            .map((one) => (set !== null && one.startsWith(`${set[1]}=`) ? set[0] : one))
            .join('; '),
        cookies,
      );

  const caller = (cookie = '', address = nextAddress()): Caller => {
    let jar = cookie;
    return {
      cookie,
      call: async (endpoint, parts = {}) => {
        const response = await app.inject({
          method: endpoint.method,
          url: addressOf(endpoint, parts),
          headers: {
            'x-forwarded-for': address,
            ...(publicUrl === undefined ? {} : { host: publicUrl.host }),
            ...(jar === '' ? {} : { cookie: jar }),
            ...parts.headers,
          },
          ...(parts.body === undefined ? {} : { payload: parts.body as object }),
        });
        jar = replacedIn(jar, response.headers);
        const json = /[/+]json\b/.test(String(response.headers['content-type']));
        return {
          status: response.statusCode,
          body: json ? response.json() : response.body,
          headers: response.headers,
        };
      },
    };
  };

  const entered = (answer: Answer, password: string): Person => {
    if (answer.status > 201) throw new Error(`Nobody got in: ${JSON.stringify(answer.body)}`);
    const { userId, token, email } = answer.body as SignedIn;
    return { ...caller(cookieFrom(answer)), userId, token, email, password };
  };

  const newTherapist = async (email: string, password = 'correct horse'): Promise<Person> => {
    const body = { name: 'Dr Lee', email, password, therapist: ABOUT };
    return entered(await caller().call(identityEndpoints.signup, { body }), password);
  };

  const authenticatorOf = async (person: Person): Promise<Authenticator> => {
    const begun = await person.call(secondFactorEndpoints.begin, {
      body: { password: person.password },
    });
    const { uri } = begun.body as ReplyOf<typeof secondFactorEndpoints.begin>;
    const authenticator = authenticatorApp(uri);
    const code = (fromNowMs = 0): string =>
      authenticator.generate({ timestamp: clock.ms + fromNowMs });
    const body = { code: code() };
    const confirmed = await person.call(secondFactorEndpoints.confirm, { body });
    const { recoveryCodes } = confirmed.body as ReplyOf<typeof secondFactorEndpoints.confirm>;
    return { code, recoveryCodes, cookie: cookieFrom(confirmed) };
  };

  const therapist = async (email: string, password?: string): Promise<Therapist> => {
    const person = await newTherapist(email, password);
    return { ...person, ...(await authenticatorOf(person)) };
  };

  return {
    app,
    database,
    jobs,
    clock,
    caller,
    signUp: async (email, password = 'correct horse') => {
      const body = { name: 'Sam', email, password };
      return entered(await caller().call(identityEndpoints.signup, { body }), password);
    },
    newTherapist,
    authenticatorOf,
    therapist,
    guest: async () => entered(await caller().call(identityEndpoints.guest), ''),
    close: async () => {
      await app.close();
      await database.close();
      await fresh.remove();
    },
  };
};
