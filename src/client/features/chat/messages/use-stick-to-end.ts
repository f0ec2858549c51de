import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** How close to the end of the list a person must be to count as following the conversation. */
const NEAR_PX = 120;

/** The distance in px from the visible top of `outer` to the top of `inner`; negative if `inner` starts above it. */
const pxFromTop = (inner: Element, outer: Element): number => {
  // With large text, the page scrolls too, and its sticky header covers the top of the list.
  const over = outer.parentElement?.querySelector(':scope > header');
  const top = Math.max(
    outer.getBoundingClientRect().top,
    over?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY,
  );
  return inner.getBoundingClientRect().top - top;
};

/** Keeps the focused field and its send button in view if large text makes the page scroll. */
const keepInView = (foot: Element | null): void => {
  const { activeElement } = document;
  if (foot?.contains(activeElement) === true)
    activeElement?.closest('form')?.scrollIntoView({ block: 'nearest' });
};

const pxBelow = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Scrolls a list to its end when it opens, when the person sends a message, and when an item arrives while the person
 * is at the end. An item that is taller than the list is shown from its beginning, unless the person has just sent it.
 * After the person scrolls up, the position stays unchanged.
 *
 * @returns a function to call after items are inserted above, to keep the scroll position
 */
export const useStickToEnd = (
  scroller: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string; readonly state: string }[],
  isReady: boolean,
): (() => void) => {
  const heightBefore = useRef(0);
  const wasAtEnd = useRef(true);
  const lastId = useRef<string | undefined>(undefined);
  // Whether the person is waiting for the answer to their message, even if that message is taller than the list.
  const waits = useRef(false);
  // The number of px below the viewport after the last automatic scroll.
  const below = useRef(0);
  // The scroll position at the beginning of a tall item; null after the person scrolls.
  const begunAt = useRef<number | null>(null);
  const begunId = useRef<string | undefined>(undefined);
  // The last automatic scroll position; NaN after the person scrolls.
  const putAt = useRef(Number.NaN);
  const resizes = useRef<ResizeObserver | null>(null);
  const observed = useRef(new WeakSet<Element>());
  const last = items.at(-1);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = (): void => {
      // The scroll was automatic, so the reading position stays as it is.
      if (Math.abs(element.scrollTop - putAt.current) < 2) return;
      putAt.current = Number.NaN;
      begunAt.current = null;
      wasAtEnd.current = pxBelow(element) < NEAR_PX;
      // The person has scrolled up to read something and no longer waits for the answer.
      if (pxBelow(element) > below.current + NEAR_PX) waits.current = false;
    };
    const foot = element.nextElementSibling;
    // The message field and the help above it shrink the list or lengthen the page as they grow.
    const resized = new ResizeObserver((changes) => {
      if (changes.some(({ target }) => target === element || target === foot)) keepInView(foot);
      const shown = begunAt.current === null ? null : element.querySelector('[data-last]');
      if (shown !== null) {
        element.scrollTop += pxFromTop(shown, element);
        begunAt.current = element.scrollTop;
        putAt.current = element.scrollTop;
      } else if (wasAtEnd.current && lastId.current !== undefined) {
        element.scrollTop = element.scrollHeight;
        putAt.current = element.scrollTop;
      }
    });
    resizes.current = resized;
    observed.current = new WeakSet();
    resized.observe(element);
    if (foot !== null) resized.observe(foot);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);

  // Runs after every render, because each render may change the height.
  useLayoutEffect(() => {
    const element = scroller.current;
    // Without messages, the list does not scroll to its end, so that the welcome is shown from its beginning.
    if (last === undefined) lastId.current = undefined;
    // A child can grow without a render here, for example when the connection is lost.
    for (const child of element?.children ?? []) {
      if (!observed.current.has(child)) resizes.current?.observe(child);
      observed.current.add(child);
    }
    if (element === null || !isReady || last === undefined) return;
    const isNew = last.id !== lastId.current;
    lastId.current = last.id;
    const isOwn = isNew && last.state === 'sending';
    const isAwaited = isNew && waits.current;
    if (isNew) waits.current = isOwn;
    if (wasAtEnd.current || isOwn || isAwaited) {
      element.scrollTop = element.scrollHeight;
      begunAt.current = null;
      wasAtEnd.current = true;
      const shown = element.querySelector('[data-last]');
      // An item that is taller than the list, including its replies, is shown from its beginning. A streaming answer
      // may outgrow the list only later. The list scrolls to the beginning only once per item, so that the person can
      // scroll on to the item's end. The person's own message is excluded, because the person knows how it begins and
      // looks for the answer below it.
      const mayBegin =
        (isNew && !isOwn) || (last.state === 'streaming' && begunId.current !== last.id);
      const fromTop = mayBegin && shown !== null ? pxFromTop(shown, element) : 0;
      if (fromTop < 0) {
        begunId.current = last.id;
        // Scrolls only the list: scrolling the page would move the message field out of view.
        element.scrollTop += fromTop;
        begunAt.current = element.scrollTop;
        // Otherwise, the next render would scroll to the end.
        wasAtEnd.current = false;
      }
      below.current = pxBelow(element);
      putAt.current = element.scrollTop;
    }
    heightBefore.current = element.scrollHeight;
  });

  return useCallback(() => {
    const element = scroller.current;
    if (element === null || heightBefore.current === 0 || wasAtEnd.current) return;
    element.scrollTop += element.scrollHeight - heightBefore.current;
  }, [scroller]);
};
