import { useEffect, useState } from 'react';
import { hearsDanger } from '#client/lib/listening/listening.ts';
import { tracked } from '#client/platform/after.ts';
import type { Turn } from './turn.ts';

/**
 * Whether danger was heard on this device in a message that waits for a connection. The exercise before it is then set
 * aside, as the server will do.
 */
export const useDangerWaiting = (
  turns: readonly Pick<Turn, 'id' | 'state' | 'text'>[],
): boolean => {
  const [heard, setHeard] = useState<ReadonlyMap<string, boolean>>(new Map());
  const waiting = turns.filter(({ state }) => state === 'failed');
  const { id, text } = waiting.find((turn) => !heard.has(turn.id)) ?? {};
  useEffect(() => {
    if (id === undefined || text === undefined) return;
    let isOver = false;
    const listen = async (): Promise<void> => {
      const isDanger = await hearsDanger(text);
      if (!isOver) setHeard((before) => new Map([...before, [id, isDanger]]));
    };
    void tracked(listen());
    return () => {
      isOver = true;
    };
  }, [id, text]);
  return waiting.some(({ id }) => heard.get(id) === true);
};
