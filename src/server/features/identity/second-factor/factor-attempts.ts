import type { FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import { networksOf } from '#server/http/limits/addresses.ts';
import type { Exchange } from '#server/http/serve.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import { type IdentityThrottles, refuseWhenTooMany } from '../identity-throttles.ts';
import type { Sessions } from '../session-cookie.ts';

interface AttemptParts {
  readonly throttles: IdentityThrottles;
  readonly devices: Pick<KnownDevices, 'verify' | 'verifiedHash'>;
  readonly sessions: Pick<Sessions, 'replaceSecret'>;
  /** Is told that somebody elsewhere gives many wrong codes, once a day at most. */
  readonly onGuessing: (userId: UserId) => Promise<void>;
}

/**
 * Counts codes of a second factor. A device on which it was given before counts by itself, so that nobody elsewhere can
 * keep a person out there. All others count for their address and, by the day, together. Recovery codes are too long to
 * guess, and are bounded for each device or address only.
 */
export const factorAttempts = ({ throttles, devices, sessions, onGuessing }: AttemptParts) => {
  const keysOf = async (userId: UserId, request: FastifyRequest) => {
    const hash = await devices.verifiedHash(userId, request);
    return { isKnown: hash !== null, key: `${userId}.${hash ?? networksOf(request.ip).narrow}` };
  };

  /** Counts for all devices that are not known; tells the owner where it refuses. */
  const countElsewhere = async (userId: UserId, key: string): Promise<void> => {
    try {
      await refuseWhenTooMany(throttles.factorsFromAddress, key);
      await refuseWhenTooMany(throttles.factorsByAccount, userId);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if ((await throttles.factorMails.attempt(userId)) === null) await onGuessing(userId);
      throw error;
    }
  };

  return {
    /** Counts a code of the app. Throws 429 with the time to wait when there were too many. */
    count: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      const { isKnown, key } = await keysOf(userId, request);
      if (!isKnown) return countElsewhere(userId, key);
      await refuseWhenTooMany(throttles.factorsByKnownDevice, key);
      await refuseWhenTooMany(throttles.factorsByKnownDeviceADay, key);
    },

    /** Counts a recovery code, in the same way. */
    countRecovery: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      await refuseWhenTooMany(throttles.recoveries, (await keysOf(userId, request)).key);
    },

    /** After a success: forgets what was counted here, knows the device, and goes on under a new cookie. */
    passed: async (session: Session, { request, reply }: Exchange): Promise<void> => {
      const { userId } = session;
      const { isKnown, key } = await keysOf(userId, request);
      await throttles.recoveries.forget(key);
      if (isKnown) {
        await throttles.factorsByKnownDevice.forget(key);
        await throttles.factorsByKnownDeviceADay.forget(key);
      } else {
        await throttles.factorsFromAddress.forget(key);
        await throttles.factorsByAccount.forget(userId);
      }
      await devices.verify(userId, request);
      await sessions.replaceSecret(request, reply, session);
    },

    /** Forgets what others tried, as after a new password. */
    forgetElsewhere: (userId: UserId): Promise<void> => throttles.factorsByAccount.forget(userId),
  };
};

export type FactorAttempts = ReturnType<typeof factorAttempts>;
