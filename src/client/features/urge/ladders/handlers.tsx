import { laddersQuery } from '#client/lib/ladders/query.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { chatEndpoints, ladderChanges } from '#contract/chat/chat.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { texts } from '#texts/urge.js';
import { withChanges } from './ladder-entry.ts';

const RefusedLadder = lazyPart(async () => (await import('./refused-ladder.tsx')).RefusedLadder);

const named = { describe: ({ fear }: { readonly fear: string }) => fear };

/** The person's changes to their ladders. A ladder that the server refused is corrected in the ladder form. */
export const ladderCollection = collection({
  label: texts.ladder,
  changes: ladderChanges,
  endpoints: chatEndpoints,
  particulars: {
    'ladder-save': {
      ...named,
      sent: ({ userId, body: { ladderId: id, changedAtMs, ...body } }) => {
        return { ...body, userId, id, changedAt: new Date(changedAtMs).toISOString() };
      },
      whenRefused: 'correct',
      edit: (props) => <RefusedLadder {...props} />,
    },
    'ladder-remove': { ...named, label: texts.deletedLadder },
  },
  received: (client, userId, change) =>
    changeCached<readonly Ladder[]>(client, laddersQuery(userId).queryKey, (known) =>
      withChanges(known, [change]),
    ),
  keys: (userId) => [laddersQuery(userId).queryKey],
});
