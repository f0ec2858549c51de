import type { FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import { networksOf } from '#server/http/limits/addresses.ts';
import type { Exchange } from '#server/http/serve.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import { type IdentityThrottles, refuseWhenTooMany } from '../identity-throttles.ts';
import type { Sessions } from '../session-cookie.ts';
import type { NextSecret } from '../session-store.ts';

interface AttemptParts {
  readonly throttles: IdentityThrottles;
  readonly devices: Pick<KnownDevices, 'verify' | 'verifiedHash'>;
  readonly sessions: Pick<Sessions, 'goOnUnder'>;
  /** Is told that somebody elsewhere gives many wrong codes, once a day at most. */
  readonly onGuessing: (userId: UserId) => Promise<void>;
}

/**
 * Limits guesses at the codes of a second factor. Each device on which the factor was given before has a limit of its own,
 * so that nobody else can lock its owner out. The other devices have one limit for each address, and share one for the
 * day. Recovery codes are too long to guess, and have a limit for each device or address only.
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

    /**
     * After a correct code: goes on under a new session cookie, whose secret `keep` writes together with what the code
     * gives, resets the count and remembers the device.
     */
    passed: async (
      session: Session,
      exchange: Exchange,
      keep: (next: NextSecret) => Promise<void>,
    ): Promise<void> => {
      const { userId } = session;
      const { request } = exchange;
      await sessions.goOnUnder(exchange, session, keep);
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
    },

    /** Forgets what others tried. Only for a session that gave the factor: a link in a mail would else reset the limit. */
    forgetElsewhere: (userId: UserId): Promise<void> => throttles.factorsByAccount.forget(userId),
  };
};

export type FactorAttempts = ReturnType<typeof factorAttempts>;
