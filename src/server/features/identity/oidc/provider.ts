import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  None,
  ResponseBodyError,
} from 'openid-client';
import { identityEndpoints } from '#contract/identity.ts';
import { LOGIN_PAGE } from '#contract/shared/pages.ts';
import { boundedFetch } from '#server/ai/provider/bounded-fetch.ts';
import type { Config } from '#server/config.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/identity.js';

/** How long each request to the provider may take. */
const TIME_LIMIT_S = 5;
/** How long the provider's metadata is cached. */
const KEPT_MS = 3_600_000;
const SCOPE = ['openid', 'email', 'profile'].join(' ');
/** The format of a subject in the specification: up to 255 printable ASCII characters. */
const SUBJECT = /^[ -~]{1,255}$/;

export type OidcSettings = NonNullable<Config['oidc']>;

/** The secrets of a login. Only the browser that started the login knows them. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier. */
  readonly verifier: string;
}

/** The identity claims from the provider. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** The person's name. Empty if the provider sends no valid name. */
  readonly name: string;
  /** The email in lower case. Null unless the provider has verified it. */
  readonly email: string | null;
}

/**
 * Sends the client secret with HTTP Basic authentication if the provider supports it, otherwise in the request body.
 */
const bySecret =
  (secret: string): ClientAuth =>
  (server, ...more) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = known.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return way(secret)(server, ...more);
  };

/** The claims that the provider states in the ID token or at the userinfo endpoint. */
type Said = Readonly<Record<string, unknown>>;

/**
 * Whether the provider has verified the email. Some providers send `email_verified` as text, and one provider uses its
 * own claim `xms_edov`.
 */
const isVerified = ({ email_verified, xms_edov }: Said): boolean =>
  [email_verified, xms_edov].some((one) => ['true', '1'].includes(String(one).toLowerCase()));

/**
 * Returns the first of the following that is a valid name: the full name, the given and family name together, the
 * nickname, the username.
 */
const nameIn = ({ name, given_name, family_name, nickname, preferred_username }: Said): string => {
  const parts = [given_name, family_name].filter((part) => typeof part === 'string').join(' ');
  const names = [name, parts, nickname, preferred_username].map(
    (one) => identityEndpoints.signup.body.shape.name.safeParse(one).data,
  );
  return names.find((one) => one !== undefined) ?? '';
};

const emailIn = (said: Said): string | null =>
  isVerified(said)
    ? (identityEndpoints.signup.body.shape.email.safeParse(said.email).data ?? null)
    : null;

/** The part of a failure that may be logged: protocol codes, never user input. */
const failureOf = (error: unknown): string => {
  if (error instanceof ResponseBodyError && /^[a-z_]{1,40}$/.test(error.error)) return error.error;
  if (error instanceof ClientError || error instanceof AuthorizationResponseError) {
    return error.code ?? error.name;
  }
  return error instanceof Error ? error.name : 'unknown';
};

/** The login provider. `report` receives the error code of each failure. */
export const oidcProvider = (
  { issuer, clientId, clientSecret, name }: OidcSettings,
  publicUrl: URL,
  { now, report }: { readonly now: () => number; readonly report: (failure: string) => void },
) => {
  const redirectUri = new URL(LOGIN_PAGE, publicUrl);
  let known: { readonly configuration: Promise<Configuration>; readonly untilMs: number } | null =
    null;

  const refusal = (error: unknown): HttpError => {
    if (error instanceof HttpError) return error;
    report(failureOf(error));
    if (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT') {
      return new HttpError('upstream_late', texts.providerSlow({ provider: name }));
    }
    if (error instanceof AuthorizationResponseError) {
      return new HttpError('invalid', texts.providerUnfinished({ provider: name }));
    }
    if (error instanceof TypeError) {
      return new HttpError('upstream_failed', texts.providerUnreachable({ provider: name }));
    }
    return new HttpError('invalid', texts.providerRefused({ provider: name }));
  };

  const discover = async (): Promise<Configuration> => {
    const found = await discovery(
      issuer,
      clientId,
      {},
      clientSecret === null ? None() : bySecret(clientSecret),
      {
        timeout: TIME_LIMIT_S,
        // The requests of a login send only forms, so any other request body is left out.
        [customFetch]: (url, { body, ...more }) =>
          boundedFetch(url, { ...more, ...(body instanceof URLSearchParams ? { body } : {}) }),
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      },
    );
    // For some providers the library accepts the issuers of several customers (tenants). Here the issuer must match
    // exactly.
    if (new URL(found.serverMetadata().issuer).href !== issuer.href) {
      throw new TypeError('The provider calls itself by another name.');
    }
    return found;
  };

  /** The provider's metadata, from the cache if possible. Failures are not cached, so the next login tries again. */
  const configuration = (): Promise<Configuration> => {
    if (known !== null && now() < known.untilMs) return known.configuration;
    const asked = { configuration: discover(), untilMs: now() + KEPT_MS };
    known = asked;
    asked.configuration.catch(() => {
      if (known === asked) known = null;
    });
    return asked.configuration;
  };

  /** The claims of the ID token. If name or email is missing, adds the claims from the userinfo endpoint. */
  const saidOf = async (given: IDToken, accessToken: string): Promise<Said> => {
    const found = await configuration();
    const isThere = found.serverMetadata().userinfo_endpoint !== undefined;
    if (!isThere || (nameIn(given) !== '' && emailIn(given) !== null)) return given;
    try {
      return { ...(await fetchUserInfo(found, accessToken, given.sub)), ...given };
    } catch (error) {
      // The ID token alone is enough to identify the person.
      report(failureOf(error));
      return given;
    }
  };

  return {
    name,

    /** The issuer identifier. The provider's claims must have the same `issuer`. */
    issuer: issuer.href,

    /**
     * The URL at which a login continues. With `forceLogin` the person must log in even if the provider has a session.
     */
    loginUrl: async (
      { state, nonce, verifier }: LoginSecrets,
      { forceLogin }: { readonly forceLogin: boolean },
    ): Promise<string> => {
      try {
        return buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri.href,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(forceLogin ? { prompt: 'login', max_age: '0' } : {}),
        }).href;
      } catch (error) {
        throw refusal(error);
      }
    },

    /**
     * The claims of the person who logged in, from the query of the provider's redirect. `maxAge` is how many seconds
     * ago the person may have logged in at the provider; null allows any time. Throws a 400 for an invalid response,
     * and a 502 or 504 when the provider cannot be reached.
     */
    claims: async (
      answer: string,
      { state, nonce, verifier }: LoginSecrets,
      maxAge: number | null,
    ): Promise<Claims> => {
      try {
        const address = new URL(redirectUri);
        address.search = answer;
        const tokens = await authorizationCodeGrant(await configuration(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          ...(maxAge === null ? {} : { maxAge }),
        });
        const given = tokens.claims();
        if (given === undefined || !SUBJECT.test(given.sub)) {
          throw new ClientError('nobody');
        }
        const said = await saidOf(given, tokens.access_token);
        return {
          issuer: issuer.href,
          subject: given.sub,
          name: nameIn(said),
          email: emailIn(said),
        };
      } catch (error) {
        throw refusal(error);
      }
    },
  };
};

export type OidcProvider = ReturnType<typeof oidcProvider>;
