import { guestEntryEndpoints } from '#contract/accounts/guest-entries.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/identity.js';
import type { IdentityParts } from '../identity-routes.ts';
import { type GuestEntries, type GuestStore, OFFERED_MS } from './guest-store.ts';

/** Endpoints for moving a guest's entries to the account after a login, or for deleting these entries. */
export const guestRoutes = ({
  serve,
  guests,
  entries,
}: Pick<IdentityParts, 'serve'> & {
  readonly guests: GuestStore;
  readonly entries: GuestEntries;
}): void => {
  const offered = async (userId: UserId, guestId: string): Promise<UserId> => {
    const found = await guests.find(userId, guestId);
    if (found === null) throw new HttpError('not_found', texts.entriesGone);
    return found;
  };

  serve(guestEntryEndpoints.offered, async ({ subject }) =>
    (await guests.offered(subject)).map(({ guest_id, left_at }) => ({
      guestId: guest_id,
      leftAt: left_at,
      deletedAt: new Date(Date.parse(left_at) + OFFERED_MS).toISOString(),
    })),
  );

  serve(guestEntryEndpoints.take, async ({ subject, session, body }) => {
    const guestId = await offered(subject, body.guestId);
    await entries.take(guestId, { userId: subject, role: session.role });
    await guests.remove(guestId);
  });

  serve(guestEntryEndpoints.remove, async ({ subject, body }) => {
    await guests.remove(await offered(subject, body.guestId));
  });
};
