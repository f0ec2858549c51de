import { useCallback } from 'react';

/**
 * The CSS custom properties with the heights of elements at the edges of the window: the top bar, the lower bar on
 * phones, and the outbox status and banners above it.
 */
type Edge = '--upper-edge' | '--lower-edge' | '--lower-note' | '--lower-banners';

/** Whether the element stays in place while the page scrolls. In a low window it scrolls with the page. */
const isPinned = (element: HTMLElement): boolean => getComputedStyle(element).position === 'fixed';

/**
 * Sets a custom property of the page to the height of the element that gets the returned ref, so that the page leaves
 * space for it. At the lower edge, the value is 0 if the element is not pinned.
 */
export const useEdgeHeight = (edge: Edge) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { style } = document.documentElement;
      const measure = (): void => {
        const takesRoom = edge === '--upper-edge' || isPinned(element);
        const height = takesRoom ? `${element.offsetHeight}px` : '0px';
        // Avoid needless changes, because each one makes the browser recalculate the styles of the whole page.
        if ((style.getPropertyValue(edge) || '0px') !== height) style.setProperty(edge, height);
      };
      // Measure immediately, because a change after the observer's first report would count as a layout shift.
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
