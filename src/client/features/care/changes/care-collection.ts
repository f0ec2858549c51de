import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import type { Outgoing } from '#client/sync/outbox/entry-handler.ts';
import { careChanges, careEndpoints, type PersonCare } from '#contract/sharing/care.ts';
import { personCare } from './care-query.ts';
import { withChanges } from './care-view.ts';

/** The endpoints call the item's id `id`. */
const ofItem = {
  sent: ({ userId, body: { itemId, ...body } }: Outgoing<{ readonly itemId: string }>) => ({
    userId,
    id: itemId,
    ...body,
  }),
};

/** Sends the body without the id of the entry. */
const withoutEntryId = {
  sent: ({ userId, body }: Outgoing<object>) => ({ userId, ...body }),
};

/**
 * The person's changes to the plans with their therapists. `later.ts` has the part that is known before this file
 * loads.
 */
export const careCollection = collection({
  label: 'What you plan together',
  changes: careChanges,
  endpoints: careEndpoints,
  particulars: {
    'homework-day': { ...withoutEntryId, said: ({ barrier }) => [barrier] },
    'agenda-add': { ...ofItem, said: ({ words }) => [words], whenRefused: 'correct' },
    'agenda-mark': ofItem,
    'agenda-remove': ofItem,
    'card-save': { ...withoutEntryId, said: ({ card }) => Object.values(card) },
  },
  received: (client, userId, change) =>
    changeCached<PersonCare>(client, personCare(userId).queryKey, (known) =>
      withChanges(known, [change]),
    ),
  refresh: (client, userId) =>
    void client.invalidateQueries({ queryKey: personCare(userId).queryKey }),
});
