import { useEffect, useRef, useState } from 'react';
import { after } from '#client/platform/after.ts';
import type { Turn } from './turn.ts';

/**
 * After this long without an answer, numbers to call stand below a message: so soon that somebody in
 * danger does not sit and wait, and later than nearly all answers, so that they are no alarm.
 */
const LATE_AFTER_MS = 2000;

/**
 * The ids of the messages that have waited so long for their answer that numbers to call stand below them. Where a
 * message failed before, whom to call stood beside it, and stays there until it has its answer.
 */
export const useLate = (turns: readonly Turn[]): ReadonlySet<string> => {
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
