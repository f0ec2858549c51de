import { type RefObject, useLayoutEffect } from 'react';
import type { Item } from '#client/features/chat/sending/turn.ts';

/** The height from the start of the log to the end of the element after it, in px. */
const roomPx = (log: HTMLElement): number => {
  const end = (log.nextElementSibling ?? log).getBoundingClientRect().bottom;
  return Math.max(end, log.getBoundingClientRect().bottom) - log.getBoundingClientRect().top;
};

/**
 * Keeps the height of the waiting line below a message when the answer replaces it, so that nothing moves
 * under the eyes or the finger. The height is released with the next own message.
 *
 * @param isWaiting whether the waiting line is shown now
 */
export const useReservedHeight = (
  log: RefObject<HTMLElement | null>,
  items: readonly Pick<Item, 'id' | 'from'>[],
  isWaiting: boolean,
): void => {
  const lastOwn = items.findLast(({ from }) => from === 'person')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new own message releases the height
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
