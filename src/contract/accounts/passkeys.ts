import * as z from 'zod/mini';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { signedIn } from '../identity.ts';
import { endpoint } from '../shared/endpoint.ts';
import { done, line, passwordAgain, recordId } from '../shared/fields.ts';

/** The maximum number of passkeys per person. */
export const PASSKEYS_MAX = 20;

const notRead = (): string => texts.passkeyNotRead;
/** Base64url-encoded bytes; the longest value is an attestation with its certificates. */
const bytes = z
  .string({ error: notRead })
  .check(z.regex(/^[\w-]+$/, { error: notRead }), z.maxLength(20_000, { error: notRead }));

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** The fields common to all authenticator responses. */
const answered = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', { error: notRead }),
};

const madeKey = z.object(
  {
    ...answered,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.optional(
          z
            .array(z.string({ error: notRead }).check(z.maxLength(40, { error: notRead })), {
              error: notRead,
            })
            .check(z.maxLength(20, { error: notRead })),
        ),
      },
      { error: notRead },
    ),
  },
  { error: notRead },
);

export type MadeKey = z.output<typeof madeKey>;

const signature = z.object(
  {
    ...answered,
    response: z.object(
      {
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
      },
      { error: notRead },
    ),
  },
  { error: notRead },
);

export type Signature = z.output<typeof signature>;

const credentials = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) }),
);

/** Options that the browser passes to an authenticator to sign a challenge. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** The passkeys that are accepted; empty if any passkey for this site is accepted. */
  allowCredentials: credentials,
});

/** Options that the browser passes to an authenticator to create a passkey. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: credentials,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const name = line(() => common.name, 1, 60);

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Whether the signature counter ever went backwards, as it does with a cloned authenticator. */
  maybeCopied: z.boolean(),
});

export type Passkey = z.output<typeof passkey>;

export const renamePasskeyBody = z.object({ passkeyId: recordId, name });

export const passkeyEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/auth/passkeys',
    summary: 'Lists the person’s passkeys, the newest first.',
    access: 'session',
    status: 200,
    reply: z.array(passkey),
  }),
  beginAdding: endpoint({
    method: 'POST',
    path: '/auth/passkeys/add/begin',
    summary:
      'Gives what the browser needs to make a passkey; the password is asked for where there is no second factor.',
    access: 'session',
    stepUp: true,
    body: z.object({ password: passwordAgain }),
    status: 200,
    reply: creationOptions,
  }),
  add: endpoint({
    method: 'POST',
    path: '/auth/passkeys/add',
    summary: 'Keeps a passkey that the browser made.',
    access: 'session',
    body: z.object({ name, response: madeKey }),
    status: 201,
    reply: passkey,
  }),
  rename: endpoint({
    method: 'POST',
    path: '/auth/passkeys/name',
    summary: 'Gives a passkey another name.',
    access: 'session',
    body: renamePasskeyBody,
    status: 200,
    reply: passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/auth/passkeys/:passkeyId',
    summary: 'Removes a passkey, which opens nothing from then on.',
    access: 'session',
    params: z.object({ passkeyId: recordId }),
    status: 200,
    reply: done,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/auth/passkeys/decline',
    summary: 'Says that the person wants no passkey now, so that none is offered again at a login.',
    access: 'session',
    status: 200,
    reply: done,
  }),
  beginLogin: endpoint({
    method: 'POST',
    path: '/auth/passkeys/login/begin',
    summary: 'Gives what the browser needs to ask for a passkey of anybody.',
    access: 'public',
    status: 200,
    reply: requestOptions,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/passkeys/login',
    summary: 'Signs in whose passkey signed; that is both factors at once.',
    access: 'public',
    body: z.object({ response: signature }),
    status: 200,
    reply: signedIn,
  }),
  beginVerifying: endpoint({
    method: 'POST',
    path: '/auth/passkeys/verify/begin',
    summary:
      'Gives what the browser needs to ask for one of the person’s passkeys as the second factor.',
    access: 'session',
    beforeSecondFactor: true,
    status: 200,
    reply: requestOptions,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/auth/passkeys/verify',
    summary: 'Takes one of the person’s passkeys as the second factor of this session.',
    access: 'session',
    beforeSecondFactor: true,
    body: z.object({ response: signature }),
    status: 200,
    reply: done,
  }),
};
