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

/** Somebody with a cookie jar who calls the real app. */
interface Caller {
  call(endpoint: Endpoint, parts?: Parts): Promise<Answer>;
  readonly cookie: string;
}

/** Somebody who is signed in. */
export interface Person extends Caller {
  readonly userId: string;
  readonly token: string;
  readonly email: string | null;
  readonly password: string;
}

/** An authenticator app that is set up. */
interface Authenticator {
  /** What the app shows so many milliseconds from the clock of the server. */
  code(fromNowMs?: number): string;
  readonly recoveryCodes: readonly string[];
  /** The cookie of the session under which the person goes on. */
  readonly cookie: string;
}

/** A therapist whose authenticator app is set up. */
export interface Therapist extends Person, Authenticator {}

/** What therapists of tests say of themselves. */
export const ABOUT = {
  title: 'Psychologist',
  organisation: 'Riverside Practice',
  registration: 'Register of Examples, 1234',
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The app's work for later, done when a test says so. */
  readonly jobs: Jobs;
  /** The app's clock, which tests may move. */
  readonly clock: { ms: number };
  /** Somebody without a session; `cookie` may bring one. */
  caller(cookie?: string, address?: string): Caller;
  signUp(email: string, password?: string): Promise<Person>;
  /** A therapist who has given the second factor. */
  therapist(email: string, password?: string): Promise<Therapist>;
  /** A therapist who has still to set up the second factor. */
  newTherapist(email: string, password?: string): Promise<Person>;
  /** Sets up a new authenticator app for somebody who is signed in. */
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

/** What a test may set differently. */
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
  /** Anybody may sign up as a therapist when not given. */
  readonly therapists?: TherapistSignup;
  readonly organisationHelp?: OrganisationHelp;
  readonly mail?: Config['mail'];
  /** Sees each statement of the app. */
  readonly plugin?: KyselyPlugin;
  readonly quotas?: Quotas;
  /** That of the app when null; cheap when not given. */
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
  // Everybody comes from an address of their own, so that no throttle hides an answer.
  const nextAddress = (): string => {
    callers += 1;
    return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  };

  /** The cookies of before, with the new value of each that an answer replaces. */
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
