import type { FastifyRequest } from 'fastify';
import { networksOf } from '#server/http/limits/addresses.ts';
import { digest } from '#server/secrets.ts';
import { type GuessLimits, refuseWhenTooMany } from '../identity-throttles.ts';
import type { KnownDevices } from './known-devices.ts';

/**
 * Limits guesses at a password or a recovery code. The attempts on each known device are counted separately, so that
 * attempts from elsewhere cannot lock the person out on that device. All other attempts are counted per network address,
 * per account and address, and, with a loose limit, per account. Attempts with an email that has no account are counted
 * in the same way.
 */
export const loginAttempts = (limits: GuessLimits, devices: Pick<KnownDevices, 'knownHash'>) => ({
  /**
   * Resets the account's counts: for unknown devices, for the network address of the request, and for its device if it is
   * known.
   */
  forget: async (email: string, request: FastifyRequest): Promise<void> => {
    const account = digest(email);
    await limits.fromAddress.forget(`${account}.${networksOf(request.ip).narrow}`);
    await limits.byAccount.forget(account);
    const knownHash = await devices.knownHash(email, request);
    if (knownHash !== null) await limits.byKnownDevice.forget(`${account}.${knownHash}`);
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
      await refuseWhenTooMany(limits.byKnownDevice, key);
      return () => limits.byKnownDevice.forget(key);
    }
    const key = `${account}.${networksOf(request.ip).narrow}`;
    await refuseWhenTooMany(limits.byAddress, request.ip);
    await refuseWhenTooMany(limits.fromAddress, key);
    await refuseWhenTooMany(limits.byAccount, account);
    return async () => {
      await limits.fromAddress.forget(key);
      await limits.byAccount.forget(account);
    };
  },
});

export type LoginAttempts = ReturnType<typeof loginAttempts>;
