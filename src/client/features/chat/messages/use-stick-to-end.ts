import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** This near to the end somebody reads along. */
const NEAR_PX = 120;

/** How far below the upper edge of what can be seen of `outer` it begins, in px; less than 0 is above. */
const pxFromTop = (inner: Element, outer: Element): number => {
  // With large text the page moves as well, and what stays in view at its top lies over the list.
  const over = outer.parentElement?.querySelector(':scope > header');
  const top = Math.max(
    outer.getBoundingClientRect().top,
    over?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY,
  );
  return inner.getBoundingClientRect().top - top;
};

/** What somebody writes in stays in view with the button that sends it, where large text makes the page longer. */
const keepInView = (foot: Element | null): void => {
  const { activeElement } = document;
  if (foot?.contains(activeElement) === true)
    activeElement?.closest('form')?.scrollIntoView({ block: 'nearest' });
};

const pxBelow = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Keeps the end of a list in view: when it opens, when somebody writes, and when something comes while
 * they look at the end. What is longer than the room is shown from its beginning, unless they have just
 * written it. Whoever has scrolled up stays where they are.
 *
 * @returns what to call when something was put in above: what is read stays where it is
 */
export const useStickToEnd = (
  scroller: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string; readonly state: string }[],
  isReady: boolean,
): (() => void) => {
  const heightBefore = useRef(0);
  const wasAtEnd = useRef(true);
  const lastId = useRef<string | undefined>(undefined);
  // Whoever has just written waits for the answer, also where what they wrote is longer than the room.
  const waits = useRef(false);
  // How much lay below what was shown last.
  const below = useRef(0);
  // Where the beginning of something long was put; null once somebody has scrolled on.
  const begunAt = useRef<number | null>(null);
  const begunId = useRef<string | undefined>(undefined);
  // Where the list was put by itself; not a number once somebody has moved it.
  const putAt = useRef(Number.NaN);
  const resizes = useRef<ResizeObserver | null>(null);
  const observed = useRef(new WeakSet<Element>());
  const last = items.at(-1);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = (): void => {
      // Not moved by a person: what is begun is not left for its end, nor the end because more came below.
      if (Math.abs(element.scrollTop - putAt.current) < 2) return;
      putAt.current = Number.NaN;
      begunAt.current = null;
      wasAtEnd.current = pxBelow(element) < NEAR_PX;
      // Gone back to read something, they do not wait any more.
      if (pxBelow(element) > below.current + NEAR_PX) waits.current = false;
    };
    const foot = element.nextElementSibling;
    // The field to write in and the help above it take of the room as they grow, or push the page on.
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

  // After every drawing: the height may change with any of them.
  useLayoutEffect(() => {
    const element = scroller.current;
    // What stands where there are no messages is read from its beginning.
    if (last === undefined) lastId.current = undefined;
    // A part of the list can grow by itself, as when the connection is lost.
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
      // What is longer than the room, with the answers below it, is read from its beginning. An answer
      // that comes in can get so long only then; whoever goes on to its end stays there.
      // Whoever has just written knows the beginning, and sees below it whether an answer comes.
      const mayBegin =
        (isNew && !isOwn) || (last.state === 'streaming' && begunId.current !== last.id);
      const fromTop = mayBegin && shown !== null ? pxFromTop(shown, element) : 0;
      if (fromTop < 0) {
        begunId.current = last.id;
        // The list alone: moving the page as well would put the field to write in out of view.
        element.scrollTop += fromTop;
        begunAt.current = element.scrollTop;
        // Else the next drawing would go on to its end.
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
