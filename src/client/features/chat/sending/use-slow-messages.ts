import { useEffect, useRef, useState } from 'react';
import { after } from '#client/platform/after.ts';
import type { Turn } from './turn.ts';

/**
 * The delay before numbers to call appear below an unanswered message. It is short, so that a person in danger does not
 * have to wait, but longer than nearly all answers take, so that the numbers do not alarm anybody.
 */
const LATE_AFTER_MS = 2000;

/**
 * The ids of the messages that have waited so long for an answer that numbers to call appear below them. A message that
 * failed before has already shown numbers, and keeps them until it is answered.
 */
export const useSlowMessages = (turns: readonly Turn[]): ReadonlySet<string> => {
  const [late, setLate] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, () => void>());

  useEffect(() => {
    const add = (id: string): void =>
      setLate((before) => (before.has(id) ? before : new Set([...before, id])));
    for (const { id, state } of turns) {
      if (state === 'failed') add(id);
      if (state !== 'sending' || timers.current.has(id)) continue;
      timers.current.set(
        id,
        after(LATE_AFTER_MS, () => add(id)),
      );
    }
  }, [turns]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const cancel of running.values()) cancel();
    };
  }, []);

  return late;
};
