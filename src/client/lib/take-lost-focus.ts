/** A ref callback for what comes in the place of a focused control that was removed: it takes the focus. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
