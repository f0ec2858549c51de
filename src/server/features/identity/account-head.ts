import type { identityEndpoints } from '#contract/identity.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone } from '#server/errors.ts';
import type { UserStore } from './user-store.ts';

type Account = ReplyOf<typeof identityEndpoints.exportData>['account'];

/** Reads the account data for an export. Throws `accountGone` when the account no longer exists. */
export const accountHead =
  (users: UserStore, loginsElsewhere: (userId: UserId) => Promise<Account['loginsElsewhere']>) =>
  async (userId: UserId): Promise<Account> => {
    const found = await users.byId(userId);
    if (found === null) throw accountGone();
    const { name, email, role } = found.user;
    return { name, email, role, loginsElsewhere: await loginsElsewhere(userId) };
  };
