import type { UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/identity.js';

/**
 * Throws a 409 if the person has no login method left. Call this in the same transaction, after a login method was
 * removed. `issuer` is the configured login provider, or null.
 */
export const refuseLockout = async (
  tx: Tx,
  userId: UserId,
  issuer: string | null,
): Promise<void> => {
  const left = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(({ or, exists, eb, selectFrom }) =>
      or([
        eb('password_hash', 'is not', null),
        exists(selectFrom('passkeys').select('id').where('user_id', '=', userId)),
        exists(
          selectFrom('oidc_identities')
            .select('subject')
            .where('user_id', '=', userId)
            .where('issuer', '=', issuer),
        ),
      ]),
    )
    .executeTakeFirst();
  if (left !== undefined) return;
  throw new HttpError('conflict', texts.onlyWayToLogIn);
};
