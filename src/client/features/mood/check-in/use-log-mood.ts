import { useEffect, useState } from 'react';
import { type Felt, moodBody } from '#client/features/mood/entries/entry.ts';
import { moodHandler } from '#client/features/mood/entries/handlers.tsx';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';

/** The state of the latest check-in. */
export type MoodLogState =
  | { readonly state: 'idle' | 'submitting' }
  /** Just sent; back to idle after three seconds. */
  | { readonly state: 'thanks' }
  /** Stored in the outbox, to be sent later. */
  | { readonly state: 'kept' }
  | { readonly state: 'failed'; readonly reason: string };

const THANKS_MS = 3_000;
const IDLE: MoodLogState = { state: 'idle' };

const after = (outcome: SendResult): MoodLogState => {
  if (outcome.state === 'sent') return { state: 'thanks' };
  if (outcome.state === 'waiting') return { state: 'kept' };
  return { state: 'failed', reason: outcome.message };
};

const bodyNow = (felt: Felt) => {
  const { dayStartsAtHour } = getComfort();
  return moodBody(felt, { instantMs: Date.now(), zone: deviceZone(), dayStartsAtHour });
};

type Log = (felt: Felt) => Promise<boolean>;

/**
 * Logs moods through the outbox; both functions resolve to true when the mood is sent or stored.
 * `log` always creates an entry. `logAgain` retries after a failure: it corrects a refused entry, or
 * resends an unchanged one under the same id, so that a lost reply causes no duplicate.
 */
export const useLogMood = () => {
  const { items, send, amend } = useOutbox();
  const [status, setStatus] = useState<MoodLogState>(IDLE);
  const [last, setLast] = useState<{ outcome: SendResult; felt: string } | null>(null);

  useEffect(() => {
    if (status.state !== 'thanks') return;
    const timer = setTimeout(() => setStatus(IDLE), THANKS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const settle = async (felt: Felt, sending: () => Promise<SendResult>): Promise<boolean> => {
    if (status.state === 'submitting') return false;
    setStatus({ state: 'submitting' });
    const outcome = await sending();
    setLast({ outcome, felt: JSON.stringify(felt) });
    setStatus(after(outcome));
    return outcome.state === 'sent' || outcome.state === 'waiting';
  };

  const log: Log = (felt) => settle(felt, () => send(moodHandler, bodyNow(felt)));

  const logAgain: Log = (felt) => {
    const outcome = last?.outcome;
    if (outcome?.state === 'refused') {
      const { id } = outcome;
      const stillRefused = items.some((item) => item.id === id && item.refused !== null);
      if (stillRefused) return settle(felt, () => amend(id, bodyNow(felt)));
    }
    if (outcome?.state === 'failed' && last?.felt === JSON.stringify(felt)) {
      const id = outcome.id ?? undefined;
      return settle(felt, () => send(moodHandler, bodyNow(felt), id));
    }
    return log(felt);
  };

  return { status, log, logAgain };
};
