import { LEFT_GUEST_NAME } from '#client/features/identity/offers/stored-offer.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { clearQueries } from '#client/sync/stored-queries.ts';
import type { SignedIn } from '#contract/identity.ts';
import { type Guarded, isFlag, isText, readAs, shaped } from '#domain/shared/guards.ts';

const isLeftGuest = shaped({ guestId: isText, hasEntries: isFlag });

/**
 * A guest whose session was replaced by a login on this device. Stored until the person decides about the guest's
 * entries.
 */
export type LeftGuest = Guarded<typeof isLeftGuest>;

/** The guest about whose entries the person has not decided yet. */
export const leftGuest = deviceValue(LEFT_GUEST_NAME, readAs(isLeftGuest));

/** Remembers the guest whose session was replaced by a login, so that the page can ask about the guest's entries. */
export const noteLeftGuest = ({ leftGuest: left }: Pick<SignedIn, 'leftGuest'>): void => {
  if (left === undefined) return;
  leftGuest.set(left);
  // Nobody uses this guest account any more. Its unsent entries stay on this device until the person decides.
  clearQueries(left.guestId).catch(() => undefined);
};
