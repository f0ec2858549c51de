import { type RefObject, useLayoutEffect } from 'react';
import type { Item } from '#client/features/chat/sending/turn.ts';

/** From where the messages begin to where all that stands with them ends, in px. */
const roomPx = (log: HTMLElement): number => {
  const end = (log.nextElementSibling ?? log).getBoundingClientRect().bottom;
  return Math.max(end, log.getBoundingClientRect().bottom) - log.getBoundingClientRect().top;
};

/**
 * The line below a message that waits for its answer takes some room. That room is held when the answer
 * takes its place, so that nothing moves under the eyes or the finger, until somebody goes on.
 *
 * @param isWaiting whether there is such a line now
 */
export const useHeldRoom = (
  log: RefObject<HTMLElement | null>,
  items: readonly Pick<Item, 'id' | 'from'>[],
  isWaiting: boolean,
): void => {
  const lastOwn = items.findLast(({ from }) => from === 'person')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written last is the reason to let it go
  useLayoutEffect(() => {
    if (log.current !== null) log.current.style.minBlockSize = '';
  }, [log, lastOwn]);
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null || !isWaiting) return;
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
  }, [log, isWaiting]);
};
