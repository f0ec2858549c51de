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
  /** Called at most once a day per person when unknown devices exceed the limit. */
  readonly onGuessing: (userId: UserId) => Promise<void>;
}

/**
 * Limits guesses at second-factor codes. Each device on which the factor was given before has its own limit, so that
 * nobody else can lock the owner out. The other devices have one limit per address, and share a daily one. Recovery
 * codes are too long to guess, and are only limited per device or address.
 */
export const factorAttempts = ({ throttles, devices, sessions, onGuessing }: AttemptParts) => {
  const keysOf = async (userId: UserId, request: FastifyRequest) => {
    const hash = await devices.verifiedHash(userId, request);
    return { isKnown: hash !== null, key: `${userId}.${hash ?? networksOf(request.ip).narrow}` };
  };

  /** Counts an attempt from an unknown device; notifies the owner when the limit is exceeded. */
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
    /** Counts an app code. Throws 429 with the time to wait when there were too many. */
    count: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      const { isKnown, key } = await keysOf(userId, request);
      if (!isKnown) return countElsewhere(userId, key);
      await refuseWhenTooMany(throttles.factorsByKnownDevice, key);
      await refuseWhenTooMany(throttles.factorsByKnownDeviceADay, key);
    },

    /** Counts a recovery code in the same way. */
    countRecovery: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      await refuseWhenTooMany(throttles.recoveries, (await keysOf(userId, request)).key);
    },

    /**
     * After a correct code: replaces the session secret, which `keep` stores together with the effects of the code;
     * resets the count and remembers the device.
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

    /** Resets the daily limit. Only for sessions with the factor: otherwise a mailed link could reset it. */
    forgetElsewhere: (userId: UserId): Promise<void> => throttles.factorsByAccount.forget(userId),
  };
};

export type FactorAttempts = ReturnType<typeof factorAttempts>;
