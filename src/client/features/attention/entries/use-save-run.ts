import { useRef, useState } from 'react';
import { newId } from '#client/platform/new-id.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';

/**
 * Stores and sends a result. If both fail, the result stays in memory for `again`. A caller that needs to recognize the
 * reply passes an `id`.
 */
export type Save = <Body>(handler: OutboxHandler<Body>, body: Body, id?: string) => void;

/**
 * Saves results through the outbox. Saving causes no render, so that the run is not delayed. `hasUnsaved` is true if a
 * result could be neither stored nor sent.
 */
export const useSaveRun = () => {
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

  /** Saves the failed results again with the same ids, so that no result is stored twice. */
  const again = (): void => {
    setHasUnsaved(false);
    for (const retry of unsaved.current.splice(0)) retry();
  };

  /** Runs `work` while the page closes. The results that `work` saves are stored before this function returns. */
  const atEnd = (work: () => void): void => {
    isAtEnd.current = true;
    work();
    isAtEnd.current = false;
  };

  /** Resolves when the outcome of every save is known. */
  const settled = () => Promise.all(pending.current);

  return { save, hasUnsaved, again, atEnd, settled };
};
