import { useCallback } from 'react';

/** What is at an edge of the window: the top bar; the bar of a phone, and above that the line about entries and the banners. */
type Edge = '--upper-edge' | '--lower-edge' | '--lower-note' | '--lower-banners';

/** Whether it stays at its edge while the page scrolls; in a low window it is a part of the page. */
const isPinned = (element: HTMLElement): boolean => getComputedStyle(element).position === 'fixed';

/**
 * Keeps a custom property of the page at the height of the element that the returned ref is given to, so
 * that the page leaves room for it; 0 where it is not pinned to the lower edge.
 */
export const useEdgeHeight = (edge: Edge) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { style } = document.documentElement;
      const measure = (): void => {
        const takesRoom = edge === '--upper-edge' || isPinned(element);
        const height = takesRoom ? `${element.offsetHeight}px` : '0px';
        // Each change has the style of the whole page worked out again.
        if ((style.getPropertyValue(edge) || '0px') !== height) style.setProperty(edge, height);
      };
      // At once: a page that is laid out again for what the observer finds counts as one that moved.
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      window.addEventListener('resize', measure);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', measure);
        style.setProperty(edge, '0px');
      };
    },
    [edge],
  );
