import type { QueryClient } from '@tanstack/react-query';
import { tasksKey } from '#client/features/routine/task-cache.ts';
import { Refusal } from '#client/lib/api/call.ts';
import { getSession } from '#client/lib/session/session.ts';
import type { OutboxKind } from '#client/sync/outbox/handler.ts';
import { verdictOn } from '#client/sync/outbox/rules.ts';
import { noteRefused, type RefusedChange } from './refused.ts';
import type { BodyOf, TaskChange } from './task-changes.ts';

/** What became of a change: it was made, or the server said no for good. */
type Settled<Reply> = { readonly made: Reply } | { readonly refused: RefusedChange };

interface Plan<Body, Reply> {
  readonly label: string;
  describe(body: Body): string;
  /** What did not happen, as the beginning of a sentence: "The new title was not saved". */
  problem(body: Body): string;
  make(userId: string, body: Body): Promise<Reply>;
  received(client: QueryClient, userId: string, reply: Reply): void;
}

/** A change that did not come about, in words and with what was typed for it. */
export const refusedChange = (
  id: string,
  problem: string,
  reason: string,
  body: object,
): RefusedChange => {
  const taskId = 'taskId' in body && typeof body.taskId === 'string' ? body.taskId : null;
  const updates: { title?: unknown; estimatedTime?: unknown } =
    'updates' in body && typeof body.updates === 'object' && body.updates !== null
      ? body.updates
      : {};
  const { title, estimatedTime } = updates;
  const typed = typeof title === 'string' ? { title, minutes: String(estimatedTime ?? '') } : null;
  return { id, text: `${problem}: ${reason}`, taskId, typed };
};

const isNo = (error: unknown, userId: string): error is Refusal => {
  const session = getSession();
  // Somebody else signed in meanwhile: that answer was not about this person's entry.
  const isTheirs = session.state === 'in' && session.userId === userId;
  return isTheirs && error instanceof Refusal && verdictOn(error).next === 'refuse';
};

/** What a refusal says, at the field where it says it more closely. */
const reasonOf = ({ message, issues }: Refusal): string => issues[0]?.message ?? message;

/**
 * A change of a task that is there as a kind of the outbox. A refused one leaves nothing to correct:
 * the list shows the task without it at once, so it is settled by telling the person.
 */
export const changeKind = <Name extends Exclude<TaskChange['kind'], 'task'>, Reply>(
  name: Name,
  { label, describe, problem, make, received }: Plan<BodyOf<Name>, Reply>,
): OutboxKind<BodyOf<Name>, Settled<Reply>> & { problem(body: BodyOf<Name>): string } => ({
  name,
  label,
  describe,
  problem,
  send: async ({ id, userId, body }) => {
    try {
      return { made: await make(userId, body) };
    } catch (error) {
      if (!isNo(error, userId)) throw error;
      return { refused: refusedChange(id, problem(body), reasonOf(error), body) };
    }
  },
  received: (client, userId, reply) => {
    if ('made' in reply) return received(client, userId, reply.made);
    noteRefused(reply.refused);
    // The list was not what it was thought to be.
    void client.invalidateQueries({ queryKey: tasksKey(userId) });
  },
  edit: () => null,
});
