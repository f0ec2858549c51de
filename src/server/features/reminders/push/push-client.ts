import http from 'node:http';
import https from 'node:https';
import { type AddressRules, guardedLookup, isAllowedUrl } from './address.ts';

const TIMEOUT_MS = 10_000;

/** The keys and contact address that identify this server to push services. */
export interface VapidDetails {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A message to one device. */
export interface PushMessage {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /**
   * The next message with this topic replaces a message that still waits at the push service. At most 32 base64url
   * characters.
   */
  readonly topic: string;
  /** How long the push service should keep the message for a device that is offline, in whole seconds. */
  readonly ttlS: number;
}

/** Sends push messages (RFC 8030, 8291, 8292), to public addresses only. */
export const pushClient = (vapid: VapidDetails, rules: AddressRules) => {
  const settings = { keepAlive: true, lookup: guardedLookup(rules) };
  const agents = { 'http:': new http.Agent(settings), 'https:': new https.Agent(settings) };
  return {
    /** Sends one message. Returns the response status, or null when there was no response. */
    send: async (message: PushMessage): Promise<number | null> => {
      const { endpoint, p256dh, auth, payload, topic, ttlS } = message;
      if (!isAllowedUrl(endpoint, rules)) return null;
      const url = new URL(endpoint);
      const { default: webPush } = await import('web-push');
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails: { ...vapid }, TTL: ttlS, urgency: 'high', topic },
      );
      const isPlain = url.protocol === 'http:';
      const request = (isPlain ? http : https).request(url, {
        method,
        headers: { ...headers },
        agent: isPlain ? agents['http:'] : agents['https:'],
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return new Promise((resolve) => {
        request.on('response', (response) => {
          // Only the status is needed, so the body is discarded.
          response.resume();
          response.on('error', () => undefined);
          resolve(response.statusCode ?? null);
        });
        request.on('error', () => resolve(null));
        request.end(body);
      });
    },

    close: (): void => {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
};

export type PushClient = ReturnType<typeof pushClient>;
