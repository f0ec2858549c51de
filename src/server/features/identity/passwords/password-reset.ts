import type { FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { LoginAttempts } from '../devices/login-attempts.ts';
import { userStore } from '../user-store.ts';

/** The person whose password may be set, and the email of the account. */
interface Proven {
  readonly userId: UserId;
  readonly address: string;
}

/**
 * Sets the password of the person for whom `prove` finds a valid proof, such as a mailed link, which it uses up in the
 * same transaction. Ends all of the person's sessions, and forgets their other devices. The second factor stays.
 */
export type ResetPassword = (
  request: FastifyRequest,
  passwordHash: string,
  prove: (tx: Tx) => Promise<Proven>,
) => Promise<void>;

export const passwordReset =
  ({
    database: { db },
    devices,
    attempts,
  }: {
    readonly database: Pick<Database, 'db'>;
    readonly devices: Pick<KnownDevices, 'forgetOthers'>;
    readonly attempts: Pick<LoginAttempts, 'forget'>;
  }): ResetPassword =>
  async (request, passwordHash, prove) => {
    const { userId, address } = await db.transaction().execute(async (tx) => {
      const proven = await prove(tx);
      await userStore(tx).setPassword(proven.userId, passwordHash);
      await tx.deleteFrom('sessions').where('user_id', '=', proven.userId).execute();
      return proven;
    });
    // The sessions are deleted again after the commit. If a concurrent login has just checked the old password, either
    // its session already exists and is ended here, or the login sees the new password when it checks the password
    // again.
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await devices.forgetOthers(userId, request);
    await attempts.forget(address, request);
  };
