import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The provider’s claims about a person. */
interface StandInPerson {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly preferred_username?: string;
  readonly xms_edov?: boolean | string;
}

interface Asked {
  readonly query: URLSearchParams;
  readonly person: StandInPerson;
  readonly authTimeS: number;
}

/** A stand-in for an OpenID Connect provider: discovery, keys, a page with one button, and tokens signed with RS256. */
export interface OidcStandIn {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The person logged in at the provider. */
  person: StandInPerson;
  /** Claims that only the userinfo endpoint returns; null means that there is no such endpoint. */
  userInfo: Readonly<Record<string, unknown>> | null;
  /** The issuer that the provider reports, if it differs from the provider's address. */
  callsItself: string | null;
  /** ID token claims that replace the correct ones. */
  claims: Readonly<Record<string, unknown>>;
  /** How the ID token is signed. */
  signature: 'right' | 'other-key' | 'none';
  /** The path whose requests get no reply. */
  hangs: string | null;
  /** How many seconds ago the person logged in, unless the app asks them to log in again. */
  loggedInAgoS: number;
  /** The errors found in token requests. */
  readonly problems: string[];
  /** The query string with which a browser returns to the app after the button at this login address was pressed. */
  answer(url: string): string;
  close(): Promise<void>;
}

const base64url = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Starts a provider on a free local port, for pages that return to `redirectUri`. */
export const oidcStandIn = async (redirectUri: () => string): Promise<OidcStandIn> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Asked>();

  const token = (claims: object): string => {
    const { signature } = standIn;
    const head = signature === 'none' ? { alg: 'none' } : { alg: 'RS256', kid: 'one' };
    const signed = `${base64url(head)}.${base64url(claims)}`;
    if (signature === 'none') return `${signed}.`;
    const key = signature === 'right' ? privateKey : other.privateKey;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  };

  const problemOf = (
    form: URLSearchParams,
    authorization: string | undefined,
    asked: Asked | undefined,
  ): string | null => {
    const { clientId, clientSecret } = standIn;
    // The id and the secret are each form-encoded (RFC 6749, 2.3.1).
    const [id, secret] = Buffer.from(authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent);
    if (id !== clientId || secret !== clientSecret) return 'invalid_client';
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight =
      asked !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === redirectUri() &&
      asked.query.get('code_challenge') === challenge;
    return isRight ? null : 'invalid_grant';
  };

  const giveToken = async (
    request: IncomingMessage,
    json: (body: object, status?: number) => void,
  ) => {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const problem = problemOf(form, request.headers.authorization, asked);
    if (problem !== null || asked === undefined) {
      standIn.problems.push(String(problem));
      return json({ error: problem }, problem === 'invalid_client' ? 401 : 400);
    }
    const nowS = Math.floor(Date.now() / 1000);
    const claims = {
      iss: standIn.issuer,
      aud: standIn.clientId,
      iat: nowS,
      exp: nowS + 300,
      auth_time: asked.authTimeS,
      nonce: asked.query.get('nonce'),
      ...asked.person,
      ...standIn.claims,
    };
    json({
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: token(claims),
    });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', standIn.issuer);
    if (pathname === standIn.hangs) return;
    const json = (body: object, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    switch (pathname) {
      // Browsers request the icon along with the provider's page.
      case '/favicon.ico':
        response.writeHead(204).end();
        return;
      case '/.well-known/openid-configuration':
        return json({
          issuer: standIn.callsItself ?? standIn.issuer,
          authorization_endpoint: `${standIn.issuer}/authorize`,
          token_endpoint: `${standIn.issuer}/token`,
          jwks_uri: `${standIn.issuer}/jwks`,
          ...(standIn.userInfo === null ? {} : { userinfo_endpoint: `${standIn.issuer}/userinfo` }),
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/jwks':
        return json({
          keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        });
      case '/authorize':
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(
          `<!doctype html><html lang="en"><title>The clinic</title><h1>The clinic</h1>
<form method="post" action="/allow${search.replaceAll('&', '&amp;')}"><button>Go on</button></form></html>`,
        );
        return;
      case '/allow': {
        const query = standIn.answer(`${standIn.issuer}/authorize${search}`);
        response.writeHead(303, { location: `${redirectUri()}?${query}` }).end();
        return;
      }
      case '/userinfo':
        return json({ ...standIn.userInfo });
      case '/token':
        return giveToken(request, json);
      default:
        response.writeHead(404).end();
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const standIn: OidcStandIn = {
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'evenkeel',
    clientSecret: 'a-secret-of-the-clinic',
    person: { sub: 'one' },
    claims: {},
    userInfo: null,
    callsItself: null,
    signature: 'right',
    hangs: null,
    loggedInAgoS: 3600,
    problems: [],
    answer: (url) => {
      const query = new URL(url).searchParams;
      const state = query.get('state') ?? '';
      if (query.get('redirect_uri') !== redirectUri()) throw new Error('It leads somewhere else.');
      const code = randomUUID();
      const isAnew = query.get('prompt') === 'login' || query.get('max_age') === '0';
      const authTimeS = Math.floor(Date.now() / 1000) - (isAnew ? 0 : standIn.loggedInAgoS);
      codes.set(code, { query, person: standIn.person, authTimeS });
      return new URLSearchParams({ code, state }).toString();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};
