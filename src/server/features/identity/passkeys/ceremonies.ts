import type { MadeKey, Signature } from '#contract/accounts/passkeys.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/identity.js';
import type { Credential } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loading the library takes a tenth of a second, so it is loaded only when a passkey is used. */
const loadLibrary = () => import('@simplewebauthn/server');

const NAME = 'Evenkeel';
const TIMEOUT_MS = 120_000;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const listed = (credentials: readonly Pick<Credential, 'id' | 'transports'>[]) =>
  credentials.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: TRANSPORTS.filter((transport) => transports.includes(transport)),
  }));

const refused = (): HttpError => new HttpError('invalid', texts.passkeyRefused);

/**
 * Options for the browser to create a passkey that can be used without typing a name (discoverable) and that requires a
 * PIN or biometrics (user verification).
 */
export const creationOptions = async (
  { id }: RelyingParty,
  person: { readonly userId: UserId; readonly email: string; readonly name: string },
  known: readonly Pick<Credential, 'id' | 'transports'>[],
) => {
  const { generateRegistrationOptions } = await loadLibrary();
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: NAME,
    rpID: id,
    userID: new TextEncoder().encode(person.userId),
    userName: person.email,
    userDisplayName: person.name,
  });
  return {
    challenge,
    rp: { id, name: NAME },
    user,
    pubKeyCredParams,
    timeout: TIMEOUT_MS,
    excludeCredentials: listed(known),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
};

/**
 * Options for the browser to request a signature with one of these credentials. If the list is empty, any credential
 * may sign.
 */
export const requestOptions = async (
  { id }: RelyingParty,
  known: readonly Pick<Credential, 'id' | 'transports'>[],
) => {
  const { generateAuthenticationOptions } = await loadLibrary();
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return {
    challenge,
    rpId: id,
    timeout: TIMEOUT_MS,
    userVerification: 'required' as const,
    allowCredentials: listed(known),
  };
};

/**
 * Checks a challenge, and makes it unusable so that it counts only once. Returns false if the challenge is not valid.
 */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Verifies a new credential. Throws a 400 if it was created for another challenge, origin or relying party. */
export const checkedKey = async (
  { origin, id }: RelyingParty,
  made: MadeKey,
  take: TakeChallenge,
): Promise<Credential> => {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { transports = [] } = made.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response: { ...made.response, transports }, clientExtensionResults: {} },
    expectedChallenge: take,
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  const { credential } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
};

/**
 * Verifies a signature, and returns how often the authenticator says it has signed (the counter). Throws a 400 if the
 * signature is not valid for this relying party.
 */
export const checkedCounter = async (
  { origin, id }: RelyingParty,
  signature: Signature,
  credential: Credential,
  take: TakeChallenge,
): Promise<number> => {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signature, clientExtensionResults: {} },
    expectedChallenge: take,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
      // The value 0 makes the library skip its own check of the counter. Our passkey store compares the counter
      // instead, and marks a passkey that may be a copy.
      counter: 0,
    },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  return authenticationInfo.newCounter;
};
