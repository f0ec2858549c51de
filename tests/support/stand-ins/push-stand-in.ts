import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A browser’s push subscription, as the browser sends it to the server. */
export interface StandInDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** An accepted message after decryption, as the browser would read it. */
interface PushReceived {
  readonly endpoint: string;
  readonly payload: string;
  readonly headers: IncomingHttpHeaders;
}

/** A push service that speaks RFC 8030, authenticates the sender (RFC 8292) and decrypts like a browser (RFC 8291). */
export interface PushStandIn {
  readonly origin: string;
  /** All accepted messages, oldest first. */
  readonly received: PushReceived[];
  /** The errors found in rejected messages. */
  readonly problems: string[];
  /** A new device with its own keys. */
  device(): StandInDevice;
  /** Rejects later messages to a device with this status; null accepts them again. */
  refuse(endpoint: string, status: number | null): void;
  close(): Promise<void>;
}

interface Keys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** Decrypts a message of one record, according to RFC 8188 with the keys of RFC 8291. */
const decrypted = (body: Buffer, { ecdh, auth }: Keys): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const cipher = body.subarray(21 + keyLength);
  const shared = ecdh.computeSecret(sender);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
  const part = (info: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, `${info}\0`, length));
  const decipher = createDecipheriv(
    'aes-128-gcm',
    part('Content-Encoding: aes128gcm', 16),
    part('Content-Encoding: nonce', 12),
  );
  decipher.setAuthTag(cipher.subarray(-16));
  const padded = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

const json = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** The error in the sender’s signature (RFC 8292); null if there is none. */
const vapidProblem = (authorization: string | undefined, origin: string): string | null => {
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 'the key is none';
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || json(head).alg !== 'ES256') return 'the signature is wrong';
  const { aud, exp, sub } = json(claims);
  if (aud !== origin) return `it is for ${aud}`;
  const leftS = Number(exp) - Date.now() / 1000;
  if (!(leftS > 0 && leftS <= 86_400)) return `it ends in ${leftS} seconds`;
  return /^(mailto:|https:)/.test(String(sub)) ? null : 'nobody is named';
};

/** Starts a push service on a free local port. @param latencyMs its response time */
export const pushStandIn = async (latencyMs = 0): Promise<PushStandIn> => {
  const devices = new Map<string, Keys>();
  const refused = new Map<string, number>();
  const received: PushReceived[] = [];
  const problems: string[] = [];

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const endpoint = `${standIn.origin}${request.url}`;
    const answer = (status: number): void => {
      if (latencyMs === 0) response.writeHead(status).end();
      else setTimeout(() => response.writeHead(status).end(), latencyMs);
    };
    const keys = devices.get(endpoint);
    const refusal = refused.get(endpoint);
    if (keys === undefined) return answer(404);
    if (refusal !== undefined) return answer(refusal);
    const { headers } = request;
    try {
      const problem = vapidProblem(headers.authorization, standIn.origin);
      if (problem !== null) throw new Error(problem);
      if (request.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') {
        throw new Error('it is no message');
      }
      if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) throw new Error('there is no TTL');
      if (!/^[\w-]{1,32}$/.test(headers.topic?.toString() ?? '')) throw new Error('a bad topic');
      received.push({ endpoint, payload: decrypted(body, keys), headers });
      answer(201);
    } catch (error) {
      problems.push(String(error));
      answer(400);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const standIn: PushStandIn = {
    origin: `http://127.0.0.1:${port}`,
    received,
    problems,
    device: () => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${standIn.origin}/push/${randomBytes(12).toString('base64url')}`;
      devices.set(endpoint, { ecdh, auth });
      return {
        endpoint,
        keys: {
          p256dh: ecdh.getPublicKey().toString('base64url'),
          auth: auth.toString('base64url'),
        },
      };
    },
    refuse: (endpoint, status) => {
      if (status === null) refused.delete(endpoint);
      else refused.set(endpoint, status);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};
