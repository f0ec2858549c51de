import type { FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import type { Exchange } from '#server/http/serve.ts';
import { digest, newSecret } from '#server/secrets.ts';
import { secretCookie } from '../secret-cookie.ts';
import type { Acquaintance, DeviceStore } from './device-store.ts';
import { userAgentOf } from './user-agent.ts';

/** A device is forgotten this long after the last login on it. */
const LIFETIME_MS = 365 * 86_400_000;
/** The format of `newSecret`. */
const SECRET = /^[\w-]{43}$/;

/** A login, as input for the notification about it. */
export interface Arrival {
  readonly userId: UserId;
  /** The user agent; empty when the browser sends none. */
  readonly device: string;
  /** UTC instant. */
  readonly at: string;
}

interface KnownDevicesParts {
  readonly store: DeviceStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Whether the app's public address uses https. */
  readonly publicHttps: boolean;
}

/**
 * Recognizes the devices on which people logged in, by a secret in a cookie. The secret grants no access: it only
 * lets a person's own wrong passwords on a device be counted apart from those of others.
 */
export const knownDevices = ({ store, now, publicHttps }: KnownDevicesParts) => {
  const cookie = secretCookie('evenkeel-device', publicHttps);
  const since = (): string => new Date(now() - LIFETIME_MS).toISOString();

  const secretOf = (request: FastifyRequest): string | null => {
    const secret = cookie.read(request);
    return secret !== undefined && SECRET.test(secret) ? secret : null;
  };

  const hashOf = (request: FastifyRequest): string | null => {
    const secret = secretOf(request);
    return secret === null ? null : digest(secret);
  };

  return {
    /** The hash of the device's secret if the person with this email logged in on it before; else null. */
    knownHash: async (email: string, request: FastifyRequest): Promise<string | null> => {
      const secretHash = hashOf(request);
      if (secretHash === null) return null;
      return (await store.isKnown(email, { secretHash, since: since() })) ? secretHash : null;
    },

    /** The hash of the device's secret if this person gave the second factor on it before; else null. */
    verifiedHash: async (userId: UserId, request: FastifyRequest): Promise<string | null> => {
      const secretHash = hashOf(request);
      if (secretHash === null) return null;
      return (await store.isVerified(userId, { secretHash, since: since() })) ? secretHash : null;
    },

    /** Records that this person gave the second factor on the device. */
    verify: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      const secretHash = hashOf(request);
      if (secretHash !== null)
        await store.verify(userId, secretHash, new Date(now()).toISOString());
    },

    /** Remembers the device. Returns how well it was known before, and the login for a notification. */
    meet: async (
      userId: UserId,
      { request, reply }: Exchange,
    ): Promise<{ readonly was: Acquaintance; readonly arrival: Arrival }> => {
      // Several people may share a device.
      const secret = secretOf(request) ?? newSecret();
      const arrival = { userId, device: userAgentOf(request), at: new Date(now()).toISOString() };
      const was = await store.meet(userId, {
        secretHash: digest(secret),
        name: arrival.device,
        now: arrival.at,
      });
      cookie.set(request, reply, secret, LIFETIME_MS);
      return { was, arrival };
    },

    /** Forgets all of a person's devices except the requesting one. */
    forgetOthers: (userId: UserId, request: FastifyRequest): Promise<void> =>
      store.forgetOthers(userId, hashOf(request)),

    /** Forgets everybody's devices that were not used for `LIFETIME_MS`. */
    removeUnused: (): Promise<void> => store.removeUnused(since()),
  };
};

export type KnownDevices = ReturnType<typeof knownDevices>;
