import { passkeyEndpoints, type Signature } from '#contract/accounts/passkeys.ts';
import type { SignedIn } from '#contract/identity.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { PasskeyPurpose } from '#server/db/schema/factors.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import { type Exchange, refuseEarlier } from '#server/http/serve.ts';
import { texts } from '#texts/identity.js';
import type { ConfirmPassword } from '../account-routes.ts';
import type { IdentityParts } from '../identity-routes.ts';
import { refuseWhenTooMany } from '../identity-throttles.ts';
import type { FactorAttempts } from '../second-factor/factor-attempts.ts';
import type { SessionStore } from '../session-store.ts';
import type { User } from '../user-store.ts';
import { checkedCounter, checkedKey, creationOptions, requestOptions } from './ceremonies.ts';
import type { ChallengeStore } from './challenge-store.ts';
import type { OwnedCredential, PasskeyStore } from './passkey-store.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

interface PasskeyParts extends IdentityParts {
  readonly passkeys: PasskeyStore;
  readonly challenges: ChallengeStore;
  readonly attempts: Pick<FactorAttempts, 'passed'>;
  readonly store: SessionStore;
  readonly publicUrl: URL | null;
  /** Starts a person's session. */
  readonly enter: (user: User, exchange: Exchange) => Promise<SignedIn>;
  readonly confirmPassword: ConfirmPassword;
  /** Whether the person has set up an authenticator app. */
  readonly hasFactor: (userId: UserId) => Promise<boolean>;
}

/** Endpoints for adding, renaming and removing passkeys, and for using a passkey to log in or as the second factor. */
export const passkeyRoutes = ({
  serve,
  users,
  throttles,
  now,
  passkeys,
  challenges,
  attempts,
  store,
  publicUrl,
  enter,
  confirmPassword,
  hasFactor,
}: PasskeyParts): void => {
  const instant = (): string => new Date(now()).toISOString();
  const partyOf = ({ request }: Pick<Exchange, 'request'>): RelyingParty =>
    relyingParty(publicUrl, request);

  const keep = async <Options extends { readonly challenge: string }>(
    options: Options,
    purpose: PasskeyPurpose,
    userId: UserId | null,
  ): Promise<Options> => {
    await challenges.add({ challenge: options.challenge, purpose, userId }, now());
    return options;
  };
  const taking = (purpose: PasskeyPurpose, userId: UserId | null) => (challenge: string) =>
    challenges.take({ challenge, purpose, userId }, now());

  /**
   * Returns the passkey that made the signature, if the signature is valid. Throws a 400 for an unknown passkey or a
   * suspected copy.
   */
  const whoSigned = async (
    party: RelyingParty,
    signature: Signature,
    purpose: 'login' | 'verify',
    userId: UserId | null,
  ): Promise<OwnedCredential> => {
    const known = await passkeys.byCredential(signature.id);
    if (known === null || (userId !== null && known.userId !== userId)) {
      throw new HttpError('invalid', texts.passkeyUnknown);
    }
    const counter = await checkedCounter(party, signature, known, taking(purpose, userId));
    if (!(await passkeys.use(known, counter, instant())))
      throw new HttpError('invalid', texts.passkeyCopied);
    return known;
  };

  serve(passkeyEndpoints.all, ({ subject }) => passkeys.all(subject));

  serve(passkeyEndpoints.beginAdding, async ({ subject, session, body, request }) => {
    if (session.role === 'guest') throw new HttpError('forbidden', texts.guestHasNoAccount);
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    if (!(await hasFactor(subject))) {
      await confirmPassword(session, 'password', body.password);
    }
    const { name, email } = found.user;
    const options = await creationOptions(
      partyOf({ request }),
      { userId: subject, name, email: email ?? name },
      await passkeys.credentials(subject),
    );
    return keep(options, 'add', subject);
  });

  serve(passkeyEndpoints.add, async ({ subject, body, request }) => {
    const made = await checkedKey(partyOf({ request }), body.response, taking('add', subject));
    return passkeys.add(subject, made, body.name, instant());
  });

  serve(passkeyEndpoints.rename, ({ subject, body }) =>
    passkeys.rename(subject, body.passkeyId, body.name),
  );

  serve(passkeyEndpoints.remove, async ({ subject, params }) => {
    await passkeys.remove(subject, params.passkeyId);
  });

  serve(passkeyEndpoints.decline, async ({ subject, at }) => {
    await users.declinePasskey(subject, at);
  });

  serve(passkeyEndpoints.beginLogin, async ({ request }) => {
    await refuseWhenTooMany(throttles.passkeysByAddress, request.ip);
    return keep(await requestOptions(partyOf({ request }), []), 'login', null);
  });

  serve(passkeyEndpoints.login, async ({ body, request, reply }) => {
    const { userId } = await whoSigned(partyOf({ request }), body.response, 'login', null);
    const found = await users.byId(userId);
    if (found === null) throw accountGone();
    const entered = await enter(found.user, { request, reply });
    await store.verify(userId, entered.token, instant());
    return entered.secondFactor === 'none'
      ? entered
      : { ...entered, secondFactor: 'given' as const };
  });

  serve(passkeyEndpoints.beginVerifying, async ({ subject, request }) => {
    const known = await passkeys.credentials(subject);
    if (known.length === 0) throw new HttpError('conflict', texts.noPasskeyYet);
    return keep(await requestOptions(partyOf({ request }), known), 'verify', subject);
  });

  serve(passkeyEndpoints.verify, async ({ subject, session, body, request, reply }) => {
    refuseEarlier(session);
    await refuseWhenTooMany(throttles.passkeysByAddress, request.ip);
    await whoSigned(partyOf({ request }), body.response, 'verify', subject);
    await attempts.passed(session, { request, reply }, store.verifyUnder);
  });
};
