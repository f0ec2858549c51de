import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { type KeptUrge, urgeChanges, urgeEndpoints } from '#contract/urges.ts';
import { texts } from '#texts/urge.js';
import { pastUrges } from './queries.ts';
import { withChanges } from './urge-entry.ts';

/** The person's changes to their urges. Each urge was delayed fully or partly. */
export const urgeCollection = collection({
  label: texts.urge,
  changes: urgeChanges,
  endpoints: urgeEndpoints,
  particulars: {
    'urge-keep': {
      describe: ({ minutes }) => texts.delayOf({ minutes }),
      said: ({ happened }) => [happened],
      whenRefused: 'correct',
      canResend: true,
    },
    'urge-correct': {
      label: texts.correctedUrge,
      describe: () => '',
      said: ({ happened }) => [happened],
    },
    'urge-remove': { label: texts.deletedUrge, describe: () => '' },
  },
  received: (client, userId, change) =>
    changeCached<readonly KeptUrge[]>(client, pastUrges(userId).queryKey, (known) =>
      withChanges(known, [change], userId),
    ),
  keys: (userId) => [pastUrges(userId).queryKey],
});
