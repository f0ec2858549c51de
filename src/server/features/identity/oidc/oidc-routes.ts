import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import type { SignedIn } from '#contract/identity.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { OidcPurpose } from '#server/db/schema/oidc.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import type { Exchange, Serve } from '#server/http/serve.ts';
import { texts } from '#texts/identity.js';
import type { ConfirmPassword } from '../account-routes.ts';
import type { IdentityParts } from '../identity-routes.ts';
import { refuseWhenTooMany } from '../identity-throttles.ts';
import { newUserId, type User } from '../user-store.ts';
import { browserCookie } from './browser-cookie.ts';
import type { ConfirmationStore } from './confirmations.ts';
import type { IdentityStore } from './identity-store.ts';
import type { Begun, LoginStore } from './login-store.ts';
import type { Claims, OidcProvider } from './provider.ts';

const SETTINGS = '/settings';

interface OidcParts extends IdentityParts {
  readonly provider: OidcProvider;
  readonly publicUrl: URL;
  readonly logins: LoginStore;
  readonly identities: IdentityStore;
  readonly confirmations: ConfirmationStore;
  /** Starts a person's session. */
  readonly enter: (user: User, exchange: Exchange) => Promise<SignedIn>;
  readonly confirmPassword: ConfirmPassword;
  /** Whether the person has set up an authenticator app. */
  readonly hasFactor: (userId: UserId) => Promise<boolean>;
}

/** Registers the login endpoints on a server without a provider, where they only respond with an error. */
export const withoutProvider = (serve: Serve): void => {
  const { begin, beginConnecting, beginConfirming, finish, disconnect } = oidcEndpoints;
  for (const endpoint of [begin, beginConnecting, beginConfirming, finish, disconnect]) {
    serve(endpoint, async () => {
      throw new HttpError('not_set_up', texts.noProvider);
    });
  }
};

/** Endpoints for logging in at a provider, connecting a provider account, and step-up authentication there. */
export const oidcRoutes = ({
  serve,
  users,
  throttles,
  now,
  provider,
  publicUrl,
  logins,
  identities,
  confirmations,
  enter,
  confirmPassword,
  hasFactor,
}: OidcParts): void => {
  const instant = (): string => new Date(now()).toISOString();
  const cookie = browserCookie(publicUrl);

  const begin = async (
    exchange: Exchange,
    purpose: OidcPurpose,
    userId: UserId | null,
    returnTo: string,
  ): Promise<{ url: string }> => {
    await refuseWhenTooMany(throttles.oidcByAddress, exchange.request.ip);
    const secret = cookie.begin(exchange);
    const secrets = await logins.add(secret, { purpose, userId, returnTo }, now());
    return { url: await provider.loginUrl(secrets, { forceLogin: purpose === 'confirm' }) };
  };

  /** Returns the user who logged in. At the user's first login, creates the account. */
  const whoCame = async (claims: Claims, { request }: Exchange): Promise<User> => {
    const known = await identities.use(claims, instant());
    if (known !== null) {
      const found = await users.byId(known);
      if (found === null) throw accountGone();
      return found.user;
    }
    await refuseWhenTooMany(throttles.newAccounts, request.ip);
    const { name, email } = claims;
    const user: User = { id: newUserId(), name, email, role: 'person' };
    const outcome = await identities.addPerson(user.id, claims, instant());
    if (outcome === 'done') return user;
    throw new HttpError(
      'conflict',
      outcome === 'email-taken'
        ? texts.emailTakenAtProvider({ provider: provider.name })
        : texts.providerStale,
    );
  };

  /** The current session, if it belongs to the person who started this login. */
  const sessionOf = ({ userId }: Begun, session: Session | null): Session => {
    if (session === null) throw new HttpError('signed_out', texts.signedOutMeanwhile);
    if (session.userId !== userId || session.needsSecondFactor) {
      throw new HttpError('conflict', texts.providerStale);
    }
    return session;
  };

  const connect = async (session: Session, claims: Claims): Promise<void> => {
    if (await identities.connect(session.userId, claims, instant())) return;
    throw new HttpError('conflict', texts.connectedAlready({ provider: provider.name }));
  };

  const confirm = async (session: Session, claims: Claims): Promise<void> => {
    if ((await identities.use(claims, instant())) !== session.userId) {
      throw new HttpError('conflict', texts.otherAccount({ provider: provider.name }));
    }
    await confirmations.add(session, instant());
  };

  serve(oidcEndpoints.begin, async ({ body, request, reply }) =>
    begin({ request, reply }, 'login', null, body.returnTo),
  );

  serve(oidcEndpoints.beginConnecting, async ({ subject, session, body, request, reply }) => {
    if (session.role === 'guest') throw new HttpError('forbidden', texts.guestCannotConnect);
    if (!(await hasFactor(subject))) await confirmPassword(session, 'password', body.password);
    return begin({ request, reply }, 'connect', subject, SETTINGS);
  });

  serve(oidcEndpoints.beginConfirming, async ({ subject, request, reply }) => {
    const known = await identities.all(subject);
    if (!known.some(({ issuer }) => issuer === provider.issuer)) {
      throw new HttpError('conflict', texts.noneConnected({ provider: provider.name }));
    }
    return begin({ request, reply }, 'confirm', subject, SETTINGS);
  });

  serve(oidcEndpoints.finish, async ({ session, body, request, reply }) => {
    const exchange = { request, reply };
    const secret = cookie.read(exchange);
    const state = new URLSearchParams(body.answer).get('state');
    const begun =
      secret === null || state === null ? null : await logins.take(secret, state, now());
    if (begun === null) throw new HttpError('invalid', texts.providerStale);
    const { purpose: did, returnTo, secrets } = begun;
    if (did === 'login') {
      const claims = await provider.claims(body.answer, secrets, null);
      const person = await enter(await whoCame(claims, exchange), exchange);
      cookie.end(exchange);
      return { did, person, returnTo };
    }
    const own = sessionOf(begun, session);
    // For step-up authentication, the person must have logged in at the provider after the authentication was started
    // here.
    const maxAge = did === 'confirm' ? Math.ceil((now() - begun.begunMs) / 1000) : null;
    const claims = await provider.claims(body.answer, secrets, maxAge);
    await (did === 'connect' ? connect : confirm)(own, claims);
    cookie.end(exchange);
    return { did, person: null, returnTo };
  });

  serve(oidcEndpoints.disconnect, async ({ subject }) => {
    await identities.disconnect(subject, provider.issuer);
  });
};
