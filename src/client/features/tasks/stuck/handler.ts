import { call } from '#client/lib/api/call.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import type { Help, StuckReason } from '#domain/tasks/stuck.ts';
import { texts } from '#texts/tasks-steps.js';
import { helpsKey } from './help-queries.ts';

/** Whether a way to help worked. The id of the outbox entry is also the id of the answer. */
interface HelpAnswer {
  readonly reason: StuckReason;
  readonly help: Help;
  readonly helped: boolean;
}

/** The outbox handler of the person's answers to "Did that help?". */
export const stuckHandler: OutboxHandler<HelpAnswer, unknown> = {
  name: 'task-stuck',
  // Quiet, because the answer is a single press, and a refused answer cannot be corrected.
  quiet: true,
  label: texts.whatHelped,
  describe: () => texts.whetherItHelped,
  send: ({ id, userId, body }) => call(taskEndpoints.stuck, { body: { ...body, id, userId } }),
  received: (client, userId) => {
    void client.invalidateQueries({ queryKey: helpsKey(userId) });
  },
};
