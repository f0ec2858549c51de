import { useEffect, useRef, useState } from 'react';
import { after } from '#client/platform/after.ts';
import type { Turn } from './turn.ts';

/**
 * Delay before numbers to call appear below an unanswered message: short enough that somebody in danger does
 * not sit and wait, and longer than nearly all answers take, so that the numbers do not alarm anybody.
 */
const LATE_AFTER_MS = 2000;

/**
 * The ids of the messages that have waited so long for their answer that numbers to call appear below them. A
 * message that failed before already showed numbers, and keeps them until it is answered.
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
