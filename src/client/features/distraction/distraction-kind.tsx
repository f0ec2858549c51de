import { call } from '#client/lib/api.ts';
import type { OutboxKind } from '#client/lib/outbox-kind.ts';
import { type Distraction, distractionEndpoints } from '#contract/distraction.ts';
import { DistractionEditor } from './distraction-editor.tsx';
import { clockOf, type DistractionBody } from './distraction-entry.ts';
import { summaryKey } from './distraction-keys.ts';

/** Logged distractions in the outbox. */
export const distractionKind: OutboxKind<DistractionBody, Distraction> = {
  name: 'distraction',
  label: 'Distraction',
  describe: (body) => `${body.type}, ${clockOf(body)}`,
  send: ({ id, userId, body }) => call(distractionEndpoints.log, { body: { ...body, id, userId } }),
  received: (client, userId) => {
    void client.invalidateQueries({ queryKey: summaryKey(userId) });
    // The dashboard shows distractions too; features do not know each other, so this is its plain key.
    void client.invalidateQueries({ queryKey: ['dashboard', userId] });
  },
  edit: (props) => <DistractionEditor {...props} />,
};
