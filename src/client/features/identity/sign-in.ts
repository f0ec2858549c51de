import { call, Refusal, Unreachable } from '#client/lib/api.ts';
import { startSession } from '#client/lib/session.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { settleLogout, withCookie } from './owed-logout.ts';

const enter = (ask: () => Promise<SignedIn>): Promise<void> =>
  withCookie(async () => {
    await settleLogout();
    startSession(await ask());
  });

/** Makes an account and signs in. Throws `Refusal` or `Unreachable`. */
export const signUp = (body: { name: string; email: string; password: string }): Promise<void> =>
  enter(() => call(identityEndpoints.signup, { body }));

/** Signs in. Throws `Refusal` or `Unreachable`. */
export const logIn = (body: { email: string; password: string }): Promise<void> =>
  enter(() => call(identityEndpoints.login, { body }));

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
