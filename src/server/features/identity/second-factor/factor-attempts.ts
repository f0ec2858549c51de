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
  /** Called at most once a day per person, when attempts from unknown devices exceed the limit. */
  readonly onGuessing: (userId: UserId) => Promise<void>;
}

/**
 * Limits guesses at second-factor codes. Each device on which the factor was given before has its own limit, so that
 * attempts from elsewhere cannot lock the owner out. Attempts on all other devices have one limit per network address,
 * and together have one daily limit. Recovery codes are too long to guess, so attempts with them are limited only per
 * device or address.
 */
export const factorAttempts = ({ throttles, devices, sessions, onGuessing }: AttemptParts) => {
  const keysOf = async (userId: UserId, request: FastifyRequest) => {
    const hash = await devices.verifiedHash(userId, request);
    return { isKnown: hash !== null, key: `${userId}.${hash ?? networksOf(request.ip).narrow}` };
  };

  /** Counts an attempt from an unknown device. Notifies the owner when the limit is exceeded. */
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
    /**
     * Counts an attempt with a code from an app. Throws a 429 with the time to wait when there were too many attempts.
     */
    count: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      const { isKnown, key } = await keysOf(userId, request);
      if (!isKnown) return countElsewhere(userId, key);
      await refuseWhenTooMany(throttles.factorsByKnownDevice, key);
      await refuseWhenTooMany(throttles.factorsByKnownDeviceADay, key);
    },

    /** Counts an attempt with a recovery code. Throws a 429 in the same way. */
    countRecovery: async (userId: UserId, request: FastifyRequest): Promise<void> => {
      await refuseWhenTooMany(throttles.recoveries, (await keysOf(userId, request)).key);
    },

    /**
     * Call this after a correct code. It replaces the session secret, resets the counts, and remembers the device.
     * `keep` stores the new secret together with the effects of the code.
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

    /**
     * Resets the daily limit. Call this only in sessions that have given the second factor; otherwise a mailed link
     * could reset the limit.
     */
    forgetElsewhere: (userId: UserId): Promise<void> => throttles.factorsByAccount.forget(userId),
  };
};

export type FactorAttempts = ReturnType<typeof factorAttempts>;
