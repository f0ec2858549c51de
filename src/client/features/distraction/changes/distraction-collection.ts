import { distractionKey, listKey, summaryKey } from '#client/features/distraction/keys.ts';
import { typeName } from '#client/features/distraction/type-name.ts';
import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import {
  type Distraction,
  distractionChanges,
  distractionEndpoints,
} from '#contract/distraction.ts';
import { texts } from '#texts/distraction.js';
import { countsWithEntries, type DistractionCount } from './distraction-counts.ts';
import { withEntries } from './distraction-view.ts';

/** The person's corrections and deletions of logged distractions. */
export const distractionCollection = collection({
  label: texts.correctedDistraction,
  changes: distractionChanges,
  endpoints: distractionEndpoints,
  topic: 'distractions',
  particulars: {
    'distraction-correct': { describe: ({ type }) => typeName(type) },
    'distraction-remove': { label: texts.deletedDistraction, describe: ({ was }) => typeName(was) },
  },
  received: (client, userId, change) => {
    const entries = [{ ...change, userId }];
    changeCached<readonly DistractionCount[]>(client, summaryKey(userId), (known) =>
      countsWithEntries(known, entries),
    );
    changeCached<readonly Distraction[]>(client, listKey(userId), (known) =>
      withEntries(known, entries),
    );
  },
  keys: (userId) => [distractionKey(userId)],
});
