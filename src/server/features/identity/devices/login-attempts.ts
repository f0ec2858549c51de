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
 * Counts attempts to log in. A known device counts by itself alone, so that nobody elsewhere can lock a person out
 * there. All other attempts count for their address, for the account from this address, and, loosely, for the
 * account. Emails without an account count in the same way.
 */
export const loginAttempts = (throttles: Throttles, devices: Pick<KnownDevices, 'knownHash'>) => ({
  /** Forgets the attempts of an account by all who are not known, and from the address that asks. */
  forget: async (email: string, request: FastifyRequest): Promise<void> => {
    const account = digest(email);
    await throttles.loginsFromAddress.forget(`${account}.${networksOf(request.ip).narrow}`);
    await throttles.loginsByAccount.forget(account);
  },

  /** Counts one attempt. Gives what forgets it after a success; throws 429 with the time to wait when there were too many. */
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
