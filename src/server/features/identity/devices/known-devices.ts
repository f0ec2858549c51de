import type { FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import type { Exchange } from '#server/http/serve.ts';
import { digest, newSecret } from '#server/secrets.ts';
import { secretCookie } from '../secret-cookie.ts';
import type { Acquaintance, DeviceStore } from './device-store.ts';
import { userAgentOf } from './user-agent.ts';

/** A device on which somebody did not log in for so long is not known any more. */
const LIFETIME_MS = 365 * 86_400_000;
/** What `newSecret` makes. */
const SECRET = /^[\w-]{43}$/;

/** A login, for whoever tells the person about it. */
export interface Arrival {
  readonly userId: UserId;
  /** What the browser says of itself and its device; empty when it says nothing. */
  readonly device: string;
  /** UTC instant. */
  readonly at: string;
}

interface KnownDevicesParts {
  readonly store: DeviceStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Whether people reach the app by https at its public address. */
  readonly publicHttps: boolean;
}

/**
 * Knows the devices on which people logged in, by a secret that each keeps in a cookie. The secret opens nothing: it
 * only keeps the person's own wrong passwords there apart from those of others.
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
    /** The hash of the device's secret when the person with this email logged in on it before; else null. */
    knownHash: async (email: string, request: FastifyRequest): Promise<string | null> => {
      const secretHash = hashOf(request);
      if (secretHash === null) return null;
      return (await store.isKnown(email, { secretHash, since: since() })) ? secretHash : null;
    },

    /** The hash of the device's secret when this person gave the second factor on it before; else null. */
    verifiedHash: async (userId: UserId, request: FastifyRequest): Promise<string | null> => {
      const secretHash = hashOf(request);
      if (secretHash === null) return null;
      return (await store.isVerified(userId, { secretHash, since: since() })) ? secretHash : null;
    },

    /** Notes that this person gave the second factor on the device. */
    verify: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      const secretHash = hashOf(request);
      if (secretHash !== null)
        await store.verify(userId, secretHash, new Date(now()).toISOString());
    },

    /** Knows the device from now on. Says how well it was known before, and what arrived. */
    meet: async (
      userId: UserId,
      { request, reply }: Exchange,
    ): Promise<{ readonly was: Acquaintance; readonly arrival: Arrival }> => {
      // One device may be known of several people.
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

    /** Forgets all devices of somebody but the one that asks. */
    forgetOthers: (userId: UserId, request: FastifyRequest): Promise<void> =>
      store.forgetOthers(userId, hashOf(request)),

    /** Forgets the devices of anybody that were not used for a long time. */
    removeUnused: (): Promise<void> => store.removeUnused(since()),
  };
};

export type KnownDevices = ReturnType<typeof knownDevices>;
