import type { FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import type { Exchange } from '#server/http/serve.ts';
import { digest, newSecret } from '#server/secrets.ts';
import { secretCookie } from '../secret-cookie.ts';
import type { Acquaintance, DeviceStore } from './device-store.ts';
import { userAgentOf } from './user-agent.ts';

/** How long after the last login on a device the device is forgotten. */
const LIFETIME_MS = 365 * 86_400_000;
/** The format of a secret from `newSecret`. */
const SECRET = /^[\w-]{43}$/;

/** The data of a login that the mail about a login on a new device needs. */
export interface Arrival {
  readonly userId: UserId;
  /** The user agent. Empty when the browser sends none. */
  readonly device: string;
  /** A UTC instant. */
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
 * Recognizes the devices on which people logged in, by a secret in a cookie. The secret grants no access: it only makes
 * wrong passwords on this device count separately from wrong passwords on other devices.
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
    /**
     * The hash of the device's secret if the person with this email has logged in on the device before, otherwise null.
     */
    knownHash: async (email: string, request: FastifyRequest): Promise<string | null> => {
      const secretHash = hashOf(request);
      if (secretHash === null) return null;
      return (await store.isKnown(email, { secretHash, since: since() })) ? secretHash : null;
    },

    /**
     * The hash of the device's secret if this person has given the second factor on the device before, otherwise null.
     */
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

    /**
     * Records a login on the device. Returns whether the device was known before, and the data of the login for a mail
     * about it.
     */
    meet: async (
      userId: UserId,
      { request, reply }: Exchange,
    ): Promise<{ readonly was: Acquaintance; readonly arrival: Arrival }> => {
      // A device that already has a secret keeps it, because several people may share the device.
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

    /** Deletes all of a person's devices except the device that sends the request. */
    forgetOthers: (userId: UserId, request: FastifyRequest): Promise<void> =>
      store.forgetOthers(userId, hashOf(request)),

    /** Deletes all people's devices that were not used for `LIFETIME_MS`. */
    removeUnused: (): Promise<void> => store.removeUnused(since()),
  };
};

export type KnownDevices = ReturnType<typeof knownDevices>;
