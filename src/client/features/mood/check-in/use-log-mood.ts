import { useState } from 'react';
import { type Felt, type MoodBody, moodBody } from '#client/features/mood/entries/entry.ts';
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

/** A mood that was sent or stored, and can still be taken back. */
export interface LoggedMood {
  readonly id: string;
  readonly felt: Felt;
  readonly body: MoodBody;
}

/** How the latest mood can be taken back. */
export interface Undo {
  /** Null if no mood can be taken back now. */
  readonly logged: LoggedMood | null;
  /** To be called after the mood was taken back. */
  readonly onUndone: () => void;
}

/**
 * Logs moods through the outbox. Both functions resolve to true if the mood was sent or stored. `log` always creates an
 * entry. `logAgain` retries after a failure: it corrects a refused entry, or resends an unchanged entry under the same
 * id, so that a lost reply causes no duplicate. `loggedId` is the id of the latest entry, even while that entry is
 * being sent; null if there is none, or after a failure. `undo` is for the button that takes back the latest entry.
 *
 * @param onUndone called with what the person had logged when they take it back
 */
export const useLogMood = (onUndone: (felt: Felt) => void) => {
  const { items, send, amend } = useOutbox();
  const { status, settle, undone } = useLogState();
  const [last, setLast] = useState<{ outcome: SendResult; felt: string } | null>(null);
  const [latestId, setLatestId] = useState<string | null>(null);
  const [logged, setLogged] = useState<LoggedMood | null>(null);

  const sendAs = (
    felt: Felt,
    id: string,
    sending: (body: MoodBody) => Promise<SendResult>,
  ): Promise<boolean> => {
    const body = bodyNow(felt);
    if (status.state !== 'submitting') {
      setLatestId(id);
      setLogged(null);
    }
    return settle(
      id,
      () => sending(body),
      (outcome) => {
        setLast({ outcome, felt: JSON.stringify(felt) });
        if (outcome.state === 'sent' || outcome.state === 'waiting') setLogged({ id, felt, body });
      },
    );
  };

  const logAs = (felt: Felt, id: string): Promise<boolean> =>
    sendAs(felt, id, (body) => send(moodHandler, body, id));

  const log: Log = (felt) => logAs(felt, newId());

  const logAgain: Log = (felt) => {
    const outcome = last?.outcome;
    if (outcome?.state === 'refused') {
      const { id } = outcome;
      const stillRefused = items.some((item) => item.id === id && item.refused !== null);
      if (stillRefused) return sendAs(felt, id, (body) => amend(id, body));
    }
    if (outcome?.state === 'failed' && last?.felt === JSON.stringify(felt))
      return logAs(felt, outcome.id ?? newId());
    return log(felt);
  };

  const undo: Undo = {
    logged,
    onUndone: () => {
      setLatestId(null);
      setLogged(null);
      undone();
      if (logged !== null) onUndone(logged.felt);
    },
  };

  return { status, log, logAgain, undo, loggedId: status.state === 'failed' ? null : latestId };
};
