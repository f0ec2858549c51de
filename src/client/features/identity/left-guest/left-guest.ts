import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';
import { clearQueries } from '#client/sync/stored-queries.ts';
import type { SignedIn } from '#contract/identity.ts';

const shape = z.object({ guestId: z.string(), hasEntries: z.boolean() });

/** A guest whose session was replaced by a login on this device, until the person decides about the guest's entries. */
export type LeftGuest = z.output<typeof shape>;

/** The guest that the person still has to decide about. */
export const leftGuest = deviceValue<LeftGuest>(
  'left-guest',
  (kept) => z.safeParse(shape, kept).data ?? null,
);

/** Remembers the guest whose session a login replaced, so that the page can ask about them. */
export const noteLeftGuest = ({ leftGuest: left }: Pick<SignedIn, 'leftGuest'>): void => {
  if (left === undefined) return;
  leftGuest.set(left);
  // Nobody uses this guest account any more. Unsent entries stay until the person has decided.
  clearQueries(left.guestId).catch(() => undefined);
};
