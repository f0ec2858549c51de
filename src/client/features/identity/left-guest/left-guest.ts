import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';
import { clearQueries } from '#client/sync/stored-queries.ts';
import type { SignedIn } from '#contract/identity.ts';

const shape = z.object({ guestId: z.string(), hasEntries: z.boolean() });

/** A guest over whom somebody logged in on this device, until they said what becomes of what the guest entered. */
export type LeftGuest = z.output<typeof shape>;

/** The guest about whom the person is still to be asked. */
export const leftGuest = deviceValue<LeftGuest>(
  'left-guest',
  (kept) => z.safeParse(shape, kept).data ?? null,
);

/** Notes the guest over whom somebody logged in, for the page to ask about. */
export const noteLeftGuest = ({ leftGuest: left }: Pick<SignedIn, 'leftGuest'>): void => {
  if (left === undefined) return;
  leftGuest.set(left);
  // Nobody is that guest any more. What was not sent stays until the person has chosen.
  clearQueries(left.guestId).catch(() => undefined);
};
