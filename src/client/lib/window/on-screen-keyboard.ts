import { useEffect, useState } from 'react';

/** The selector of all fields into which a person types. */
export const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"], [type="file"])';

/** If less than this share of the full height is visible, an on-screen keyboard is open. */
const SHRUNK = 0.8;

/** Whether a text field has the focus. */
export const isTyping = (): boolean => document.activeElement?.matches(TEXT_FIELDS) ?? false;

/** The visible height in px, independent of zoom. */
const visibleHeight = (): number => {
  const { visualViewport } = window;
  return visualViewport === null
    ? window.innerHeight
    : visualViewport.height * visualViewport.scale;
};

/**
 * Whether an on-screen keyboard is open. This is assumed if a text field has the focus and less of the window is
 * visible.
 */
export const useOnScreenKeyboard = (): boolean => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let full = visibleHeight();
    let width = window.innerWidth;
    const look = (): void => {
      const height = visibleHeight();
      // Measure the full height again while nobody types, and after the window was rotated.
      if (!isTyping() || window.innerWidth !== width) full = height;
      width = window.innerWidth;
      setIsOpen(isTyping() && height < full * SHRUNK);
    };
    const viewport = window.visualViewport ?? window;
    viewport.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      viewport.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isOpen;
};
