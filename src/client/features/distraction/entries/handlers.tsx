import { DISTRACTION } from '#client/features/distraction/changes/distraction-counts.ts';
import { listKey, summaryKey } from '#client/features/distraction/keys.ts';
import { typeName } from '#client/features/distraction/type-name.ts';
import { call } from '#client/lib/api/call.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { changeCached } from '#client/sync/cached.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { type Distraction, distractionEndpoints } from '#contract/distraction.ts';
import { texts } from '#texts/distraction.js';
import { clockOf, type DistractionBody } from './entry.ts';

const DistractionEditor = lazyPart(
  async () => (await import('./refused-distraction.tsx')).DistractionEditor,
);

/** Outbox handler of logged distractions. */
export const distractionHandler: OutboxHandler<DistractionBody, Distraction> = {
  name: DISTRACTION,
  label: texts.distraction,
  describe: (body) => texts.typeAndTime({ type: typeName(body.type), time: clockOf(body) }),
  send: ({ id, userId, body }) => call(distractionEndpoints.log, { body: { ...body, id, userId } }),
  changes: 'distractions',
  received: (client, userId, log) => {
    void client.invalidateQueries({ queryKey: summaryKey(userId) });
    changeCached<readonly Distraction[]>(client, listKey(userId), (known) => [
      ...known.filter(({ id }) => id !== log.id),
      log,
    ]);
  },
  edit: (props) => <DistractionEditor {...props} />,
};
