import { useEffect, useState } from 'react';
import { after } from '#client/platform/after.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';

/** The state of the latest check-in. */
export type MoodLogState =
  | { readonly state: 'idle' | 'submitting' }
  /** The person submitted, but there was nothing to send. */
  | { readonly state: 'nothing' }
  /** Just sent, or just taken back. The state returns to idle after three seconds. */
  | { readonly state: 'thanks' | 'undone' }
  /** Stored in the outbox, to be sent later. */
  | { readonly state: 'kept' }
  | { readonly state: 'failed'; readonly reason: string };

const THANKS_MS = 3_000;
const IDLE: MoodLogState = { state: 'idle' };

const stateAfter = (outcome: SendResult): MoodLogState => {
  if (outcome.state === 'sent') return { state: 'thanks' };
  if (outcome.state === 'waiting') return { state: 'kept' };
  return { state: 'failed', reason: outcome.message };
};

/**
 * The outcome of the latest check-in, and a function that sends a check-in. The function does nothing while another
 * check-in is being sent.
 */
export const useLogState = () => {
  const [status, setStatus] = useState<MoodLogState>(IDLE);

  useEffect(() => {
    if (status.state !== 'thanks' && status.state !== 'undone') return;
    return after(THANKS_MS, () => setStatus(IDLE));
  }, [status]);

  /** Resolves to true if the check-in was sent or stored. */
  const settle = async (
    sending: () => Promise<SendResult>,
    settled: (outcome: SendResult) => void,
  ): Promise<boolean> => {
    if (status.state === 'submitting') return false;
    setStatus({ state: 'submitting' });
    const outcome = await sending();
    settled(outcome);
    setStatus(stateAfter(outcome));
    return outcome.state === 'sent' || outcome.state === 'waiting';
  };

  /** To be called after the check-in was taken back. */
  const undone = (): void => setStatus({ state: 'undone' });

  return { status, settle, undone };
};
