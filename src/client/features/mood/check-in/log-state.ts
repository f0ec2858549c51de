import { useEffect, useState } from 'react';
import { after } from '#client/platform/after.ts';
import { useIsUnsent } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';

/** The state of the latest check-in. */
export type MoodLogState =
  | { readonly state: 'idle' | 'submitting' }
  /**
   * The person submitted, but there was nothing to send. `press` counts these presses in a row, and `isKept` means that
   * the same entry still waits on this device.
   */
  | { readonly state: 'nothing'; readonly press: number; readonly isKept?: boolean }
  /** Just sent, or just taken back. The state returns to idle after three seconds. */
  | { readonly state: 'thanks' | 'undone' }
  /** Stored in the outbox, to be sent later. */
  | { readonly state: 'kept'; readonly id: string }
  /** Sent after it was stored in the outbox. */
  | { readonly state: 'sent-later' }
  | { readonly state: 'failed'; readonly reason: string };

const THANKS_MS = 3_000;
const IDLE: MoodLogState = { state: 'idle' };

const stateAfter = (outcome: SendResult, id: string): MoodLogState => {
  if (outcome.state === 'sent') return { state: 'thanks' };
  if (outcome.state === 'waiting') return { state: 'kept', id };
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

  /** Sends the entry with this id. Resolves to true if the check-in was sent or stored. */
  const settle = async (
    id: string,
    sending: () => Promise<SendResult>,
    settled: (outcome: SendResult) => void,
  ): Promise<boolean> => {
    if (status.state === 'submitting') return false;
    setStatus({ state: 'submitting' });
    const outcome = await sending();
    settled(outcome);
    setStatus(stateAfter(outcome, id));
    return outcome.state === 'sent' || outcome.state === 'waiting';
  };

  /** To be called after the check-in was taken back. */
  const undone = (): void => setStatus({ state: 'undone' });

  const isUnsent = useIsUnsent(status.state === 'kept' ? status.id : null);
  const shown: MoodLogState =
    status.state === 'kept' && !isUnsent ? { state: 'sent-later' } : status;

  return { status: shown, settle, undone };
};
