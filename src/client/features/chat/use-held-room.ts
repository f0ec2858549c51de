import { type RefObject, useLayoutEffect } from 'react';
import type { Item } from './chat-turn.ts';

/** From where the messages begin to where all that stands with them ends, in px. */
const roomPx = (log: HTMLElement): number => {
  const end = (log.nextElementSibling ?? log).getBoundingClientRect().bottom;
  return Math.max(end, log.getBoundingClientRect().bottom) - log.getBoundingClientRect().top;
};

/**
 * Whom to call takes much room beside a message that waits for its answer. That room is held when the
 * answer takes its place, so that nothing moves under the eyes or the finger, until somebody goes on.
 */
export const useHeldRoom = (
  log: RefObject<HTMLElement | null>,
  items: readonly Pick<Item, 'id' | 'from' | 'state'>[],
): void => {
  const isAwaited = items.some(({ state }) => state === 'awaited');
  const lastOwn = items.findLast(({ from }) => from === 'person')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written last is the reason to let it go
  useLayoutEffect(() => {
    if (log.current !== null) log.current.style.minBlockSize = '';
  }, [log, lastOwn]);
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null || !isAwaited) return;
    element.style.minBlockSize = '';
    let px = roomPx(element);
    const resized = new ResizeObserver(() => {
      px = roomPx(element);
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      element.style.minBlockSize = `${px}px`;
    };
  }, [log, isAwaited]);
};
