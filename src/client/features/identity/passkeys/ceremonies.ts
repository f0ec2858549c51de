import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { call } from '#client/lib/api/call.ts';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { type Passkey, passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import { texts } from '#texts/identity.js';

/**
 * The error thrown if the browser or the person ended a passkey ceremony (the browser's passkey dialog); `message` is a
 * text for the person.
 */
class PasskeyStopped extends UserFacingError {
  override readonly name = 'PasskeyStopped';
}

/** Runs a ceremony of the browser and converts its errors to messages. */
const asked = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (cause) {
    const isThere =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyStopped(isThere ? texts.passkeyIsThere : texts.noPasskeyChosen, { cause });
  }
};

/** Cancels the running ceremony. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** Creates a passkey. Throws `PasskeyStopped`, `Refusal` or `Unreachable`. */
export const makePasskey = async (name: string, password: string): Promise<Passkey> => {
  const optionsJSON = await call(passkeyEndpoints.beginAdding, { body: { password } });
  const response = await asked(() => startRegistration({ optionsJSON }));
  return call(passkeyEndpoints.add, { body: { name, response } });
};

/**
 * Returns a login challenge that is signed by any passkey the person picks. Throws `PasskeyStopped`, `Refusal` or
 * `Unreachable`.
 */
export const signedForLogin = async () => {
  const optionsJSON = await call(passkeyEndpoints.beginLogin, {});
  return asked(() => startAuthentication({ optionsJSON }));
};

/** Verifies the second factor with a passkey. Throws `PasskeyStopped`, `Refusal` or `Unreachable`. */
export const verifyByPasskey = async (): Promise<void> => {
  const optionsJSON = await call(passkeyEndpoints.beginVerifying, {});
  const response = await asked(() => startAuthentication({ optionsJSON }));
  await call(passkeyEndpoints.verify, { body: { response } });
};
