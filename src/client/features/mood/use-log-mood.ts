import { useEffect, useState } from 'react';
import { getComfort } from '#client/lib/comfort.ts';
import type { Outcome } from '#client/lib/outbox.ts';
import { useOutbox } from '#client/lib/outbox-context.ts';
import type { MoodLevel } from '#domain/mood/levels.ts';
import type { MoodTag } from '#domain/mood/tags.ts';
import { moodBody } from './mood-entry.ts';
import { moodKind } from './mood-kind.tsx';
import { deviceZone } from './mood-texts.ts';

/** How the latest check-in stands. */
export type LogState =
  | { readonly state: 'idle' | 'submitting' }
  /** Just sent; back to idle after three seconds. */
  | { readonly state: 'thanks' }
  /** Safe on this device, to be sent when that is possible. */
  | { readonly state: 'kept' }
  | { readonly state: 'failed'; readonly reason: string };

const THANKS_MS = 3_000;
const IDLE: LogState = { state: 'idle' };

const after = (outcome: Outcome): LogState => {
  if (outcome.state === 'sent') return { state: 'thanks' };
  if (outcome.state === 'waiting') return { state: 'kept' };
  return { state: 'failed', reason: outcome.message };
};

const bodyNow = (level: MoodLevel, why: string, tags: readonly MoodTag[]) => {
  const { dayStartsAtHour } = getComfort();
  return moodBody(
    { level, why, tags },
    { instantMs: Date.now(), zone: deviceZone(), dayStartsAtHour },
  );
};

type Log = (level: MoodLevel, why: string, tags: readonly MoodTag[]) => Promise<boolean>;

/**
 * Logs moods through the outbox. Both functions resolve to true when the mood is sent or safely
 * kept. `log` always makes an entry of its own; `logAgain` is for trying again after a failure, and
 * corrects the entry that was refused.
 */
export const useLogMood = () => {
  const { items, send, amend } = useOutbox();
  const [status, setStatus] = useState<LogState>(IDLE);
  const [refusedId, setRefusedId] = useState<string | null>(null);

  useEffect(() => {
    if (status.state !== 'thanks') return;
    const timer = setTimeout(() => setStatus(IDLE), THANKS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const settle = async (sending: () => Promise<Outcome>): Promise<boolean> => {
    if (status.state === 'submitting') return false;
    setStatus({ state: 'submitting' });
    const outcome = await sending();
    setRefusedId(outcome.state === 'refused' ? outcome.id : null);
    setStatus(after(outcome));
    return outcome.state === 'sent' || outcome.state === 'waiting';
  };

  const log: Log = (...felt) => settle(() => send(moodKind, bodyNow(...felt)));

  const logAgain: Log = (...felt) => {
    const refused = items.find((item) => item.id === refusedId && item.refused !== null);
    return refused === undefined ? log(...felt) : settle(() => amend(refused.id, bodyNow(...felt)));
  };

  return { status, log, logAgain };
};
