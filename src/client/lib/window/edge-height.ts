import { useCallback } from 'react';

/**
 * The elements at the edges of the window: the top bar; the lower bar on phones; above it the outbox status and the
 * banners.
 */
type Edge = '--upper-edge' | '--lower-edge' | '--lower-note' | '--lower-banners';

/** Whether the element stays at its edge while the page scrolls; in a low window it is part of the page. */
const isPinned = (element: HTMLElement): boolean => getComputedStyle(element).position === 'fixed';

/**
 * Sets a custom property of the page to the height of the element that gets the returned ref, so that the page leaves
 * space for it; 0 when it is not pinned to the lower edge.
 */
export const useEdgeHeight = (edge: Edge) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { style } = document.documentElement;
      const measure = (): void => {
        const takesRoom = edge === '--upper-edge' || isPinned(element);
        const height = takesRoom ? `${element.offsetHeight}px` : '0px';
        // Each change makes the browser recalculate the styles of the whole page.
        if ((style.getPropertyValue(edge) || '0px') !== height) style.setProperty(edge, height);
      };
      // Immediately, because a layout change after the observer's first report counts as a layout shift.
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
