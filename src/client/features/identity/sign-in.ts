import { call, Refusal, Unreachable } from '#client/lib/api/call.ts';
import { forgetPersonalComfort } from '#client/lib/comfort/comfort.ts';
import { getSession, startSession } from '#client/lib/session/session.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { settleLogout, withCookie } from './log-out/owed.ts';
import { oweLogout } from './log-out/owed-note.ts';

/** The server may have signed the person in before it heard that they changed their mind. */
const takeBack = async (): Promise<void> => {
  oweLogout();
  await settleLogout().catch(() => undefined);
};

const begin = (person: SignedIn): void => {
  const before = getSession();
  if (before.state === 'out' || before.userId !== person.userId) forgetPersonalComfort();
  startSession(person);
};

const enter = (ask: () => Promise<SignedIn>, signal?: AbortSignal): Promise<void> =>
  withCookie(async () => {
    await settleLogout();
    signal?.throwIfAborted();
    try {
      const person = await ask();
      signal?.throwIfAborted();
      begin(person);
    } catch (error) {
      if (signal?.aborted === true) await takeBack();
      throw error;
    }
  });

/** Makes an account and signs in, unless `signal` ends it. Throws `Refusal` or `Unreachable`. */
export const signUp = (
  body: { name: string; email: string; password: string },
  signal: AbortSignal,
): Promise<void> => enter(() => call(identityEndpoints.signup, { body, signal }), signal);

/** Signs in, unless `signal` ends it. Throws `Refusal` or `Unreachable`. */
export const logIn = (
  body: { email: string; password: string },
  signal: AbortSignal,
): Promise<void> => enter(() => call(identityEndpoints.login, { body, signal }), signal);

/** Signs in as a new guest. Resolves with null, or with a sentence that says why it did not work. */
export const enterAsGuest = async (): Promise<string | null> => {
  try {
    await enter(() => call(identityEndpoints.guest, {}));
    return null;
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unreachable) return error.message;
    throw error;
  }
};
