import { call } from '#client/lib/api/call.ts';
import { forgetPersonalComfort } from '#client/lib/comfort/comfort.ts';
import { getSession, startSession } from '#client/lib/session/session.ts';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { canUsePasskeys } from '#client/platform/device/passkeys.ts';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import type { CallOf, ReplyOf } from '#contract/shared/endpoint.ts';
import { noteLeftGuest } from './left-guest/left-guest.ts';
import { sendPendingLogout, withCookie } from './log-out/logout-request.ts';
import { markLogoutPending } from './log-out/pending-logout.ts';
import { accountOffer, rememberTyped } from './offers/account-offer.ts';

/** Logs out after an aborted sign-in, because the server may have completed the sign-in. */
const undoSignIn = async (): Promise<void> => {
  markLogoutPending();
  await sendPendingLogout().catch(() => undefined);
};

const begin = (person: SignedIn): void => {
  const before = getSession();
  if (before.state === 'out' || before.userId !== person.userId) forgetPersonalComfort();
  startSession(person);
  noteLeftGuest(person);
  if (person.offersPasskey === true && canUsePasskeys()) accountOffer.set('passkey');
};

/** The outcome of a sign-up: the person is signed in, or the sign-up continues with a mailed link. */
export type SignedUp = 'in' | 'in-mail';

const signIn = (
  request: () => Promise<SignedIn | { readonly checkMail: true }>,
  signal?: AbortSignal,
): Promise<SignedUp> =>
  withCookie(async () => {
    await sendPendingLogout();
    signal?.throwIfAborted();
    try {
      const answer = await request();
      signal?.throwIfAborted();
      if ('checkMail' in answer) return 'in-mail';
      begin(answer);
      return 'in';
    } catch (error) {
      if (signal?.aborted === true) await undoSignIn();
      throw error;
    }
  });

/** Offers recovery codes to a person who signed up with this password. */
const offeringCodes = (outcome: SignedUp, password: string): SignedUp => {
  if (outcome === 'in') {
    rememberTyped(password);
    accountOffer.set('password-codes');
  }
  return outcome;
};

/**
 * Creates an account and signs in, or requests the mail whose link does both, unless `signal` aborts the request.
 * Throws `Refusal` or `Unreachable`.
 */
export const signUp = async (
  body: CallOf<typeof identityEndpoints.signup>['body'],
  signal: AbortSignal,
): Promise<SignedUp> =>
  offeringCodes(
    await signIn(() => call(identityEndpoints.signup, { body, signal }), signal),
    body.password,
  );

/** Signs in, unless `signal` aborts it. Throws `Refusal` or `Unreachable`. */
export const logIn = (
  body: { email: string; password: string },
  signal: AbortSignal,
): Promise<SignedUp> => signIn(() => call(identityEndpoints.login, { body, signal }), signal);

/** Creates the account from a mailed sign-up link, and signs in. Throws `Refusal` or `Unreachable`. */
export const finishSignUp = async (
  body: CallOf<typeof mailEndpoints.finishSignup>['body'],
): Promise<SignedUp> =>
  offeringCodes(await signIn(() => call(mailEndpoints.finishSignup, { body })), body.password);

/** Signs in with a passkey's signed response. Throws `Refusal` or `Unreachable`. */
export const logInByPasskey = (
  response: CallOf<typeof passkeyEndpoints.login>['body']['response'],
): Promise<SignedUp> => signIn(() => call(passkeyEndpoints.login, { body: { response } }));

/**
 * Finishes a login that was started at a login provider. `answer` is the query of the redirect back to the app. Throws
 * `Refusal` or `Unreachable`.
 */
export const finishLogin = (answer: string): Promise<ReplyOf<typeof oidcEndpoints.finish>> =>
  withCookie(async () => {
    await sendPendingLogout();
    const finished = await call(oidcEndpoints.finish, { body: { answer } });
    if (finished.person !== null) begin(finished.person);
    return finished;
  });

/** Signs in as a new guest. Resolves to null, or to an error message for the person. */
export const enterAsGuest = async (): Promise<string | null> => {
  try {
    await signIn(() => call(identityEndpoints.guest, {}));
    return null;
  } catch (error) {
    if (error instanceof UserFacingError) return error.message;
    throw error;
  }
};
