import type { identityEndpoints } from '#contract/identity.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone } from '#server/errors.ts';
import type { UserStore } from './user-store.ts';

/** What an export says of an account. Throws `accountGone` when it is no longer there. */
export const accountHead =
  (users: UserStore) =>
  async (userId: UserId): Promise<ReplyOf<typeof identityEndpoints.exportData>['account']> => {
    const found = await users.byId(userId);
    if (found === null) throw accountGone();
    const { name, email, role } = found.user;
    return { name, email, role };
  };
