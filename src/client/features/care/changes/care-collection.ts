import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { careChanges, careEndpoints, type PersonCare } from '#contract/sharing/care.ts';
import { personCare } from './care-query.ts';
import { withChanges } from './care-view.ts';

/**
 * The person's changes to the plans with their therapists. `later.ts` has the part that is known before this file
 * loads.
 */
export const careCollection = collection({
  label: 'What you plan together',
  changes: careChanges,
  endpoints: careEndpoints,
  particulars: {
    'homework-day': { said: ({ barrier }) => [barrier] },
    'agenda-add': { said: ({ words }) => [words], whenRefused: 'correct' },
    'card-save': { said: ({ card }) => Object.values(card) },
  },
  received: (client, userId, change) =>
    changeCached<PersonCare>(client, personCare(userId).queryKey, (known) =>
      withChanges(known, [change]),
    ),
  keys: (userId) => [personCare(userId).queryKey],
});
