import { type RefObject, useLayoutEffect } from 'react';
import type { Item } from '#client/features/chat/sending/turn.ts';

/** The height in px from the top of the log to the bottom of the element that follows it. */
const roomPx = (log: HTMLElement): number => {
  const end = (log.nextElementSibling ?? log).getBoundingClientRect().bottom;
  return Math.max(end, log.getBoundingClientRect().bottom) - log.getBoundingClientRect().top;
};

/**
 * Keeps the height of the waiting line below a message when the answer replaces that line, so that nothing moves while
 * the person reads or taps. The height is released when the person sends the next message.
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
