import { useRef, useState } from 'react';
import { storedUserId } from '#client/lib/session/session.ts';
import { currentMs } from '#client/platform/after.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import type { DistractionType } from '#domain/distraction/types.ts';
import { clockOf, type DistractionBody, distractionAt } from './entry.ts';
import { distractionHandler } from './handlers.tsx';

/** How the latest log stands. `at` is its time of day. */
export type DistractionLogState =
  | { readonly state: 'idle' | 'no-user' }
  | {
      readonly state: 'logging' | 'sent' | 'kept';
      readonly type: DistractionType;
      readonly at: string;
    }
  | {
      readonly state: 'failed';
      readonly type: DistractionType;
      readonly reason: string;
      readonly again: () => void;
    };

/**
 * Logs distractions through the outbox. While one of a type is on its way, another tap on that type
 * counts for nothing.
 */
export const useLogDistraction = () => {
  const { send, amend } = useOutbox();
  const [status, setStatus] = useState<DistractionLogState>({ state: 'idle' });
  const underWay = useRef(new Set<DistractionType>());
  /** Counts taps: what is shown is about the latest. */
  const taps = useRef(0);

  const settle = async (
    body: DistractionBody,
    sending: () => Promise<SendResult>,
  ): Promise<void> => {
    const { type } = body;
    if (underWay.current.has(type)) return;
    underWay.current.add(type);
    taps.current += 1;
    const tap = taps.current;
    setStatus({ state: 'logging', type, at: clockOf(body) });
    const outcome = await sending();
    underWay.current.delete(type);
    if (tap === taps.current) setStatus(after(body, outcome));
  };

  /** Tries the same again: the entry that was refused is sent with the present time. */
  const again = (body: DistractionBody, outcome: SendResult): void => {
    const retried = distractionAt(body.type, currentMs());
    if (outcome.state === 'refused') void settle(retried, () => amend(outcome.id, retried));
    // An answer that was lost may mean that it was logged: the same id makes it one.
    else if (outcome.state === 'failed' && outcome.id !== null) {
      const { id } = outcome;
      void settle(body, () => send(distractionHandler, body, id));
    } else void settle(retried, () => send(distractionHandler, retried));
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
    const body = distractionAt(type, currentMs());
    void settle(body, () => send(distractionHandler, body));
  };

  return { status, log };
};
