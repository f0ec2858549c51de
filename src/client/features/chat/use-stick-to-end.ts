import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** This near to the end somebody reads along. */
const NEAR_PX = 120;

const isAbove = (inner: Element, outer: Element): boolean =>
  inner.getBoundingClientRect().top < outer.getBoundingClientRect().top;

const pxBelow = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Keeps the end of a list in view: when it opens, when somebody writes, and when something comes while
 * they look at the end. What is longer than the room is shown from its beginning. Whoever has scrolled
 * up stays where they are.
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
  const last = items.at(-1);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = (): void => {
      // Not moved by a person: what is begun is not left for its end.
      if (begunAt.current !== null && Math.abs(element.scrollTop - begunAt.current) < 2) return;
      begunAt.current = null;
      wasAtEnd.current = pxBelow(element) < NEAR_PX;
      // Gone back to read something, they do not wait any more.
      if (pxBelow(element) > below.current + NEAR_PX) waits.current = false;
    };
    // The field to write in takes of the room as it grows.
    const resized = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);

  // After every drawing: the height may change with any of them.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !isReady || last === undefined) return;
    const isNew = last.id !== lastId.current;
    lastId.current = last.id;
    const isOwn = isNew && last.state === 'sending';
    const isAwaited = isNew && waits.current;
    if (isNew) waits.current = isOwn;
    if (wasAtEnd.current || isOwn || isAwaited) {
      element.scrollTop = element.scrollHeight;
      begunAt.current = null;
      const shown = element.querySelector('[data-last]');
      // What is longer than the room, with the answers below it, is read from its beginning. An answer
      // that comes in can get so long only then; whoever goes on to its end stays there.
      const mayBegin = isNew || (last.state === 'streaming' && begunId.current !== last.id);
      if (mayBegin && shown !== null && isAbove(shown, element)) {
        begunId.current = last.id;
        shown.scrollIntoView({ block: 'start' });
        begunAt.current = element.scrollTop;
        // Else the next drawing would go on to its end.
        wasAtEnd.current = false;
      }
      below.current = pxBelow(element);
    }
    heightBefore.current = element.scrollHeight;
  });

  return useCallback(() => {
    const element = scroller.current;
    if (element === null || heightBefore.current === 0 || wasAtEnd.current) return;
    element.scrollTop += element.scrollHeight - heightBefore.current;
  }, [scroller]);
};
