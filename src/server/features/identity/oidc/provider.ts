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

/** For each of the few calls to the provider that a login needs. */
const TIME_LIMIT_S = 5;
/** How long what the provider says of itself is believed. */
const KEPT_MS = 3_600_000;
const SCOPE = 'openid email profile';
/** How the specification bounds it: letters, digits and signs. */
const SUBJECT = /^[ -~]{1,255}$/;

export type OidcSettings = NonNullable<Config['oidc']>;

/** What one login is recognized by. None of it may be known to anybody but the browser that began it. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of the proof key (PKCE). */
  readonly verifier: string;
}

/** Who the provider says that somebody is. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  /** Empty when the provider gives none that can be kept. */
  readonly name: string;
  /** In lower case; null unless the provider says that it is verified. */
  readonly email: string | null;
}

/** With which of the two usual ways the secret goes to the provider. */
const bySecret =
  (secret: string): ClientAuth =>
  (server, ...more) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = known.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return way(secret)(server, ...more);
  };

/** What a provider says of somebody, in the ID token or when it is asked. */
type Said = Readonly<Record<string, unknown>>;

/** Some providers write it as text, and one has a claim of its own for it. */
const isVerified = ({ email_verified, xms_edov }: Said): boolean =>
  [email_verified, xms_edov].some((one) => ['true', '1'].includes(String(one).toLowerCase()));

/** The first name that can be kept: in one piece, in parts, or what the person is called. */
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

/** What may be written down of a failure: codes of the protocol, and nothing that somebody sent. */
const failureOf = (error: unknown): string => {
  if (error instanceof ResponseBodyError && /^[a-z_]{1,40}$/.test(error.error)) return error.error;
  if (error instanceof ClientError || error instanceof AuthorizationResponseError) {
    return error.code ?? error.name;
  }
  return error instanceof Error ? error.name : 'unknown';
};

/** The provider at which people can log in. `report` is told the code of what went wrong. */
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
      return new HttpError(
        'upstream_late',
        `${name} does not answer right now. Try again in a few minutes, or log in another way.`,
      );
    }
    if (error instanceof AuthorizationResponseError) {
      return new HttpError(
        'invalid',
        `The login at ${name} was not finished. You can try again, or log in another way.`,
      );
    }
    if (error instanceof TypeError) {
      return new HttpError(
        'upstream_failed',
        `${name} cannot be reached right now. Try again in a few minutes, or log in another way.`,
      );
    }
    return new HttpError(
      'invalid',
      `The login at ${name} was not accepted. You can try again, or log in another way.`,
    );
  };

  const discover = async (): Promise<Configuration> => {
    const found = await discovery(
      issuer,
      clientId,
      {},
      clientSecret === null ? None() : bySecret(clientSecret),
      {
        timeout: TIME_LIMIT_S,
        // Forms are all that a login sends.
        [customFetch]: (url, { body, ...more }) =>
          boundedFetch(url, { ...more, ...(body instanceof URLSearchParams ? { body } : {}) }),
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      },
    );
    // The library lets some providers answer for all their customers; here it is one clinic.
    if (new URL(found.serverMetadata().issuer).href !== issuer.href) {
      throw new TypeError('The provider calls itself by another name.');
    }
    return found;
  };

  /** What the provider says of itself. A failure is not kept, so that the next login asks again. */
  const configuration = (): Promise<Configuration> => {
    if (known !== null && now() < known.untilMs) return known.configuration;
    const asked = { configuration: discover(), untilMs: now() + KEPT_MS };
    known = asked;
    asked.configuration.catch(() => {
      if (known === asked) known = null;
    });
    return asked.configuration;
  };

  /** What the ID token says, and where name or email are missing also what the provider says when it is asked. */
  const saidOf = async (given: IDToken, accessToken: string): Promise<Said> => {
    const found = await configuration();
    const isThere = found.serverMetadata().userinfo_endpoint !== undefined;
    if (!isThere || (nameIn(given) !== '' && emailIn(given) !== null)) return given;
    try {
      return { ...(await fetchUserInfo(found, accessToken, given.sub)), ...given };
    } catch (error) {
      // Who it is, is known without it.
      report(failureOf(error));
      return given;
    }
  };

  return {
    name,

    /** Its address; the claims that it gives have the same one. */
    issuer: issuer.href,

    /** Where a login goes on; `anew` asks the provider to let the person log in though it knows them. */
    loginUrl: async (
      { state, nonce, verifier }: LoginSecrets,
      { anew }: { readonly anew: boolean },
    ): Promise<string> => {
      try {
        return buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri.href,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(anew ? { prompt: 'login', max_age: '0' } : {}),
        }).href;
      } catch (error) {
        throw refusal(error);
      }
    },

    /**
     * Who logged in, from the query of the provider's answer; `maxAge` is how many seconds ago they may have done so at most,
     * null for any time.
     * Throws a 400 for an answer that does not fit, and a 502 or 504 when the provider cannot be asked.
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
          throw new ClientError('There is nobody in it.');
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
