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
 * Limits login attempts. The attempts on each known device are counted separately, so that attempts from elsewhere
 * cannot lock the person out on that device. All other attempts are counted per network address, per account and
 * address, and, with a loose limit, per account. Attempts with an email that has no account are counted in the same
 * way.
 */
export const loginAttempts = (throttles: Throttles, devices: Pick<KnownDevices, 'knownHash'>) => ({
  /** Resets the account's count for unknown devices, and the account's count for the network address of the request. */
  forget: async (email: string, request: FastifyRequest): Promise<void> => {
    const account = digest(email);
    await throttles.loginsFromAddress.forget(`${account}.${networksOf(request.ip).narrow}`);
    await throttles.loginsByAccount.forget(account);
  },

  /**
   * Counts an attempt. Throws a 429 with the time to wait when there were too many attempts. Returns a function that
   * resets the counts after a successful login.
   */
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
