import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has more to show than fits, so that it has to be scrolled. */
export const useScrolls = (element: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false);

  // After every render, because what is in it may be different.
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = (): void => setScrolls(box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  });

  return scrolls;
};
