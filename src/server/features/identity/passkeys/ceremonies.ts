import type { MadeKey, Signature } from '#contract/accounts/passkeys.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import type { Credential } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** Takes a tenth of a second, so it waits for the first passkey. */
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

const refused = (): HttpError =>
  new HttpError('invalid', 'This passkey was not accepted. Please try again.');

/** What the browser needs to make a passkey. The person is asked for by the authenticator, and found without a name. */
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

/** What the browser needs to ask for a signature: of one of these credentials, or of any when there are none. */
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

/** Whether a challenge was given out and is used up by this. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** The credential that an authenticator made. Throws a 400 for what it made for something or somebody else. */
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

/** The counter that goes with a right signature. Throws a 400 for one that is wrong, or for something else. */
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
      // Compared by the store, which marks the passkey.
      counter: 0,
    },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  return authenticationInfo.newCounter;
};
