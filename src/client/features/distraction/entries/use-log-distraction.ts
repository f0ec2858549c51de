import { useRef, useState } from 'react';
import { useRemoveDistraction } from '#client/features/distraction/changes/use-remove-distraction.ts';
import { typeName } from '#client/features/distraction/type-name.ts';
import { storedUserId } from '#client/lib/session/session.ts';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { useIsUnsent, useOutbox } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import type { DistractionType } from '#domain/distraction/types.ts';
import { texts } from '#texts/distraction.js';
import { clockOf, type DistractionBody, distractionAt } from './entry.ts';
import { distractionHandler } from './handlers.tsx';

/** The status of the latest logged distraction; `at` is its time of day. */
export type DistractionLogState =
  | { readonly state: 'idle' | 'no-user' }
  | {
      readonly state: 'logging' | 'sent' | 'kept' | 'sent-later' | 'undone';
      readonly type: DistractionType;
      readonly at: string;
    }
  | {
      readonly state: 'failed';
      readonly type: DistractionType;
      readonly reason: string;
      readonly again: () => void;
    };

/** A distraction that was sent or stored, and can still be taken back. */
interface Logged {
  readonly id: string;
  readonly body: DistractionBody;
}

/**
 * Logs distractions through the outbox. While a distraction of one type is being sent, further taps on that type are
 * ignored. `undo` takes back the latest distraction; null when it is too late.
 */
export const useLogDistraction = () => {
  const { send, amend } = useOutbox();
  const remove = useRemoveDistraction();
  const [status, setStatus] = useState<DistractionLogState>({ state: 'idle' });
  const [logged, setLogged] = useState<Logged | null>(null);
  const [latestId, setLatestId] = useState<string | null>(null);
  const inProgress = useRef(new Set<DistractionType>());
  /** The number of taps. Only the latest tap may set the status. */
  const taps = useRef(0);

  const settle = async (
    body: DistractionBody,
    id: string,
    sending: () => Promise<SendResult>,
  ): Promise<void> => {
    const { type } = body;
    if (inProgress.current.has(type)) return;
    inProgress.current.add(type);
    taps.current += 1;
    const tap = taps.current;
    setStatus({ state: 'logging', type, at: clockOf(body) });
    setLogged(null);
    setLatestId(id);
    const outcome = await sending();
    inProgress.current.delete(type);
    if (tap !== taps.current) return;
    setStatus(after(body, outcome));
    if (outcome.state === 'sent' || outcome.state === 'waiting') setLogged({ id, body });
  };

  const sendAs = (body: DistractionBody, id: string): void =>
    void settle(body, id, () => send(distractionHandler, body, id));

  /** Retries logging a distraction. A refused entry is sent again with the current time. */
  const again = (body: DistractionBody, outcome: SendResult): void => {
    const retried = distractionAt(body.type, currentMs());
    if (outcome.state === 'refused')
      void settle(retried, outcome.id, () => amend(outcome.id, retried));
    // If the reply was lost, the entry may have been logged, so the retry uses the same id.
    else if (outcome.state === 'failed' && outcome.id !== null) sendAs(body, outcome.id);
    else sendAs(retried, newId());
  };

  const after = (body: DistractionBody, outcome: SendResult): DistractionLogState => {
    const { type } = body;
    if (outcome.state === 'sent') return { state: 'sent', type, at: clockOf(body) };
    if (outcome.state === 'waiting') return { state: 'kept', type, at: clockOf(body) };
    return { state: 'failed', type, reason: outcome.message, again: () => again(body, outcome) };
  };

  const log = (type: DistractionType): void => {
    if (storedUserId() === null) {
      setStatus({ state: 'no-user' });
      return;
    }
    sendAs(distractionAt(type, currentMs()), newId());
  };

  const undo = logged && {
    id: logged.id,
    label: texts.undoLogging({ type: typeName(logged.body.type) }),
    onUndo: (): void => {
      const { type } = logged.body;
      remove({ id: logged.id, type });
      setLogged(null);
      setStatus({ state: 'undone', type, at: clockOf(logged.body) });
    },
    onOver: () => setLogged(null),
  };

  const isUnsent = useIsUnsent(latestId);
  const shown: DistractionLogState =
    status.state === 'kept' && !isUnsent ? { ...status, state: 'sent-later' } : status;
  return { status: shown, log, undo };
};
