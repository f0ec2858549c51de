import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { type KeptUrge, urgeChanges, urgeEndpoints } from '#contract/urges.ts';
import { pastUrges } from './queries.ts';
import { withChanges } from './urge-entry.ts';

/** The person's changes to their urges. Each urge was delayed fully or partly. */
export const urgeCollection = collection({
  label: 'Urge',
  changes: urgeChanges,
  endpoints: urgeEndpoints,
  particulars: {
    'urge-keep': {
      describe: ({ minutes }) => `A delay of ${minutes} minutes`,
      said: ({ happened }) => [happened],
      whenRefused: 'correct',
      canResend: true,
    },
    'urge-correct': {
      label: 'Corrected urge',
      describe: () => '',
      said: ({ happened }) => [happened],
    },
    'urge-remove': { label: 'Deleted urge', describe: () => '' },
  },
  received: (client, userId, change) =>
    changeCached<readonly KeptUrge[]>(client, pastUrges(userId).queryKey, (known) =>
      withChanges(known, [change], userId),
    ),
  keys: (userId) => [pastUrges(userId).queryKey],
});
