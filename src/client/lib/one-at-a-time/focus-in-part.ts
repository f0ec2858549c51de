/** Sent by an element that wants the focus while its part is hidden. */
export const WANTS_FOCUS = 'wants-focus';

/** Focuses an element. If only another part of the page is visible at the moment, the element's part is shown first. */
export const focusInPart = (element: HTMLElement | null): void => {
  element?.focus();
  if (document.activeElement !== element)
    element?.dispatchEvent(new Event(WANTS_FOCUS, { bubbles: true }));
};
