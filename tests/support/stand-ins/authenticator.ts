import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * A software authenticator with ES256 keys and attestation "none". Tests choose the flags and the counter. The formats
 * are described in Web Authentication Level 2, section 6, RFC 9053 (COSE keys) and RFC 8949 (CBOR).
 */

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...parts]);
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** Deviations from correct behaviour that a test can request. */
interface Otherwise {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
}

interface Asked {
  readonly challenge: string;
}

/** An authenticator with one key for pages of `origin`. */
export const softAuthenticator = (origin: string) => {
  const rpId = new URL(origin).hostname;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientData = (type: string, { challenge }: Asked, otherwise: Otherwise): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: otherwise.challenge ?? challenge,
        origin: otherwise.origin ?? origin,
      }),
    );
  const authData = (flags: number, otherwise: Otherwise, rest: readonly Buffer[] = []): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(otherwise.counter ?? uses);
    const verified = otherwise.isVerified === false ? 0 : USER_VERIFIED;
    const flag = Buffer.from([flags | USER_PRESENT | verified]);
    return Buffer.concat([sha256(otherwise.rpId ?? rpId), flag, counter, ...rest]);
  };

  return {
    /** Creates the key. */
    make: (asked: Asked, otherwise: Otherwise = {}) => {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const attested = [Buffer.alloc(16), length, credentialId, cbor(key)];
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(HAS_CREDENTIAL, otherwise, attested)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', asked, otherwise).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Signs, and increases the counter. */
    sign: (asked: Asked, otherwise: Otherwise = {}) => {
      uses += 1;
      const client = clientData('webauthn.get', asked, otherwise);
      const data = authData(0, otherwise);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
