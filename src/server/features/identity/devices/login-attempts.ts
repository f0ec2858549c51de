import type { FastifyRequest } from 'fastify';
import { networksOf } from '#server/http/limits/addresses.ts';
import { digest } from '#server/secrets.ts';
import { type IdentityThrottles, refuseWhenTooMany } from '../identity-throttles.ts';
import type { KnownDevices } from './known-devices.ts';

type Throttles = Pick<
  IdentityThrottles,
  'loginsByAddress' | 'loginsByKnownDevice' | 'loginsFromAddress' | 'loginsByAccount'
>;

/**
 * Counts login attempts. Each known device is counted separately, so that nobody elsewhere can lock a person out
 * there. All other attempts count per address, per account and address, and, with a loose limit, per account. Emails
 * without an account are counted the same way.
 */
export const loginAttempts = (throttles: Throttles, devices: Pick<KnownDevices, 'knownHash'>) => ({
  /** Resets an account's count for unknown devices, and for the requesting address. */
  forget: async (email: string, request: FastifyRequest): Promise<void> => {
    const account = digest(email);
    await throttles.loginsFromAddress.forget(`${account}.${networksOf(request.ip).narrow}`);
    await throttles.loginsByAccount.forget(account);
  },

  /** Counts an attempt; throws 429 with the time to wait when there were too many. Returns a reset for a success. */
  count: async (email: string, request: FastifyRequest): Promise<() => Promise<void>> => {
    const account = digest(email);
    const knownHash = await devices.knownHash(email, request);
    if (knownHash !== null) {
      const key = `${account}.${knownHash}`;
      await refuseWhenTooMany(throttles.loginsByKnownDevice, key);
      return () => throttles.loginsByKnownDevice.forget(key);
    }
    const key = `${account}.${networksOf(request.ip).narrow}`;
    await refuseWhenTooMany(throttles.loginsByAddress, request.ip);
    await refuseWhenTooMany(throttles.loginsFromAddress, key);
    await refuseWhenTooMany(throttles.loginsByAccount, account);
    return async () => {
      await throttles.loginsFromAddress.forget(key);
      await throttles.loginsByAccount.forget(account);
    };
  },
});

export type LoginAttempts = ReturnType<typeof loginAttempts>;
