import { useState } from 'react';
import { type Felt, moodBody } from '#client/features/mood/entries/entry.ts';
import { moodHandler } from '#client/features/mood/entries/handlers.tsx';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { useLogState } from './log-state.ts';

const bodyNow = (felt: Felt) => {
  const { dayStartsAtHour } = getComfort();
  return moodBody(felt, { instantMs: currentMs(), zone: deviceZone(), dayStartsAtHour });
};

type Log = (felt: Felt) => Promise<boolean>;

/**
 * Logs moods through the outbox. Both functions resolve to true if the mood was sent or stored. `log` always creates an
 * entry. `logAgain` retries after a failure: it corrects a refused entry, or resends an unchanged entry under the same
 * id, so that a lost reply causes no duplicate. `loggedId` is the id of the latest entry, even while that entry is
 * being sent; null if there is none, or after a failure.
 */
export const useLogMood = () => {
  const { items, send, amend } = useOutbox();
  const { status, settle } = useLogState();
  const [last, setLast] = useState<{ outcome: SendResult; felt: string } | null>(null);
  const [latestId, setLatestId] = useState<string | null>(null);

  const sendAs = (felt: Felt, id: string, sending: () => Promise<SendResult>): Promise<boolean> => {
    if (status.state !== 'submitting') setLatestId(id);
    return settle(sending, (outcome) => setLast({ outcome, felt: JSON.stringify(felt) }));
  };

  const logAs = (felt: Felt, id: string): Promise<boolean> =>
    sendAs(felt, id, () => send(moodHandler, bodyNow(felt), id));

  const log: Log = (felt) => logAs(felt, newId());

  const logAgain: Log = (felt) => {
    const outcome = last?.outcome;
    if (outcome?.state === 'refused') {
      const { id } = outcome;
      const stillRefused = items.some((item) => item.id === id && item.refused !== null);
      if (stillRefused) return sendAs(felt, id, () => amend(id, bodyNow(felt)));
    }
    if (outcome?.state === 'failed' && last?.felt === JSON.stringify(felt))
      return logAs(felt, outcome.id ?? newId());
    return log(felt);
  };

  return { status, log, logAgain, loggedId: status.state === 'failed' ? null : latestId };
};
