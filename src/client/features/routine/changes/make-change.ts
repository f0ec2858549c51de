import { v7 } from 'uuid';
import type { OutboxKind } from '#client/sync/outbox/handler.ts';
import type { Outbox, Outcome } from '#client/sync/outbox/outbox.ts';
import { isRemembered } from '#client/sync/outbox/owner.ts';
import { refusedChange } from './change-kind.ts';
import { addFresh, dropFresh } from './fresh.ts';
import { noteRefused } from './refused.ts';
import { readChange } from './task-changes.ts';

/**
 * How a person's changes are made: shown at once, then kept and sent. `id` is given when the same
 * change was tried before and failed.
 */
export const changeMaker =
  (send: Outbox['send'], userId: string) =>
  async <Body extends object, Reply>(
    kind: OutboxKind<Body, Reply> & { problem?(body: Body): string },
    body: Body,
    id: string = v7(),
  ): Promise<Outcome> => {
    const change = readChange({ id, kind: kind.name, body });
    if (change !== null) addFresh({ ...change, userId });
    const outcome = await send(kind, body, id);
    // One that waits is dropped when it is seen in the outbox, so that there is no gap between.
    if (outcome.state !== 'waiting') dropFresh(new Set([id]));
    if (outcome.state === 'failed' && kind.problem !== undefined && isRemembered(userId))
      noteRefused(refusedChange(id, kind.problem(body), outcome.message, body));
    return outcome;
  };
