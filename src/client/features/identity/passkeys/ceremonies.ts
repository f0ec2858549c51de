import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { call } from '#client/lib/api/call.ts';
import { Told } from '#client/lib/told.ts';
import { type Passkey, passkeyEndpoints } from '#contract/accounts/passkeys.ts';

/** The browser or the person ended it; `message` is a text for a person. */
class PasskeyStopped extends Told {
  override readonly name = 'PasskeyStopped';
}

const NOT_CHOSEN = 'No passkey was chosen. You can try again, or go on in another way.';
const THERE_ALREADY = 'There is a passkey for Evenkeel on this device already.';

/** Runs what the browser asks the person, and words its end. */
const asked = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (cause) {
    const isThere =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyStopped(isThere ? THERE_ALREADY : NOT_CHOSEN, { cause });
  }
};

/** Ends what the browser asks the person just now. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** Makes a passkey. Throws `PasskeyStopped`, `Refusal` or `Unreachable`. */
export const makePasskey = async (name: string, password: string): Promise<Passkey> => {
  const optionsJSON = await call(passkeyEndpoints.beginAdding, { body: { password } });
  const response = await asked(() => startRegistration({ optionsJSON }));
  return call(passkeyEndpoints.add, { body: { name, response } });
};

/** What a passkey of anybody signed, for logging in. Throws `PasskeyStopped`, `Refusal` or `Unreachable`. */
export const signedForLogin = async () => {
  const optionsJSON = await call(passkeyEndpoints.beginLogin, {});
  return asked(() => startAuthentication({ optionsJSON }));
};

/** Gives a passkey as the second factor. Throws `PasskeyStopped`, `Refusal` or `Unreachable`. */
export const verifyByPasskey = async (): Promise<void> => {
  const optionsJSON = await call(passkeyEndpoints.beginVerifying, {});
  const response = await asked(() => startAuthentication({ optionsJSON }));
  await call(passkeyEndpoints.verify, { body: { response } });
};
