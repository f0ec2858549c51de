import { useRef, useState } from 'react';
import { newId } from '#client/platform/new-id.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';

/**
 * Keeps a result and sends it; what could be neither kept nor sent is held for `again`. An `id` is
 * given by who wants to know the answer to this one.
 */
export type Save = <Body>(handler: OutboxHandler<Body>, body: Body, id?: string) => void;

/**
 * Saves results through the outbox, without a render for each: a run must not be held up. Only when
 * this device keeps nothing and sending did not work is there something to say.
 */
export const useSaving = () => {
  const outbox = useOutboxActions();
  const unsaved = useRef<(() => void)[]>([]);
  const pending = useRef(new Set<Promise<void>>());
  const isAtEnd = useRef(false);
  const [hasUnsaved, setHasUnsaved] = useState(false);

  const attempt = async <Body>(
    handler: OutboxHandler<Body>,
    body: Body,
    id?: string,
  ): Promise<void> => {
    const outcome = await outbox.send(handler, body, id);
    if (outcome.state !== 'failed') return;
    unsaved.current.push(() => void attempt(handler, body, outcome.id ?? undefined));
    setHasUnsaved(true);
  };
  const save: Save = (handler, body, id) => {
    if (isAtEnd.current) return outbox.sendAtEnd(handler, body, id ?? newId());
    const trying = attempt(handler, body, id);
    pending.current.add(trying);
    void trying.finally(() => pending.current.delete(trying));
  };

  /** Tries again, under the same ids, so that nothing is there twice. */
  const again = (): void => {
    setHasUnsaved(false);
    for (const retry of unsaved.current.splice(0)) retry();
  };

  /** Does something that saves while the page ends: what it saves is kept before this returns. */
  const atEnd = (work: () => void): void => {
    isAtEnd.current = true;
    work();
    isAtEnd.current = false;
  };

  /** Resolves when it is known what became of all that was saved. */
  const settled = () => Promise.all(pending.current);

  return { save, hasUnsaved, again, atEnd, settled };
};
