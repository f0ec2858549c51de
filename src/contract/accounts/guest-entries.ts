import * as z from 'zod/mini';
import { texts } from '#texts/identity.js';
import { endpoint } from '../shared/endpoint.ts';
import { done } from '../shared/fields.ts';

const guestId = z.uuid({ error: () => texts.noGuestId });

/** Calls about the entries that a person made as a guest before logging in to their account. */
export const guestEntryEndpoints = {
  offered: endpoint({
    method: 'GET',
    path: '/auth/guest-entries',
    summary: 'Lists the guests whose entries the person may take along, the latest first.',
    access: 'session',
    status: 200,
    reply: z.array(
      z.object({
        guestId: z.string(),
        /** When the person logged in from the guest session. */
        leftAt: z.string(),
        /** When the guest and all its entries will be deleted. */
        deletedAt: z.string(),
      }),
    ),
  }),
  take: endpoint({
    method: 'POST',
    path: '/auth/guest-entries/take',
    summary:
      'Adds what a guest entered to the account, which keeps what it has, and ends the guest.',
    access: 'session',
    body: z.object({ guestId }),
    status: 200,
    reply: done,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/auth/guest-entries/remove',
    summary: 'Deletes a guest whose entries the person could take along.',
    access: 'session',
    body: z.object({ guestId }),
    status: 200,
    reply: done,
  }),
};
