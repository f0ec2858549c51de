import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { THERAPIST_SIGNUPS, type TherapistSignup } from '#contract/accounts/therapist.ts';
import type { OrganisationHelp } from '#contract/system.ts';

/**
 * The error that ends the program when it cannot start with this configuration or in this state. The `message` gives
 * the reason in one line.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ROLES = ['all', 'web', 'worker'] as const;

/** The configuration from the environment, validated once. */
export interface Config {
  /** The port. With 0 the system chooses a free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite database; unused with PostgreSQL. */
  readonly dataDir: string;
  /** A postgres:// address, or null for SQLite. */
  readonly databaseUrl: string | null;
  /** The public origin of the app, such as https://evenkeel.example.org; null when unknown. */
  readonly publicUrl: URL | null;
  /**
   * Which proxies to trust for the caller's address: none, all, a number of proxies in a row, or the proxies'
   * addresses.
   */
  readonly trustProxy: boolean | number | string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** A server that speaks the OpenAI chat protocol; null when there is none. */
  readonly languageModel: {
    /** The base URL, such as http://localhost:11434/v1. */
    readonly baseUrl: string;
    readonly model: string;
    readonly apiKey: string | null;
  } | null;
  /** A server that speaks the OpenAI speech-to-text protocol; null when there is none. */
  readonly speech: Config['languageModel'];
  /** The role of this process: serving pages and the API, sending reminders, or both. */
  readonly role: (typeof ROLES)[number];
  /** The keys that identify this server to push services. If null, the server generates and stores keys itself. */
  readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** A contact for push services, as an https:// or mailto: address; null when unknown. */
  readonly vapidSubject: string | null;
  /** The outgoing mail server and sender; null when no mails are sent. */
  readonly mail: {
    /** The URL of the server, such as smtps://name:password@mail.example.org. */
    readonly smtpUrl: URL;
    /** The sender's address, optionally preceded by a name. */
    readonly from: string;
  } | null;
  /** The rule for who may sign up as a therapist. */
  readonly therapists: TherapistSignup;
  /** An OpenID Connect provider for logging in; null when there is none. */
  readonly oidc: {
    readonly issuer: URL;
    readonly clientId: string;
    /** The client secret. Null for a public client. */
    readonly clientSecret: string | null;
    /** The provider's name as people know it, such as "Clinic North". */
    readonly name: string;
  } | null;
  /** The operator's own crisis help, which is shown next to the crisis lines. Null when there is none. */
  readonly organisationHelp: OrganisationHelp | null;
  /** The address that serves the metrics. Null when they are not served. With port 0 the system chooses a free port. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /**
   * How many seconds this process continues to accept requests after a stop signal, so that a load balancer has time to
   * notice.
   */
  readonly drainS: number;
}

const parsedUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const isOrigin = (text: string): boolean => {
  const url = parsedUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
};

const isBaseUrl = (text: string): boolean => {
  const url = parsedUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return `${url.username}${url.password}${url.search}${url.hash}` === '';
};

const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const isIssuer = (text: string): boolean => {
  if (!isBaseUrl(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK_HOSTS.includes(hostname);
};

const isSmtpUrl = (text: string): boolean => {
  const url = parsedUrl(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  return /^\/?$/.test(url.pathname) && `${url.search}${url.hash}` === '';
};

const MAIL_ADDRESS = String.raw`[^\s<>@",;:\p{Cc}]+@[^\s<>@",;:\p{Cc}]+`;
const SENDER = new RegExp(`^(?:${MAIL_ADDRESS}|[^<>@",;:\\p{Cc}]{1,80} <${MAIL_ADDRESS}>)$`, 'u');

const isAddressOrRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0 || isIP(address) === 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
  );
};

const isTrust = (text: string): boolean =>
  /^(true|false|\d{1,3})$/.test(text) ||
  text.split(',').every((part) => isAddressOrRange(part.trim()));

const baseUrl = z.optional(
  z.string().check(
    z.refine(isBaseUrl, {
      error: 'has to be an http:// or https:// address without a password, ? or #',
    }),
  ),
);

const apiKey = z.optional(
  z
    .string()
    .check(z.regex(/^[!-~]+$/, { error: 'has to be plain letters, digits and signs on one line' })),
);

/** The schema of a base64url key of exactly this many bytes. */
const keyOfBytes = (bytes: number) =>
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
          { error: `has to be a key of ${bytes} bytes in base64url` },
        ),
      ),
  );

const CRISIS_TEXT_MAX = 300;

const DRAIN_S_MAX = 300;

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const NO_PORT = 'has to be a port number from 0 to 65535';

/** The host of an https:// or mailto: address; empty when there is none. */
const contactHost = (text: string): string =>
  text.startsWith('mailto:')
    ? (/^mailto:[^@\s]+@([^@\s?]+)$/.exec(text)?.[1] ?? '')
    : URL.canParse(text)
      ? new URL(text).hostname
      : '';

/** Whether a host can be on the public internet: it has a dot and no special-use suffix (RFC 2606, 6762). */
const isReachable = (host: string): boolean =>
  /^[^.].*\.[a-z][a-z0-9-]+$/i.test(host) &&
  !/(^|\.)(localhost|local|internal|lan|home|invalid|test)$/i.test(host);

const environment = z.object({
  PORT: z._default(z.string().check(z.refine(isPort, { error: NO_PORT })), '3000'),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
        error: 'has to be a postgres:// address',
      }),
    ),
  ),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isOrigin, { error: 'has to be an http:// or https:// address without a path' }),
      ),
  ),
  TRUST_PROXY: z._default(
    z.string().check(
      z.refine(isTrust, {
        error: 'has to be true, false, a number of proxies, or their IP addresses',
      }),
    ),
    'false',
  ),
  LOG_LEVEL: z._default(
    z.enum(LOG_LEVELS, { error: `has to be one of ${LOG_LEVELS.join(', ')}` }),
    'info',
  ),
  AI_BASE_URL: baseUrl,
  AI_MODEL: z.optional(z.string()),
  AI_API_KEY: apiKey,
  STT_BASE_URL: baseUrl,
  STT_MODEL: z.optional(z.string()),
  STT_API_KEY: apiKey,
  ROLE: z._default(z.enum(ROLES, { error: `has to be one of ${ROLES.join(', ')}` }), 'all'),
  VAPID_PUBLIC_KEY: keyOfBytes(65),
  VAPID_PRIVATE_KEY: keyOfBytes(32),
  VAPID_SUBJECT: z.optional(
    z.string().check(
      z.refine((text) => /^(https:\/\/|mailto:)[!-~]+$/.test(text) && URL.canParse(text), {
        error: 'has to be an https:// or mailto: address',
      }),
      z.refine((text) => isReachable(contactHost(text)), {
        error:
          'has to be an address that push services can write to, such as mailto:you@example.org; they refuse messages of a server without one',
      }),
    ),
  ),
  SMTP_URL: z.optional(
    z.string().check(
      z.refine(isSmtpUrl, {
        error: 'has to be an smtp:// or smtps:// address without a path, ? or #',
      }),
    ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(SENDER, { error: 'has to be an address, or a name with an address in < and >' }),
      ),
  ),
  THERAPISTS: z._default(
    z.enum(THERAPIST_SIGNUPS, { error: `has to be one of ${THERAPIST_SIGNUPS.join(', ')}` }),
    'invite',
  ),
  OIDC_ISSUER: z.optional(
    z.string().check(
      z.refine(isIssuer, {
        error:
          'has to be an https:// address without a password, ? or #; http:// only on this machine',
      }),
    ),
  ),
  OIDC_CLIENT_ID: apiKey,
  OIDC_CLIENT_SECRET: apiKey,
  OIDC_NAME: z.optional(
    z.string().check(
      z.overwrite((text: string) => text.trim()),
      z.refine((text) => /^[^\p{Cc}\u2028\u2029]{1,60}$/u.test(text) && text.isWellFormed(), {
        error: 'has to be a name of at most 60 characters',
      }),
    ),
  ),
  ORGANISATION_CRISIS_TEXT: z.optional(
    z.string().check(
      z.overwrite((text: string) => text.trim()),
      z.refine(
        (text) => text !== '' && !/[\p{Cc}\u2028\u2029]/u.test(text) && text.isWellFormed(),
        {
          error: 'has to be words on one line',
        },
      ),
      z.maxLength(CRISIS_TEXT_MAX, { error: `can have at most ${CRISIS_TEXT_MAX} characters` }),
    ),
  ),
  ORGANISATION_CRISIS_NUMBER: z.optional(
    z.string().check(
      z.overwrite((text: string) => text.trim()),
      z.refine((text) => /^\+?[\d ().-]{2,30}$/.test(text) && /\d{2}/.test(text), {
        error: 'has to be a phone number of digits and spaces, with + before it or not',
      }),
    ),
  ),
  METRICS_PORT: z.optional(z.string().check(z.refine(isPort, { error: NO_PORT }))),
  METRICS_HOST: z._default(z.string(), 'localhost'),
  DRAIN_S: z._default(
    z.string().check(
      z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= DRAIN_S_MAX, {
        error: `has to be a number of seconds from 0 to ${DRAIN_S_MAX}`,
      }),
    ),
    '0',
  ),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

const trustOf = (text: string): Config['trustProxy'] => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
};

/** The model server that its three settings (URL, model and API key) describe. The API key is optional. */
const modelServerOf = (
  data: z.output<typeof environment>,
  prefix: 'AI' | 'STT',
): Config['languageModel'] => {
  const baseUrl = data[`${prefix}_BASE_URL`];
  const model = data[`${prefix}_MODEL`];
  const apiKey = data[`${prefix}_API_KEY`];
  const together = (given: string, ...others: readonly string[]): StartError => {
    const named = others.map((name) => `${prefix}_${name}`).join(' and ');
    return new StartError(`The setting ${prefix}_${given} has to be given together with ${named}.`);
  };
  if (baseUrl === undefined && model === undefined && apiKey === undefined) return null;
  if (baseUrl === undefined && model === undefined) throw together('API_KEY', 'BASE_URL', 'MODEL');
  if (baseUrl === undefined) throw together('BASE_URL', 'MODEL');
  if (model === undefined) throw together('MODEL', 'BASE_URL');
  return { baseUrl, model, apiKey: apiKey ?? null };
};

const vapidKeysOf = (data: z.output<typeof environment>): Config['vapidKeys'] => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = data;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined) {
    throw new StartError(
      'The settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be given together.',
    );
  }
  return { publicKey, privateKey };
};

const oidcOf = (data: z.output<typeof environment>): Config['oidc'] => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_NAME: name } = data;
  const { OIDC_CLIENT_SECRET: clientSecret = null, PUBLIC_URL: publicUrl } = data;
  if ([issuer, clientId, name].every((part) => part === undefined) && clientSecret === null) {
    return null;
  }
  if (issuer === undefined || clientId === undefined || name === undefined) {
    throw new StartError(
      'The settings OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_NAME have to be given together.',
    );
  }
  if (publicUrl === undefined) {
    throw new StartError('The setting OIDC_ISSUER has to be given together with PUBLIC_URL.');
  }
  return { issuer: new URL(issuer), clientId, clientSecret, name };
};

const mailOf = (data: z.output<typeof environment>): Config['mail'] => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = data;
  if (smtpUrl === undefined && from === undefined) return null;
  if (smtpUrl === undefined || from === undefined) {
    throw new StartError('The settings SMTP_URL and MAIL_FROM have to be given together.');
  }
  // Links in mails need a base address that does not come from a request.
  if (data.PUBLIC_URL === undefined) {
    throw new StartError('The setting SMTP_URL has to be given together with PUBLIC_URL.');
  }
  return { smtpUrl: new URL(smtpUrl), from };
};

const organisationHelpOf = (data: z.output<typeof environment>): Config['organisationHelp'] => {
  const { ORGANISATION_CRISIS_TEXT: text, ORGANISATION_CRISIS_NUMBER: number } = data;
  if (text !== undefined) return { text, number: number ?? null };
  if (number === undefined) return null;
  throw new StartError(
    'The setting ORGANISATION_CRISIS_NUMBER has to be given together with ORGANISATION_CRISIS_TEXT.',
  );
};

/**
 * Reads the settings from environment variables; empty values count as unset. When a value is invalid, throws a
 * StartError that names the variable but never repeats the value, because the value may be secret.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { data } = result;
  return {
    port: Number(data.PORT),
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    publicUrl: data.PUBLIC_URL === undefined ? null : new URL(data.PUBLIC_URL),
    trustProxy: trustOf(data.TRUST_PROXY),
    logLevel: data.LOG_LEVEL,
    languageModel: modelServerOf(data, 'AI'),
    speech: modelServerOf(data, 'STT'),
    role: data.ROLE,
    vapidKeys: vapidKeysOf(data),
    vapidSubject: data.VAPID_SUBJECT ?? null,
    mail: mailOf(data),
    therapists: data.THERAPISTS,
    oidc: oidcOf(data),
    organisationHelp: organisationHelpOf(data),
    metrics:
      data.METRICS_PORT === undefined
        ? null
        : { host: data.METRICS_HOST, port: Number(data.METRICS_PORT) },
    drainS: Number(data.DRAIN_S),
  };
};
