import { type RefObject, useEffect, useState } from 'react';

/** Whether the content overflows the element vertically. */
export const useIsScrollable = (element: RefObject<HTMLElement | null>): boolean => {
  const [isScrollable, setIsScrollable] = useState(false);

  // Runs after every render, because the content may have changed.
  useEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = (): void => setIsScrollable(box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  });

  return isScrollable;
};
